"""The two apps: their folders and their sizes."""

from dataclasses import dataclass
from pathlib import Path

from checks.command import ROOT

from . import source

DEMOS = ROOT / "Demos"


@dataclass
class App:
    """One of the two apps, with its name in commits."""

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
    """The amount of Swift code in a folder."""

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
    """The number of an app's tests, and the amount of their code and supporting code."""

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
    """Returns the source files in a folder, without previews, which are not part of the app."""
    return sorted(file for file in Path(folder).rglob("*.swift") if "Previews" not in file.parts)


def representations(app):
    """Returns the types that represent a created to-do, from the store to the app's views, with their files."""
    folders = [DEMOS / "Sources" / "DemoStorage" / "Todos", DEMOS / "Sources" / "ToDo", app.sources]
    return [
        (declared.name, file.relative_to(DEMOS / "Sources"))
        for folder in folders
        for file in swift_files(folder)
        for declared in source.types(file.read_text())
        if declared.kind == "struct" and {"id", "title"} <= set(declared.stored)
    ]
