"""Processor time and memory, as the system reports them. It needs Linux's `/proc`."""

import asyncio
import os
import time
from dataclasses import dataclass

from .connection import now

# Percent of one core. With more from other processes, a figure is not only the server's; with a busier harness, it is
# the harness's.
OTHERS_AT_MOST = 15
HARNESS_AT_MOST = 95


def seconds_of_process(process):
    with open(f"/proc/{process}/stat") as file:
        parts = file.read().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def seconds_of_machine():
    """The processor time of all processes, on all cores."""
    with open("/proc/stat") as file:
        values = [int(value) for value in file.readline().split()[1:9]]
    idle, waiting = values[3:5]
    return (sum(values) - idle - waiting) / os.sysconf("SC_CLK_TCK")


def kib_of_process(process):
    """The resident memory of a process."""
    with open(f"/proc/{process}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS:"))


@dataclass
class Load:
    """The shares of the processor during a measurement, in percent of one core."""

    server_pct: int
    harness_pct: int
    other_pct: int

    @property
    def warning(self):
        """A sentence if the load was such that a figure is not the server's, otherwise `None`."""
        if self.other_pct > OTHERS_AT_MOST:
            return f"other_pct {self.other_pct}: other processes used the processor; measure on a quiet machine"
        if self.harness_pct > HARNESS_AT_MOST:
            return f"harness_pct {self.harness_pct}: the harness was busy, so the server may be faster than its figures"
        return None


class LoadMeter:
    """Measures the processor time of a server, of this harness and of everything else while a `with` block runs."""

    def __init__(self, process):
        self.process = process

    def read(self):
        return now(), seconds_of_process(self.process), time.process_time(), seconds_of_machine()

    def __enter__(self):
        self.before = self.read()
        return self

    def __exit__(self, *_):
        seconds, self.server, harness, machine = (after - before for after, before in zip(self.read(), self.before))
        others = max(0, machine - self.server - harness)
        self.load = Load(*(round(100 * part / seconds) for part in (self.server, harness, others)))


async def wait_until_quiet(process, limit):
    """Waits until processes other than a server hardly use the processor for a second, for at most `limit` seconds."""
    end = now() + limit
    while now() < end:
        with LoadMeter(process) as meter:
            await asyncio.sleep(1)
        if meter.load.other_pct <= OTHERS_AT_MOST:
            return
