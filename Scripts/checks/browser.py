"""Installs the requirements of the browser tests: Chromium, nginx, Caddy, and a Python environment."""

import os
import shutil

from . import python_environment
from .command import ROOT, run

TESTS = ROOT / "Tests" / "Browser"
ENVIRONMENT = ROOT / ".venv-browser"
# The first one is Chromium without the parts of its windows. It needs about half the processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = NAMES[:2]
PROXIES = {"nginx": "nginx-light", "caddy": "caddy"}
APT = {"DEBIAN_FRONTEND": "noninteractive"}
INSTALL = ["apt-get", "install", "-y", "--no-install-recommends"]


class Unavailable(Exception):
    """The reason why the browser tests can't run on this machine."""


def prepare(seconds):
    """Returns the Python interpreter for the tests, and the path of Chromium."""
    chromium = find_chromium() or install_chromium(seconds)
    install_proxies(seconds)
    try:
        return python_environment.install(ENVIRONMENT, TESTS / "requirements.txt", seconds), chromium
    except python_environment.NotInstalled as problem:
        raise Unavailable(str(problem)) from None


def find_chromium():
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def install_chromium(seconds):
    how = "install it, or set the environment variable CHROMIUM to its path"
    if not shutil.which("apt-get"):
        raise Unavailable(f"Chromium is not installed, and there is no apt to install it: {how}")
    if os.geteuid() != 0:
        raise Unavailable(f"Chromium is not installed, and only root can install it: {how}")
    # A distribution that has no package of the first name may have one of the second.
    for command in (["apt-get", "update"], *([*INSTALL, "fonts-liberation", package] for package in PACKAGES)):
        outcome = run(command, seconds, APT)
        if found := find_chromium():
            return found
    if outcome.problem:
        raise Unavailable(f"Chromium is not installed, and `{' '.join(command)}` {outcome.problem}: {how}")
    raise Unavailable(f"apt's package `{PACKAGES[-1]}` contains no program of that name: {how}")


def install_proxies(seconds):
    """Installs nginx and Caddy for the tests of the deployment guide where possible. They are skipped without them."""
    missing = [package for program, package in PROXIES.items() if not shutil.which(program)]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        # One by one, because a release can lack one of them.
        for command in (["apt-get", "update"], *([*INSTALL, package] for package in missing)):
            run(command, seconds, APT)
