"""Checks whether programs with the thread sanitizer run on this machine."""

import subprocess
import tempfile
from pathlib import Path


def reason_to_skip():
    """Returns the reason why programs with the thread sanitizer can't run on this machine, or `None`.

    Some kernels use more random address bits than the sanitizer supports, and some containers don't let it use fewer.
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
            return f"programs with the thread sanitizer don't run here ({message.splitlines()[-1] if message else error})"
    return None
