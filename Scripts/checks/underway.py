"""Follows which tests are under way in the output of test runners."""

import re

# As Swift Testing, XCTest and pytest with -v print them. pytest ends a line when the test ends or another one starts.
STARTS = (
    re.compile(r"^\S+ Test (?!run |case passing )(.+) started\.$"),
    re.compile(r"^Test Case '(.+)' started(?: at .*)?\.?$"),
    re.compile(r"^(\S+\.py::\S+(?: \S*\])?) *$"),
)
ENDS = (
    re.compile(r"^\S+ Test (?!run |case passing )(.+?)(?: with \d+ test cases?)? (?:(?:passed|failed|was cancelled) after |skipped)"),
    re.compile(r"^Test Case '(.+)' (?:passed|failed|skipped) \("),
    re.compile(r"^(?:\[gw\d+\] \[ *\d+%\] )?(?:PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS) (\S+\.py::\S+(?: \S*\])?)"),
    re.compile(r"^(\S+\.py::\S+(?: \S*\])?) (?:PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b"),
)
SHOWN = 20


class UnderWay:
    """The tests that have started and not ended, in the order of their starts, and the number of those that have ended."""

    def __init__(self):
        self.ended = 0
        self._started = []

    def see(self, line):
        """Takes a line of output into account."""
        if name := _first(STARTS, line):
            self._started.append(name)
        elif name := _first(ENDS, line):
            self.ended += 1
            # Tests of different suites can have the same name.
            if name in self._started:
                self._started.remove(name)

    def names(self, rest=""):
        """Returns the names of the tests under way. `rest` is what was printed after the last complete line."""
        last = _first(STARTS, rest)
        return [*self._started, *([last] if last else [])]

    def description(self, rest=""):
        """Returns the names in one line, or the fact that there are none."""
        names = self.names(rest)
        if not names:
            return "no test is under way"
        more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
        return f"under way: {', '.join(names[:SHOWN])}{more}"


def _first(patterns, line):
    return next((match[1] for match in (pattern.match(line) for pattern in patterns) if match), None)
