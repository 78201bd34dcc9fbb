"""The tables of SECURITY.md: its promises, and the tests that hold them."""

import re
from dataclasses import dataclass

from .problem import Problem

HEADING = re.compile(r"#+ (.+)")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True)
class Promise:
    """A row of a table: its section, the text of its promise, and its tests."""

    section: str
    text: str
    tests: str

    @property
    def short(self):
        """The first sentence, without marks."""
        text = LINK.sub(r"\1", self.text).replace("`", "")
        return re.split(r"(?<=[a-z0-9)])[.:] ", text)[0].rstrip(".")


def promises(text):
    """The rows of all tables whose first column is `promise`, from the top."""
    found, section, columns = [], "", None
    for line in text.split("\n"):
        if heading := HEADING.fullmatch(line):
            section, columns = heading[1], None
        if not line.startswith("|"):
            columns = None
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if columns is None:
            columns = cells
        elif columns[0] == "promise" and not set(cells[0]) <= set("-: "):
            if len(cells) != len(columns):
                raise Problem(f"a row of SECURITY.md has {len(cells)} cells instead of {len(columns)}: {line[:60]}…")
            found.append(Promise(section, cells[0], cells[-1]))
    if not found:
        raise Problem("SECURITY.md has no table whose first column is `promise`")
    return found
