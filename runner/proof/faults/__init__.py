"""The bank of wrong engines, one module per topic."""
