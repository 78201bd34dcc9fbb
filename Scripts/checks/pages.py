"""Reads Markdown pages: their code blocks, the snippets that these are copied from, and their links."""

import re
import subprocess
import textwrap
from collections import defaultdict
from dataclasses import dataclass

from . import guide

FENCE = re.compile(r"^```(\w*)$")
SOURCE = re.compile(r"^<!-- snippet: (\S+)#(\w+) -->$")
SKETCH = re.compile(r"^<!-- not compiled: \S.* -->$")
# A file of the article that `Scripts/first-feature` follows.
FILE = re.compile(r"^<!-- file: \S+ -->$")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
# The folders in which every Swift file is compiled: the package's snippets and tests, the demos, and the tests of the
# trait.
COMPILED = ("Snippets/", "Tests/", "Demos/Sources/", "Demos/Tests/")
# The consumers in this repository find the package above them. A reader's package is beside a clone.
CONSUMERS, ABOVE, BESIDE = "Tests/Consumers/", 'path: "../../.."', 'path: "../VSM"'
# A page for the coding agents of users, whose code is compiled as in articles.
FOR_AGENTS = "llms.txt"
INLINE_CODE = re.compile(r"`[^`]*`")


@dataclass
class Block:
    """A fenced code block, with its source from the comment above it."""

    page: str
    line: int
    language: str
    text: str
    source: tuple = None
    is_sketch: bool = False
    is_file: bool = False


def every(root):
    """Returns all pages of the project that are written in Markdown."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "*.md", FOR_AGENTS],
        cwd=root, check=True, capture_output=True, text=True,
    )
    return [root / name for name in sorted(listed.stdout.splitlines()) if (root / name).exists()]


def articles(pages):
    """Returns the pages in the documentation catalogs of libraries, and the page for coding agents."""
    return [page for page in pages if page.parent.suffix == ".docc" or page.name == FOR_AGENTS]


def code_blocks(page):
    """Returns the fenced code blocks of a page."""
    blocks, source, is_sketch, is_file, block = [], None, False, False, None
    for number, line in enumerate(page.read_text().splitlines(), start=1):
        if block is not None:
            if line == "```":
                blocks.append(block)
                block = None
            else:
                block.text += line + "\n"
        elif match := FENCE.match(line):
            block = Block(page.name, number, match[1], "", source, is_sketch, is_file)
            source, is_sketch, is_file = None, False, False
        elif line:
            match = SOURCE.match(line)
            source = (match[1], match[2]) if match else None
            is_sketch = bool(SKETCH.match(line))
            is_file = bool(FILE.match(line))
    return blocks


def sources(pages):
    """Returns the files that pages show parts of, grouped by module, as `vsm lint` needs them.

    Types of different modules can have the same name, so that each module is read alone.
    """
    names = {block.source[0] for page in pages for block in code_blocks(page) if block.source}
    modules = defaultdict(list)
    for name in sorted(names):
        modules[_module(name)].append(name)
    return [modules[module] for module in sorted(modules)]


def _module(name):
    """Returns the folder of the module of a file. Each folder in `CompiledModules` is compiled as one."""
    folders = name.split("/")[:-1]
    start = next((index for index, folder in enumerate(folders) if folder in ("Sources", "Tests")), 0)
    return "/".join(folders[:start + (3 if "CompiledModules" in folders else 2)])


def compare(block, root):
    """Returns a problem if a code block differs from its source, a part of a compiled file."""
    place = f"{block.page}:{block.line}"
    if block.is_sketch or (block.is_file and block.page == guide.PAGE.name):
        return []
    if not block.source:
        return [f"{place}: code needs its source in a comment above it, as in <!-- snippet: Snippets/Note.swift#feature -->"]
    name, part = block.source
    if not name.startswith(COMPILED) or not (root / name).exists():
        return [f"{place}: there is no file {name} under {' or '.join(COMPILED)}, the folders of compiled code"]
    parts = snippet_parts(_as_readers_write_it(name, (root / name).read_text()))
    if part not in parts:
        return [f"{place}: {name} has no part between `// snippet.{part}` and `// snippet.end`"]
    if parts[part] != block.text:
        return [f"{place}: the code differs from {name}#{part}, which is compiled; copy that code here"]
    return []


def _as_readers_write_it(name, text):
    return text.replace(ABOVE, BESIDE) if name.startswith(CONSUMERS) else text


def snippet_parts(text):
    """Returns the named parts of a snippet, without hidden lines and without indentation."""
    parts, name, hidden = {}, None, False
    for line in text.splitlines():
        if match := re.match(r"\s*// snippet\.(\w+)$", line):
            if match[1] in ("hide", "show"):
                hidden = match[1] == "hide"
            else:
                name = None if match[1] == "end" else match[1]
        elif name and not hidden:
            parts.setdefault(name, []).append(line)
    return {name: textwrap.dedent("\n".join(lines).strip("\n") + "\n") for name, lines in parts.items()}


def dead_links(page, root):
    """Returns a problem for each relative link of a page to a missing file."""
    problems, fenced = [], False
    for number, line in enumerate(page.read_text().splitlines(), start=1):
        if line.startswith("```"):
            fenced = not fenced
        if fenced:
            continue
        for target in LINK.findall(INLINE_CODE.sub("", line)):
            path = target.partition("#")[0]
            if path and not re.match(r"[a-z][a-z+.-]*:", target) and not (page.parent / path).exists():
                problems.append(f"{page.relative_to(root)}:{number}: the link to {target} is broken")
    return problems
