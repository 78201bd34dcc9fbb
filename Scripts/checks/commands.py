"""Checks that the commands on a page are tested."""

import contextlib
import io

from . import builds, plan

# The test script can't run itself.
ITSELF = ["Scripts/test", "Scripts/test --fast"]


class Recorder:
    """A replacement for `Run` that only records the commands of each step."""

    is_long = False

    def __init__(self):
        self.commands = []

    def begin(self, title):
        pass

    def skip(self, reason):
        pass

    def prepare(self, install):
        pass

    def check(self, arguments, *_):
        # Readers run the command without --skip-build, which only saves time in a step, and without the folder and the
        # traits of the steps.
        own = {"--skip-build", *builds.package(), *builds.demos()} - {"--package-path", "Demos"}
        words = [part for part in map(str, arguments) if part not in own]
        self.commands.append(" ".join(words))
        return True

    test = build = check

    def has_built(self, *_):
        return True


def tested():
    """Returns all command lines that the test script runs."""
    recorder = Recorder()
    for step in plan.FAST:
        with contextlib.redirect_stdout(io.StringIO()):
            step(recorder)
    return recorder.commands


def untested(lines):
    """Returns a problem for each command line that the tests don't run, neither as it is nor with `--help`."""
    known = tested()
    return [
        f"README.md: no test runs the command `{line}`; add it, or its --help, to a step in Scripts/checks/plan.py"
        for line in lines
        if line.strip() and line not in known + ITSELF and f"{line} --help" not in known
    ]
