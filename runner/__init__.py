"""tripledraw: a rulebook of 2-7 triple draw lowball that a machine can check.

This package holds what a person runs. The rulebook itself is in `tripledraw.features`, the game in
`tripledraw.reference_impl`, the way to any engine in `tripledraw.adapters`.
"""

__version__ = "0.1.0"
