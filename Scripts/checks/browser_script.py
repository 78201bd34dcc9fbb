"""Runs a script of `Tests/Browser` with a gallery and all browsers."""

import os
import subprocess

from checks import browser, builds
from checks.command import run

SECONDS_OF_BUILD, SECONDS_OF_INSTALLATION = 1_500, 600


def run_browser_script(name, arguments):
    """Builds the gallery, installs the browsers that are missing, and runs the script. Returns its status."""
    build = builds.demos_build()
    if "--help" not in arguments and (problem := run(build, SECONDS_OF_BUILD).problem):
        return f"`{' '.join(build)}` {problem}: its output is above"
    environment = {"GALLERY": str(builds.GALLERY), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        for program in browser.PROGRAMS:
            python, environment[program.upper()] = browser.prepare(SECONDS_OF_INSTALLATION, program)
    except browser.Unavailable as reason:
        return str(reason)
    return subprocess.run([python, browser.TESTS / name, *arguments], env={**os.environ, **environment}).returncode
