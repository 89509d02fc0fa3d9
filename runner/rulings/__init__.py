"""Rulings: rules looked up and cited, hands ranked, and real hand histories judged.

`hand` is the common form of a recorded hand, `readers` turns each site's text into it, `collection` finds the hands in
files and folders, and `judge` says of each hand whether it was played by the rules.
"""
