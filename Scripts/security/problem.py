"""What stops the program."""


class Problem(Exception):
    """One line for the reader: what happened, why, and what to do."""
