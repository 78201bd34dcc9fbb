"""Installs the libraries of JavaScript that web components of the gallery adapt: a map and a chart."""

import os
import shutil
from pathlib import Path

from .browser import APT, INSTALL
from .command import run

# package → the folder that it fills
PACKAGES = {"libjs-leaflet": "leaflet", "libjs-chart.js": "chart.js"}
FOLDER = Path("/usr/share/javascript")


def install_missing(seconds):
    """Installs the libraries with apt, where that is possible. Without them, the gallery and its tests leave them out."""
    missing = [package for package, folder in PACKAGES.items() if not (FOLDER / folder).exists()]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["apt-get", "update"], [*INSTALL, *missing]):
            run(command, seconds, APT)
