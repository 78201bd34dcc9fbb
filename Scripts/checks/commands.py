"""Knows which commands are tested, so that a page that names one can be believed."""

import contextlib
import io

from . import plan

# What the test script can't run from inside itself; the arguments are checked against its own options.
ITSELF = ["Scripts/test", "Scripts/test --fast"]


class Recorder:
    """Stands in for a run and only notes the commands of each step."""

    def __init__(self):
        self.commands = []

    def begin(self, title):
        pass

    def skip(self, reason):
        pass

    def check(self, arguments, *_):
        # What a step has built, it need not build again.
        self.commands.append(" ".join(part for part in map(str, arguments) if part != "--skip-build"))
        return True

    test = check


def tested():
    """Every command line that the test script runs."""
    recorder = Recorder()
    for step in plan.FAST:
        with contextlib.redirect_stdout(io.StringIO()):
            step(recorder)
    return recorder.commands


def untested(lines):
    """Those of some command lines that neither run as part of the tests nor with `--help` in place of their options."""
    known = tested()
    return [
        f"README.md: nothing tests the command `{line}`; let a step of Scripts/checks/plan.py run it, or its --help"
        for line in lines
        if line.strip() and line not in known + ITSELF and f"{line} --help" not in known
    ]
