"""Virtual environments of Python with the packages of a requirements file."""

import hashlib
import sys

from .command import run


class NotInstalled(Exception):
    """The command that failed, and how."""


def install(folder, requirements, seconds):
    """Installs the packages of a requirements file into a folder, unless they are. Returns its Python interpreter."""
    python = folder / "bin" / "python"
    stamp = folder / "requirements.sha256"
    wanted = hashlib.sha256(requirements.read_bytes()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text() == wanted:
        return python
    for command in (
        [sys.executable, "-m", "venv", "--clear", folder],
        [python, "-m", "pip", "install", "--disable-pip-version-check", "--quiet", "-r", requirements],
    ):
        outcome = run(command, seconds)
        if outcome.problem:
            raise NotInstalled(f"`{' '.join(map(str, command))}` {outcome.problem}")
    stamp.write_text(wanted)
    return python
