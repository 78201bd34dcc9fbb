"""Compiles mistakes in both apps, to find which of them the compiler rejects."""

import subprocess
from dataclasses import dataclass

from checks import builds
from checks.command import ROOT

from .apps import APPS

FOLDER = ROOT / "Tests" / "ToDoMistakes"
REFUSED, ACCEPTED = "// Refused: ", "// Accepted: "


class NotTried(Exception):
    """An error for a mistake without an expected result, or with another result."""


@dataclass
class Mistake:
    """A mistake, and for each app whether it is rejected, with the compiler's error or the effect at run time."""

    title: str
    refused: dict
    words: dict


def every():
    """Compiles all mistakes in both apps, and returns them. Requires a build of the demos."""
    if not (builds.PRODUCTS / "Modules" / f"{APPS[0].module}.swiftmodule").exists():
        raise NotTried(f"{builds.PRODUCTS} has no module {APPS[0].module}: run `Scripts/test demos` first")
    folders = sorted(folder for folder in FOLDER.iterdir() if folder.is_dir())
    return [_try(folder) for folder in folders]


def _try(folder):
    # The number is only for sorting.
    title = folder.name.split("-", 1)[1].replace("-", " ").capitalize()
    mistake = Mistake(title, {}, {})
    for app in APPS:
        refused, words = expectation(folder / f"{app.name}.swift")
        message = compile(folder / f"{app.name}.swift")
        if refused and words not in message:
            outcome = message or "no error at all"
            raise NotTried(f"{folder.name}/{app.name}.swift should be refused with “{words}”; instead: {outcome}")
        if not refused and message:
            raise NotTried(f"{folder.name}/{app.name}.swift should be accepted; instead: {message}")
        mistake.refused[app.name], mistake.words[app.name] = refused, words
    return mistake


def expectation(file):
    """Reads a file's first line: whether the file is rejected, and the error or the effect at run time."""
    first = file.read_text().splitlines()[0]
    for mark in (REFUSED, ACCEPTED):
        if first.startswith(mark) and first.removeprefix(mark):
            return mark == REFUSED, first.removeprefix(mark)
    raise NotTried(f"{file}: the first line has to be `{REFUSED}…` or `{ACCEPTED}…`")


def compile(file):
    """Returns the compiler's errors with their notes, or an empty text."""
    command = [
        "swiftc", "-typecheck", "-module-name", "Mistake", "-swift-version", "6", "-package-name", "demos", file,
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances",
        *builds.modules(), "-module-cache-path", builds.cache(),
    ]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return "" if run.returncode == 0 else run.stderr
