"""Tries mistakes in both apps, to see which of them the compiler refuses."""

import subprocess
from dataclasses import dataclass

from checks.command import ROOT

from .apps import APPS, DEMOS

FOLDER = ROOT / "Tests" / "Mistakes"
PRODUCTS = DEMOS / ".build" / "debug"
REFUSED, ACCEPTED = "// Refused: ", "// Accepted: "


class NotTried(Exception):
    """A file that says nothing of what becomes of it, or does not become that."""


@dataclass
class Mistake:
    """A mistake, and for each app whether it is refused, with the compiler's words or what happens instead."""

    title: str
    refused: dict
    words: dict


def every():
    """All mistakes, each tried in both apps. Needs the demos' modules, as `swift build` leaves them."""
    if not (PRODUCTS / "Modules" / f"{APPS[0].module}.swiftmodule").exists():
        raise NotTried(f"{PRODUCTS} has no module {APPS[0].module}: run `swift build --package-path Demos` first")
    folders = sorted(folder for folder in FOLDER.iterdir() if folder.is_dir())
    return [_try(folder) for folder in folders]


def _try(folder):
    # The number says only where it stands.
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
    """What a file's first line says of it: whether it is refused, and the error or what happens at run time."""
    first = file.read_text().splitlines()[0]
    for mark in (REFUSED, ACCEPTED):
        if first.startswith(mark) and first.removeprefix(mark):
            return mark == REFUSED, first.removeprefix(mark)
    raise NotTried(f"{file}: the first line has to be `{REFUSED}…` or `{ACCEPTED}…`")


def compile(file):
    """The compiler's errors, with their notes; empty where there are none."""
    maps = sorted(PRODUCTS.glob("*/module.modulemap"))
    command = [
        "swiftc", "-typecheck", "-module-name", "Mistake", "-swift-version", "6", "-package-name", "demos", file,
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances",
        "-I", PRODUCTS / "Modules", "-module-cache-path", PRODUCTS / "ModuleCache",
        *(part for path in maps for part in ("-Xcc", f"-fmodule-map-file={path}")),
    ]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return "" if run.returncode == 0 else run.stderr
