"""Installs PostgreSQL and the headers of libpq, for the demos with the trait PostgreSQL and their tests."""

import os
import shutil
from pathlib import Path

from .browser import APT, INSTALL
from .command import run

PACKAGES = ["libpq-dev", "postgresql"]
HOW = f"install {' and '.join(PACKAGES)} (on Debian and Ubuntu)"


def reason_to_skip():
    """Returns why the tests of the cluster cannot run, or `None`."""
    missing = [name for name, is_there in {"libpq": has_headers(), "PostgreSQL": has_server()}.items() if not is_there]
    if missing:
        return f"{' and '.join(missing)} cannot be found, and only root can install them with apt: {HOW}"
    return None


def has_headers():
    return any(Path(folder, "pkgconfig", "libpq.pc").exists() for folder in _folders())


def has_server():
    return bool(shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")))


def install_missing(seconds):
    """Installs what is missing with apt, where that is possible."""
    if not (has_headers() and has_server()) and shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["apt-get", "update"], [*INSTALL, *PACKAGES]):
            run(command, seconds, APT)


def _folders():
    """Returns the folders of libraries in which pkg-config looks, without running it, since it may not be installed."""
    return [*Path("/usr/lib").glob("*-linux-*"), "/usr/lib", "/usr/local/lib", "/opt/homebrew/opt/libpq/lib"]
