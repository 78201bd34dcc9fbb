"""The gallery as a process: its start and end, its processor time, memory and connections."""

import asyncio
import os
import re
import shutil
import signal
import tempfile
import time
from pathlib import Path

from .problem import Problem

SECONDS_TO_START = 60


class Gallery:
    """A gallery on a free port, with a new data folder."""

    def __init__(self, program, *options):
        self.program, self.options = program, options
        self.lines, self.process = [], None

    async def start(self):
        self.folder = tempfile.mkdtemp(prefix="vsm-security-")
        try:
            self.process = await asyncio.create_subprocess_exec(
                str(self.program), "--port", "0", "--data", self.folder, *self.options, stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT)
            self.port = await asyncio.wait_for(self._ready_port(), SECONDS_TO_START)
        except (OSError, TimeoutError, asyncio.TimeoutError) as error:
            await self.stop()
            raise Problem(f"the gallery {self.program} did not start: {error or 'it printed no address'}") from None
        self.reader = asyncio.create_task(self._read())
        return self

    async def _ready_port(self):
        async for line in self.process.stdout:
            self.lines.append(line.decode())
            if match := re.search(r"http://[\d.]+:(\d+)", self.lines[-1]):
                return int(match[1])
        raise Problem(f"the gallery ended before it was ready: {''.join(self.lines).strip()}")

    async def _read(self):
        async for line in self.process.stdout:
            self.lines.append(line.decode())

    @property
    def is_running(self):
        return self.process.returncode is None

    def terminate(self):
        """Sends SIGTERM."""
        self.process.send_signal(signal.SIGTERM)

    async def ended(self, seconds):
        """The seconds until the process has ended, or `None` if it has not after so many."""
        start = time.monotonic()
        try:
            await asyncio.wait_for(self.process.wait(), seconds)
        except (TimeoutError, asyncio.TimeoutError):
            return None
        return time.monotonic() - start

    async def stop(self):
        if self.process and self.is_running:
            self.process.kill()
            await self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def files(self):
        """The files of the data folder."""
        return [path for path in Path(self.folder).rglob("*") if path.is_file()]

    @property
    def processor_seconds(self):
        """The processor time of all threads, from the clock of the process."""
        return time.clock_gettime((~self.process.pid << 3) | 2)

    @property
    def mebibytes(self):
        """The resident memory."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS:")) / 1024

    def holds(self, port):
        """Whether the process has a connection from a port of this machine, even if its client does not notice."""
        for name in ("tcp", "tcp6"):
            for line in Path(f"/proc/{self.process.pid}/net/{name}").read_text().split("\n")[1:]:
                parts = line.split()
                # A connection whose inode is 0 belongs to no process.
                if parts and _port(parts[1]) == self.port and _port(parts[2]) == port and parts[9] != "0":
                    return True
        return False

    async def let_go(self, port, seconds):
        """The seconds until the process has closed a connection, or `None` if it has not after so many."""
        start = time.monotonic()
        while time.monotonic() - start < seconds:
            if not self.holds(port):
                return time.monotonic() - start
            await asyncio.sleep(0.1)
        return None


def _port(address):
    return int(address.rpartition(":")[2], 16)


def is_program(path):
    return os.access(path, os.X_OK) and Path(path).is_file()
