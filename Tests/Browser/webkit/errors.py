"""The errors of the protocol."""


class BidiError(Exception):
    """An error with which a command is answered."""

    def __init__(self, code, message=""):
        super().__init__(message)
        self.code = code
