"""Notices that the tests of a command stand still."""

import time

from .underway import UnderWay

# Two minutes: on a busy machine a test may wait long for its turn, but some process works then.
PATIENCE = 120
# The part of a processor that processes use although they do nothing, such as by timers.
IDLE = 0.01


class Watch:
    """Follows the output and the processor time of a command with tests.

    The tests stand still if none has ended for a time, and no process of the command has worked meanwhile.
    """

    def __init__(self, patience=PATIENCE, clock=time.monotonic):
        self.patience = patience
        self.tests = UnderWay()
        self._clock = clock
        # The last progress: when, the tests that had ended, and the processor time.
        self._last = (clock(), 0, 0.0)

    def stands_still(self, used):
        """Whether the tests stand still. `used` is the processor time of the command so far, or `None` if unknown."""
        since, ended, before = self._last
        now = self._clock()
        if used is None or self.tests.ended > ended or abs(used - before) > self.patience * IDLE:
            self._last = (now, self.tests.ended, used or 0.0)
            return False
        return now - since >= self.patience
