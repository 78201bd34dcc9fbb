"""The two apps: where their parts are, and how large they are."""

from dataclasses import dataclass
from pathlib import Path

from checks.command import ROOT

from . import source

DEMOS = ROOT / "Demos"


@dataclass
class App:
    """One of the two, by the name that it has in commits."""

    name: str
    module: str

    @property
    def sources(self):
        return DEMOS / "Sources" / self.module

    @property
    def tests(self):
        return DEMOS / "Tests" / f"{self.module}Tests"


VIPER = App("VIPER", "ToDoViper")
VSM = App("VSM", "ToDoVSM")
APPS = [VIPER, VSM]


@dataclass
class Size:
    """How much Swift there is in a folder."""

    files: int
    lines: int
    types: int
    functions: int

    @classmethod
    def of(cls, folder):
        texts = [file.read_text() for file in swift_files(folder)]
        lines = [source.code(text) for text in texts]
        return cls(
            files=len(texts),
            lines=sum(map(len, lines)),
            types=sum(len(source.types(text)) for text in texts),
            functions=sum(line.count("func ") for file in lines for line in file),
        )


@dataclass
class Tests:
    """What the tests of an app are: how many, and how much beside them is there to support them."""

    count: int
    lines: int
    support_files: int
    support_lines: int

    @classmethod
    def of(cls, folder):
        result = cls(0, 0, 0, 0)
        for file in swift_files(folder):
            lines = source.code(file.read_text())
            count = sum(line.count("@Test") for line in lines)
            if count:
                result.count += count
                result.lines += len(lines)
            else:
                result.support_files += 1
                result.support_lines += len(lines)
        return result


def swift_files(folder):
    """The sources in a folder, without previews: they show an app and are no part of what it does."""
    return sorted(file for file in Path(folder).rglob("*.swift") if "Previews" not in file.parts)


def representations(app):
    """The types that stand for a to-do that was created, from the store's own to what the app shows, with their place."""
    folders = [DEMOS / "Sources" / "DemoStorage" / "Todos", DEMOS / "Sources" / "ToDo", app.sources]
    return [
        (declared.name, file.relative_to(DEMOS / "Sources"))
        for folder in folders
        for file in swift_files(folder)
        for declared in source.types(file.read_text())
        if declared.kind == "struct" and {"id", "title"} <= set(declared.stored)
    ]
