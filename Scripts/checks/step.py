"""The steps of a test run and their results."""

import time

from . import command
from .tally import Tally, names_of_failed
from .watch import Watch


class Run:
    """Runs steps one after the other, each with its time limit and all within a total time limit.

    With `is_long`, steps that could run for hours test more than a sample.
    """

    def __init__(self, minutes, is_long=False):
        self.is_long = is_long
        self.end = time.monotonic() + minutes * 60
        self.tally = Tally()
        self.skipped = []
        self.problems = []
        self._step = ""
        self._starts = []
        self._built = []

    def begin(self, title):
        self._step = title
        self._starts.append((title, time.monotonic()))
        print(f"\n== {title}", flush=True)

    def skip(self, reason):
        self.skipped.append(f"{self._step}: {reason}")
        print(f"skipped: {reason}", flush=True)

    def prepare(self, install):
        """Installs what the step uses where possible, within ten minutes."""
        install(min(600, self.end - time.monotonic()))

    def check(self, arguments, minutes, environment=None):
        """Runs a command without tests, which counts as one failure if it fails. Returns whether it succeeded."""
        outcome = self._run(arguments, minutes, environment)
        if outcome.problem:
            self._fail(arguments, outcome.problem)
        return outcome.problem is None

    def build(self, arguments, minutes, environment=None):
        """Builds what a step uses, unless an earlier step has built it. Returns whether it is built.

        SwiftPM needs up to half a minute to find that nothing has changed, and nothing changes during a run.
        """
        if self.has_built(arguments, environment):
            print(f"built by an earlier step: {' '.join(map(str, arguments))}", flush=True)
        elif self.check(arguments, minutes, environment):
            self._built.append((arguments, environment))
        return self.has_built(arguments, environment)

    def has_built(self, arguments, environment=None):
        """Returns whether a step of this run has built something."""
        return (arguments, environment) in self._built

    def test(self, arguments, minutes, count, environment=None):
        """Runs a command with tests, which `count` counts, and ends it when they stand still.

        A run without tests is a failure.
        """
        outcome = self._run(arguments, minutes, environment, Watch())
        tally = count(outcome.lines)
        if tally:
            self.tally += tally
        if outcome.ended:
            failed = names_of_failed(outcome.lines)
            self._fail(arguments, outcome.ended + (f"; failed before: {', '.join(failed)}" if failed else ""))
        elif outcome.problem and tally is None:
            self._fail(arguments, f"{outcome.problem}, without a summary line: look for a crash above")
        elif outcome.problem and not tally.failed:
            self._fail(arguments, outcome.problem)
        elif outcome.problem or (tally and tally.failed):
            # The output of a step can be long: a log that is cut still names what failed at its end.
            self.problems.append(f"{self._step}: {tally.failed} failed: {', '.join(names_of_failed(outcome.lines))}")
        elif tally is None or not tally.total:
            self._fail(arguments, "ran no tests")
        return outcome.problem is None

    def _run(self, arguments, minutes, environment, watch=None):
        start = time.monotonic()
        outcome = command.run(arguments, min(minutes * 60, self.end - start), environment, watch=watch)
        print(f"[{time.monotonic() - start:.0f} s]", flush=True)
        return outcome

    def _fail(self, arguments, problem):
        self.tally.failed += 1
        self.problems.append(f"{self._step}: `{' '.join(map(str, arguments))}` {problem}")

    def summarize(self):
        """Prints the times of the steps, the skipped and failed ones, and last the totals. Returns the exit status."""
        starts = [*self._starts, ("", time.monotonic())]
        print("\n== Steps, in minutes and seconds")
        for (title, start), (_, end) in zip(starts, starts[1:]):
            print("{:4}:{:02}  {}".format(*divmod(round(end - start), 60), title))
        if len(starts) > 2:
            print("{:4}:{:02}  all of them".format(*divmod(round(starts[-1][1] - starts[0][1]), 60)))
        print("\n== Summary")
        for reason in self.skipped:
            print(f"skipped: {reason}")
        for problem in self.problems:
            print(f"FAILED: {problem}")
        if self.tally.skipped:
            print(f"tests that skipped themselves: {self.tally.skipped}")
        print(f"{self.tally.passed} passed, {self.tally.failed} failed", flush=True)
        return 1 if self.problems or self.tally.failed else 0
