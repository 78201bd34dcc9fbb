"""A reason to stop a measurement."""


class Problem(Exception):
    """One line for the reader: what happened, why, and what to do."""
