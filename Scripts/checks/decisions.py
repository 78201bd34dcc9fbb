"""Whether the index of the decisions is complete and in order, and whether code names each decision by its path.

A maintainer finds a decision in the code that it explains: a comment `// Why: Documentation/Decisions/…` is above it.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "Documentation/Decisions/"
ENTRY = re.compile(r"^\| \[(\d{4})\]\((\d{4}-[\w-]+\.md)\) \|", re.MULTILINE)
NAMED = re.compile(r"// Why: Documentation/Decisions/(\S+)")


def complaints(index, pages, code):
    """Returns a problem for each page that the index or the code lacks, and for each entry or comment without a page.

    `pages` are the names of the pages, and `code` is the text of each source file, by its path.
    """
    entries = [name for _, name in ENTRY.findall(index)]
    for number, name in ENTRY.findall(index):
        if not name.startswith(number):
            yield f"{FOLDER}README.md: the entry {number} links to {name}"
    if entries != sorted(set(entries)):
        yield f"{FOLDER}README.md: the entries are not in the order of their numbers, or one is there twice"
    for name in sorted(set(entries) ^ set(pages)):
        missing = "the index lacks it" if name in pages else "there is no such page"
        yield f"{FOLDER}{name}: {missing}"
    named = {}
    for path, text in sorted(code.items()):
        for name in NAMED.findall(text):
            named.setdefault(name, path)
    for name, path in sorted(named.items()):
        if name not in pages:
            yield f"{path}: there is no {FOLDER}{name}"
    for name in sorted(set(pages) - named.keys()):
        yield f"{FOLDER}{name}: no code names it; add `// Why: {FOLDER}{name}` above the declaration that it explains"


def main():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "*.swift", "*.js"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout.splitlines()
    code = {name: (ROOT / name).read_text() for name in listed if (ROOT / name).is_file()}
    pages = [page.name for page in (ROOT / FOLDER).glob("[0-9]*.md")]
    found = list(complaints((ROOT / FOLDER / "README.md").read_text(), pages, code))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
