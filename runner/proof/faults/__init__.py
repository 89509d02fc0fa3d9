"""The bank of wrong engines, a folder or a module for each topic."""
