"""The runs of all phases, in which the subjects alternate."""

import asyncio
import os
import sys
from dataclasses import dataclass, field

from .problem import Problem
from .server import Server

SECONDS_PER_PHASE = 240


@dataclass
class Results:
    """The measurements: `figures[subject, phase]` has the figures of each run, in the order of the runs.

    A run that failed, or in which an untimed phase was left out, has `None`.
    """

    figures: dict = field(default_factory=dict)
    failures: list = field(default_factory=list)
    other_pct: int = 0

    def series(self, subject, phase, name):
        """The values of a figure in each run, `None` where there is none."""
        return [figures and figures.get(name) for figures in self.figures.get((subject, phase), [])]


def cores():
    """The core of the servers and the core of the harness."""
    if not hasattr(os, "sched_getaffinity"):
        raise Problem("the harness needs Linux: it reads /proc, and gives the server and itself a core each")
    available = sorted(os.sched_getaffinity(0))
    if len(available) < 2:
        raise Problem("this process may use only one core, but the server and the harness need one each: allow another")
    return available[0], available[1]


async def measure(subjects, phases, effort, runs):
    """Measures each phase of each subject in each run. The order of the subjects is reversed in every second run."""
    results = Results()
    server_core, own_core = cores()
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {own_core})
    try:
        for run in range(runs):
            for phase in phases:
                for subject in subjects[:: -1 if run % 2 else 1]:
                    figures = None
                    if (phase.is_timed or not run) and phase.extra_page in ("", *subject.driver.extra_pages):
                        title = f"{phase.name} of {subject.name}, run {run + 1} of {runs}"
                        figures = await measure_one(title, subject, phase, effort, server_core, results)
                    results.figures.setdefault((subject.name, phase.name), []).append(figures)
    finally:
        os.sched_setaffinity(0, before)
    return results


async def measure_one(title, subject, phase, effort, core, results):
    """Measures one phase of a fresh server. Returns its figures, or `None` if it failed."""
    print(f"Measuring {title} …", file=sys.stderr, flush=True)
    try:
        async with Server(subject, core) as server:
            figures, load = await asyncio.wait_for(phase.measure(server, effort), SECONDS_PER_PHASE)
    except Exception as error:  # Whatever it is, the other phases are still worth measuring.
        results.failures.append(f"{title}: {str(error) or type(error).__name__}")
        print(f"failed: {results.failures[-1]}", file=sys.stderr, flush=True)
        return None
    if load:
        results.other_pct = max(results.other_pct, load.other_pct)
        if load.warning:
            print(f"warning: {title}: {load.warning}", file=sys.stderr, flush=True)
    return figures
