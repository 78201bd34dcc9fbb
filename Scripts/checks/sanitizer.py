"""Finds out whether programs under the thread sanitizer run on this machine at all."""

import subprocess
import tempfile
from pathlib import Path


def reason_to_skip():
    """Why nothing can run under the thread sanitizer here, or `None`.

    Some kernels spread addresses wider than it expects, and some containers forbid it to ask for less.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "main.swift")
        source.write_text('print("runs")\n')
        program = Path(folder, "program")
        try:
            for command in (["swiftc", "-sanitize=thread", source, "-o", program], [program]):
                subprocess.run(
                    command, check=True, timeout=180, stdin=subprocess.DEVNULL, capture_output=True, text=True
                )
        except (OSError, subprocess.SubprocessError) as error:
            message = (getattr(error, "stderr", "") or str(error)).strip()
            return f"programs under the thread sanitizer don't run here ({message.splitlines()[-1] if message else error})"
    return None
