"""Lint: what is wrong with the suite itself. Each check is a small class; `checks.py` lists them."""
