"""The processes of a command, and the processor time that they have used. Only Linux tells."""

import os
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")


@dataclass
class Process:
    """A process, as the system describes it."""

    number: int
    parent: int
    session: int
    # Seconds, including the seconds of children that have ended and were waited for.
    used: float


def of_command(leader):
    """Returns the processes in the session of a command, and all that they started, in whichever session."""
    processes = list(_all())
    found = {process.number for process in processes if leader in (process.number, process.session)}
    while more := {each.number for each in processes if each.parent in found} - found:
        found |= more
    return [process for process in processes if process.number in found]


def processor_time(leader):
    """Returns the seconds of processor time of a command so far, or `None` if the system does not tell."""
    return sum(process.used for process in of_command(leader)) if PROC.joinpath("self/stat").exists() else None


def _all():
    for folder in PROC.glob("[0-9]*"):
        try:
            # The second field is the name of the program in parentheses, which can contain anything.
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            # The process has ended.
            continue
        ticks = sum(map(int, fields[11:15]))
        yield Process(int(folder.name), int(fields[1]), int(fields[3]), ticks / os.sysconf("SC_CLK_TCK"))
