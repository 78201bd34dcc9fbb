"""The part of the page of figures that is measured: the machine, the command and the table."""

import os
import platform
import re

from . import table


def swift_version(output):
    """The version in what `swift --version` prints."""
    found = re.search(r"Swift version (\S+)", output)
    return found[1] if found else "of an unknown version"


def machine(swift):
    """A description of this machine, without a date."""
    cores = os.cpu_count()
    return f"{platform.system()} with {cores} cores, a release build, Swift {swift}, Python {platform.python_version()}"


def report(results, subjects, runs, command, swift):
    """The description, the command and the table as Markdown."""
    head = (
        f"{machine(swift)}; runs of each timed phase: {runs}. During one, other processes used at most "
        f"{results.other_pct} % of a core.")
    peers = "\n".join(f"- {subject.name}: {subject.versions}" for subject in subjects if subject.versions)
    cells = table.lines(results, [subject.name for subject in subjects])
    return "\n\n".join(filter(None, [head, peers, f"```sh\n{command}\n```", table.markdown(cells)]))
