"""The browsers that run the tests."""

import os
import shutil
from contextlib import contextmanager

from firefox import firefox
from proxy import NAME
from webkit import PROGRAM, webkit

# The names of each browser's program. An environment variable that is named like the browser can state another path.
PROGRAMS = {
    "chromium": ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
    "webkit": (PROGRAM,),
}


def program(name):
    """Returns the path of a browser's program."""
    path = os.environ.get(name.upper()) or next(filter(None, map(shutil.which, PROGRAMS[name])), None)
    assert path, f"{name} was not found: install it, or set the environment variable {name.upper()} to its path."
    return path


@contextmanager
def chromium(playwright, path):
    arguments = ["--no-sandbox", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    browser = playwright.chromium.launch(executable_path=path, args=arguments)
    yield browser
    browser.close()


STARTS = {"chromium": chromium, "firefox": firefox, "webkit": webkit}


def started(name, playwright):
    """Starts a browser, until the context ends."""
    return STARTS[name](playwright, program(name))
