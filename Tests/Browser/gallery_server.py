"""Starts the gallery as a process, and waits until it is ready."""

import os
import re
import sqlite3
import subprocess
import threading
from pathlib import Path

ROOT = Path(__file__).parents[2]


class GalleryServer:
    """A gallery on a port, or a free port. `GALLERY` is the path of its binary; without it, SwiftPM builds and runs the gallery.

    `inside` is the start of the command, for another network namespace."""

    def __init__(self, data, *options, port=0, environment=None, inside=()):
        binary = os.environ.get("GALLERY")
        command = [binary] if binary else ["swift", "run", "--package-path", str(ROOT / "Demos"), "gallery"]
        self.lines = []
        self._data = Path(data)
        self._process = subprocess.Popen(
            [*inside, *command, "--port", str(port), "--data", str(data), *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **(environment or {})},
        )
        try:
            self.url = self._ready_address()
        except BaseException:
            self.close()
            raise
        # Reads the pipe until the process ends, since a full pipe would block it.
        self._reader = threading.Thread(target=lambda: self.lines.extend(self._process.stdout), daemon=True)
        self._reader.start()

    def _ready_address(self):
        for line in self._process.stdout:
            self.lines.append(line)
            if match := re.search(r"http://[\d.]+:[1-9]\d*", line):
                return match.group()
        raise RuntimeError("The gallery ended before it was ready:\n" + "".join(self.lines))

    def stored(self):
        """Returns the statements that would create the gallery's database."""
        database = sqlite3.connect(f"{(self._data / 'gallery.sqlite').as_uri()}?mode=ro", uri=True)
        try:
            return list(database.iterdump())
        finally:
            database.close()

    def kill(self):
        """Ends the process with SIGKILL, which it cannot handle."""
        self._process.kill()
        self._process.wait()

    def close(self):
        self._process.terminate()
        try:
            self._process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
