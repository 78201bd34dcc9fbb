"""Reads the article that goes from an empty folder to a live page, as steps to follow."""

import re
from dataclasses import dataclass

from .command import ROOT

PAGE = ROOT / "Sources" / "VSM" / "VSM.docc" / "FirstFeature.md"

BLOCK = re.compile(r"(?:^<!-- (?P<mark>[^\n]*) -->\n)?^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
SERVE = re.compile(r"serve: (http://127\.0\.0\.1:\d+\S*) shows (.+)")


@dataclass
class File:
    """A file to write."""

    path: str
    text: str


@dataclass
class Run:
    """A command to run, and the lines that its output has to contain, in order."""

    command: str
    output: list


@dataclass
class Serve:
    """A command that serves an address, and a text that has to be found there."""

    command: str
    address: str
    text: str


class Unclear(Exception):
    """A block of the article that cannot be followed."""


def steps(text):
    """Returns the steps of an article in order."""
    found = []
    for match in BLOCK.finditer(text):
        mark, content = match["mark"] or "", match["text"]
        if mark.startswith("file: "):
            found.append(File(mark.removeprefix("file: "), content))
        elif mark == "run":
            found += [Run(line, []) for line in content.splitlines()]
        elif mark == "prints" and found and isinstance(found[-1], Run):
            found[-1].output = content.splitlines()
        elif serve := SERVE.fullmatch(mark):
            found.append(Serve(content.strip(), *serve.groups()))
        else:
            line = text.count("\n", 0, match.start()) + 1
            raise Unclear(f"line {line}: a block needs `file: …`, `run`, `prints` or `serve: …` in a comment above it")
    return found


def missing(expected, output):
    """Returns the first expected line that the output does not contain after the ones before it, or `None`."""
    rest = iter(output)
    return next((line for line in expected if not any(line in printed for printed in rest)), None)
