"""A reason to stop the program."""


class Problem(Exception):
    """One line for the reader: what happened, why, and what to do."""
