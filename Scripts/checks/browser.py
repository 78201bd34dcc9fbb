"""Installs the requirements of the browser tests: browsers, nginx, Caddy, and a Python environment."""

import os
import shutil
from pathlib import Path

from . import python_environment
from .command import ROOT, run

TESTS = ROOT / "Tests" / "Browser"
ENVIRONMENT = ROOT / ".venv-browser"
# The names of each browser's program, and its packages. The headless Chromium, without the parts of its windows, needs
# about half the processor time.
PROGRAMS = {
    "chromium": ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
    # The tests bring the program. It needs the engine, and a display without a screen.
    "webkit": (str(TESTS / "webkit" / "browser"),),
}
LIBRARIES = Path("/usr/lib")
ENGINE = "girepository-1.0/WebKit2-4.1.typelib"
# The packages of a browser. A distribution that has no package of the first name may have one of the second.
PACKAGES = {
    "chromium": (["chromium-headless-shell"], ["chromium"]),
    "firefox": (["firefox-esr"], ["firefox"]),
    "webkit": (["python3-gi", "gir1.2-webkit2-4.1", "xvfb"],),
}
PROXIES = {"nginx": "nginx-light", "caddy": "caddy"}
APT = {"DEBIAN_FRONTEND": "noninteractive"}
INSTALL = ["apt-get", "install", "-y", "--no-install-recommends"]


class Unavailable(Exception):
    """The reason why the browser tests can't run on this machine."""


def prepare(seconds, name="chromium"):
    """Returns the Python interpreter for the tests, and the path of a browser."""
    program = find(name) or install(name, seconds)
    install_proxies(seconds)
    try:
        return python_environment.install(ENVIRONMENT, TESTS / "requirements.txt", seconds), program
    except python_environment.NotInstalled as problem:
        raise Unavailable(str(problem)) from None


def find(name):
    if name == "webkit" and not (shutil.which("Xvfb") and any(LIBRARIES.glob(f"*/{ENGINE}"))):
        return None
    return os.environ.get(name.upper()) or next(filter(None, map(shutil.which, PROGRAMS[name])), None)


def install(name, seconds):
    how = f"install it, or set the environment variable {name.upper()} to its path"
    if not shutil.which("apt-get"):
        raise Unavailable(f"{name} is not installed, and there is no apt to install it: {how}")
    if os.geteuid() != 0:
        raise Unavailable(f"{name} is not installed, and only root can install it: {how}")
    for command in (["apt-get", "update"], *([*INSTALL, "fonts-liberation", *packages] for packages in PACKAGES[name])):
        outcome = run(command, seconds, APT)
        if found := find(name):
            return found
    if outcome.problem:
        raise Unavailable(f"{name} is not installed, and `{' '.join(command)}` {outcome.problem}: {how}")
    raise Unavailable(f"apt's package `{PACKAGES[name][-1][0]}` contains no program of that name: {how}")


def install_proxies(seconds):
    """Installs nginx and Caddy for the tests of the deployment guide where possible. They are skipped without them."""
    missing = [package for program, package in PROXIES.items() if not shutil.which(program)]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        # One by one, because a release can lack one of them.
        for command in (["apt-get", "update"], *([*INSTALL, package] for package in missing)):
            run(command, seconds, APT)
