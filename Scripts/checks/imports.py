"""Whether imports of the page's scripts form no circle, and whether a page preloads what its main script imports."""

import re
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from checks.command import ROOT
from checks.folders import cycle

SOURCES = ROOT / "Sources" / "PortableUIWeb"
ASSETS = SOURCES / "Assets"
NAMES = SOURCES / "Documents" / "LiveAssets.swift"
MAIN = "live.js"

COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
STATIC = re.compile(r'^(?:import\s*|(?:import|export)\b[^;"\'=]*\bfrom\s*)["\']\./([^"\']+)["\']', re.MULTILINE)
DYNAMIC = re.compile(r'\b(?:import\(\s*["\']\./|load\(["\'])([^"\']+)["\']')


def imports(folder=ASSETS):
    """The scripts that each script imports with a statement, and those that it imports while it runs."""
    texts = {path.name: COMMENT.sub("", path.read_text()) for path in sorted(folder.glob("*.js"))}
    return tuple({name: set(kind.findall(text)) for name, text in texts.items()} for kind in (STATIC, DYNAMIC))


def reached(graph, start):
    """The scripts that one imports, directly and by others, itself included."""
    found, left = set(), [start]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += graph.get(name, ())
    return found


def early(text):
    """The scripts that the head of a page names, from the source of `LiveAssets`."""
    return set(re.findall(r'"([^"]+)"', re.search(r"static let scripts = \[(.*?)\]", text, re.DOTALL)[1]))


def complaints(static, dynamic, named):
    circle = cycle({name: static[name] | dynamic[name] for name in static})
    if circle:
        arrows = " → ".join(circle)
        yield f"A circle of imports: {arrows}. Move what they share to a script that imports none of them."
    needed = reached(static, MAIN)
    for name in sorted(needed - named):
        yield f"{MAIN} imports {name}, which `LiveAssets.scripts` lacks: a page would wait for one more round trip."
    for name in sorted(named - needed):
        yield f"`LiveAssets.scripts` has {name}, which {MAIN} does not import: a page would load it for nothing."


def main():
    found = list(complaints(*imports(), early(NAMES.read_text())))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
