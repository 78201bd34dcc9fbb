"""The process of a measured server."""

import asyncio
import os
import socket
import subprocess
import tempfile
from dataclasses import dataclass

from .connection import HOST
from .problem import Problem

SECONDS_TO_START = 15
SECONDS_TO_END = 10
# After a server has opened its port, until it is measured.
SECONDS_TO_SETTLE = 0.5


@dataclass
class Subject:
    """Something that is measured: its name in the table, its driver, and the program that serves its pages.

    The program's last argument, the port, is added when it is started.
    """

    name: str
    driver: type
    command: list
    versions: str = ""


class Server:
    """A fresh process of a subject on a free port, while an `async with` block runs. It runs on one core."""

    def __init__(self, subject, core):
        self.subject = subject
        self.core = core

    async def __aenter__(self):
        with socket.socket() as free:
            free.bind((HOST, 0))
            port = free.getsockname()[1]
        self.output = tempfile.TemporaryFile()
        try:
            self.child = subprocess.Popen(
                [*map(str, self.subject.command), str(port)], stdin=subprocess.DEVNULL, stdout=self.output,
                stderr=subprocess.STDOUT, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
                preexec_fn=lambda: os.sched_setaffinity(0, {self.core}),
            )
        except OSError as error:
            raise Problem(f"the server of {self.subject.name} cannot be started: {error}") from None
        self.process = self.child.pid
        try:
            await self.wait_for_port(port)
        except BaseException:
            await self.end()
            raise
        self.driver = self.subject.driver(port)
        return self

    async def __aexit__(self, *_):
        await self.end()

    async def wait_for_port(self, port):
        for _ in range(10 * SECONDS_TO_START):
            if self.child.poll() is not None:
                raise Problem(
                    f"the server of {self.subject.name} ended with status {self.child.returncode} before it opened "
                    f"port {port}: {self.last_line()}")
            try:
                _, writer = await asyncio.open_connection(HOST, port)
            except OSError:
                await asyncio.sleep(0.1)
            else:
                writer.close()
                return await asyncio.sleep(SECONDS_TO_SETTLE)
        raise Problem(
            f"the server of {self.subject.name} did not open port {port} in {SECONDS_TO_START} s: {self.last_line()}")

    def last_line(self):
        self.output.seek(0)
        lines = self.output.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else "it printed nothing"

    async def end(self):
        self.child.terminate()
        for _ in range(10 * SECONDS_TO_END):
            if self.child.poll() is not None:
                break
            await asyncio.sleep(0.1)
        else:
            self.child.kill()
        self.child.wait()
        self.output.close()
