"""Runs a command with a time limit, and prints its output as it arrives."""

import codecs
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from . import processes

ROOT = Path(__file__).resolve().parents[2]


class Outcome:
    """The output of a command, its exit status, and the problem if it failed or was ended."""

    def __init__(self, lines, status, ended=None):
        self.lines = lines
        self.status = status
        # Why the command was ended, or not even started.
        self.ended = ended
        self.problem = ended or (f"ended with status {status}" if status else None)


def run(command, seconds, environment=None, quiet=False, folder=ROOT, watch=None):
    """Runs `command` in a folder, by default the root of the repository, without input, for at most `seconds`.

    Its output is printed, unless `quiet` is set. A command with a `Watch` is ended when its tests stand still.
    """
    if not quiet:
        print("$ " + " ".join(map(str, command)), flush=True)
    if seconds <= 0:
        return Outcome([], 1, "not started, since no time was left")
    try:
        process = subprocess.Popen(
            [str(part) for part in command],
            cwd=folder,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    except OSError as error:
        return Outcome([], 1, f"not started: {error}")

    output = _Output(process.stdout, quiet, watch)
    reader = threading.Thread(target=output.read, daemon=True)
    reader.start()
    ended = None
    try:
        ended = _wait(process, time.monotonic() + seconds, seconds, watch)
        if ended and watch:
            # Before the command is told to end, since it may print more then.
            ended += f"; {watch.tests.description(output.rest)}"
    finally:
        # Also after Ctrl-C, and for processes that a finished command left running.
        _end(process)
    reader.join(timeout=10)
    return Outcome(output.all_lines(), process.returncode or (1 if ended else 0), ended)


def _wait(process, end, seconds, watch):
    """Waits for a command. Returns why it has to be ended, or `None` if it has ended by itself."""
    interval = min(5, watch.patience / 8) if watch else seconds
    while True:
        try:
            process.wait(timeout=min(interval, max(0, end - time.monotonic())))
            return None
        except subprocess.TimeoutExpired:
            if time.monotonic() >= end:
                return f"was ended after {seconds:.0f} seconds, its limit: it hangs, or the machine is too slow"
            if watch and watch.stands_still(processes.processor_time(process.pid)):
                return f"was ended, since no test ended and no process worked for {watch.patience:.0f} seconds"


class _Output:
    """The output of a command, which is read on another thread."""

    def __init__(self, stream, quiet, watch):
        self.lines = []
        # The text after the last complete line.
        self.rest = ""
        self._stream = stream
        self._quiet = quiet
        self._watch = watch

    def read(self):
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        with self._stream:
            while chunk := self._stream.read1():
                text = decoder.decode(chunk)
                *complete, self.rest = (self.rest + text).split("\n")
                for line in complete:
                    self.lines.append(line.rstrip("\r"))
                    if self._watch:
                        self._watch.tests.see(self.lines[-1])
                if not self._quiet:
                    sys.stdout.write(text)
                    sys.stdout.flush()

    def all_lines(self):
        return [*self.lines, *([self.rest] if self.rest else [])]


def _end(process):
    """Ends the command and all processes of its session, since SwiftPM runs tests in another process group."""
    if process.poll() is None:
        _signal(process.pid, signal.SIGINT)
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            pass
    for member in processes.of_command(process.pid):
        try:
            os.kill(member.number, signal.SIGKILL)
        except ProcessLookupError:
            pass
    if process.poll() is None:
        _signal(process.pid, signal.SIGKILL)
        process.wait()


def _signal(group, number):
    try:
        os.killpg(group, number)
    except ProcessLookupError:
        pass
