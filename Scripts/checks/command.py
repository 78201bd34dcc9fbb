"""Runs a command with a time limit, and prints its output line by line."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Outcome:
    """The output of a command, its exit status, and the problem if it failed or was ended."""

    def __init__(self, lines, status, problem=None):
        self.lines = lines
        self.status = status
        self.problem = problem or (f"ended with status {status}" if status else None)


def run(command, seconds, environment=None, quiet=False, folder=ROOT):
    """Runs `command` in a folder, by default the root of the repository, without input, for at most `seconds`.

    Its output is printed, unless `quiet` is set.
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
            text=True,
            errors="replace",
            start_new_session=True,
        )
    except OSError as error:
        return Outcome([], 1, f"not started: {error}")

    lines = []
    reader = threading.Thread(target=_pass_on, args=(process.stdout, lines, quiet), daemon=True)
    reader.start()
    problem = None
    try:
        process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        problem = f"was ended after {seconds:.0f} seconds, its limit: it hangs, or the machine is too slow"
    finally:
        # Also after Ctrl-C, and for processes that a finished command left running.
        _end(process)
    reader.join(timeout=10)
    return Outcome(lines, process.returncode or (1 if problem else 0), problem)


def _pass_on(stream, lines, quiet):
    with stream:
        for line in stream:
            lines.append(line.rstrip("\n"))
            if quiet:
                continue
            sys.stdout.write(line)
            sys.stdout.flush()


def _end(process):
    """Ends the command and all processes of its session, since SwiftPM runs tests in another process group."""
    if process.poll() is None:
        _signal(process.pid, signal.SIGINT)
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            pass
    for member in _session(process.pid):
        try:
            os.kill(member, signal.SIGKILL)
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


def _session(leader):
    """Returns the processes of a command's session."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if os.getsid(int(entry.name)) == leader:
                found.append(int(entry.name))
        except (ProcessLookupError, PermissionError):
            pass
    return found
