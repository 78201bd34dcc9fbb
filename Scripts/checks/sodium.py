"""Installs the headers of libsodium, for the traits Sodium of the package and Accounts of the demos."""

import os
import shutil
from pathlib import Path

from .browser import APT, INSTALL
from .command import run

PACKAGES = ["libsodium-dev"]
HOW = f"install {' and '.join(PACKAGES)} (on Debian and Ubuntu)"


def has_headers():
    return any(Path(folder, "pkgconfig", "libsodium.pc").exists() for folder in _folders())


def install_missing(seconds):
    """Installs the headers with apt, where that is possible."""
    if not has_headers() and shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["apt-get", "update"], [*INSTALL, *PACKAGES]):
            run(command, seconds, APT)


def _folders():
    """Returns the folders of libraries in which pkg-config looks, without running it, since it may not be installed."""
    return [*Path("/usr/lib").glob("*-linux-*"), "/usr/lib", "/usr/local/lib", "/opt/homebrew/opt/libsodium/lib"]
