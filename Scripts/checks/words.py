"""Finds sentences in comments, articles and messages that a reader has to read twice.

Each rule has a pattern and a hint. The rules are narrow, so that every sentence which they find is worth rewriting: name
an actor, a verb and a reason. Code, quotations and headings are no prose.
"""

import ast
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Data of tests, and releases as they were described.
UNREAD = (
    "CHANGELOG.md", "Tools/Tests/LintTests/Violations/", "Tools/Tests/MigrationTests/OlderSources/",
    "Tools/Tests/ScaffoldingTests/ProfileExample/",
)
# Nouns that take a relative clause without a preposition: "the order of the calls", "the time that it takes".
ABSTRACT = (
    "amount|degree|direction|distance|duration|extent|fraction|height|interval|length|lifetime|manner|moment|number|"
    "occasion|order|period|phase|point|rate|response|second|share|situation|size|speed|time|transaction|turn|update|way|"
    "width"
)
QUESTION = r"(?:What|How|Why|Where|When|Which|Who)\b"
RELATIVE = re.compile(
    r"\b(?:which|whose|whom|who)\b|(?<=\w )that (?=(?:is|are|was|were|has|have|had|can|cannot|must|may|it|they|a|an|the|"
    r"its|no|only|never|does|do|did|[a-z]+s)\b)"
)
# After these words, "that" begins a statement and not a relative clause.
STATEMENT = re.compile(
    r"\b(?:so|such|says?|said|means?|meant|knows?|known|shows?|shown|checks?|checked|reports?|reported|expects?|expected|"
    r"sure|finds?|found|ensures?|states?|stated|proves?|proof|proven|tells?|told|assumes?|promises?|promised|notices?|see|"
    r"sees|implies|requires?|noticed|detects?|learns?|given|except|now|decides?|determines?|guarantees?|but|than|"
    r"provided|like|likely|possible|clear|true|fact|claims?|let|suggests?|confirms?|confirmed|contains|and|or|of|from|"
    r"in|for|to|with|on|by|at|as|after|before|without|about) that (?=\w)"
)

# Comments that tools read, and the marks in front of items and parameters.
NO_PROSE = re.compile(r"\s*(?:```|MARK|expected:|snippet\.|vsm:|error:|warning:|Why:|#|!)")
ITEM = re.compile(r"^\s*(?:[-*]|\d+\.) (?:- )?(?:Parameter \w+: |Parameters:|Returns: |\w+: )?")


@dataclass(frozen=True)
class Sentence:
    """A sentence with its place. The first one of a documentation comment is its summary."""

    path: str
    line: int
    text: str
    is_summary: bool = False


def problem(sentence):
    """Returns the hint of the rule that a sentence breaks, or `None`."""
    text = sentence.text
    if re.search(r"\b[Bb]elongs? into\b", text):
        return "say `belongs in` or `belongs to`"
    if re.search(r"\b(?:[Tt]hat|[Tt]hose) of\b", text):
        return "write the noun again instead of `that of` or `those of`"
    if sentence.is_summary and (re.match(QUESTION, text) or text.endswith("?")):
        return "a summary names a thing or an action; it is no question"
    if re.match(r"What\b(?!\.)", text) and not text.endswith("?"):
        return "name the subject instead of `What …`"
    if re.search(r"(?:[;:]|\b(?:and|or|but|that|since|because|if|while|when)) what (?:is|are)\b", text):
        return "name the subject instead of `what is …`"
    if re.search(
        rf"\b(?:{ABSTRACT})s? (?:in|by|to|with|at|from|on|after|through|up to) which\b|\bup to which\b"
        r"|\bnumber of [\w ]+ (?:at|after|from) which\b",
        text,
    ):
        return "say it without `in which`, `by which`, `to which` or `with which`"
    if relatives(text) >= 3:
        return "split the sentence: it has three relative clauses or more"
    return None


def relatives(text):
    """Returns the highest number of relative clauses in a part of a sentence, between colons and semicolons."""
    return max(len(RELATIVE.findall(part)) for part in re.split(r"[;:]", STATEMENT.sub("so ", text)))


# MARK: Reading


def sentences(path, text):
    """Returns the sentences in the prose of a file."""
    if path.endswith(".md"):
        blocks = markdown(text)
    elif path.endswith(".swift"):
        blocks = [*comments(text, "//"), *(messages(text) if speaks(path) else ())]
    else:
        blocks = [*docstrings(text), *comments(text, "#")]
    for line, block, is_documentation in blocks:
        yield from split(path, line, block, is_documentation)


def speaks(path):
    """Whether the strings of a Swift file are messages, and not the data of a test or a demo."""
    return path.startswith(("Sources/", "Tools/Sources/")) and not path.endswith("LanguageTable.swift")


def split(path, line, block, is_documentation):
    """Returns the sentences of a paragraph, without code and the targets of links."""
    block = re.sub(r"``?[^`]*``?", "X", block)
    block = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", block)
    block = re.sub(r'"[^"]*"|“[^”]*”', "X", block)
    block = re.sub(r"[*_]{1,2}(\S[^*_]*)[*_]{1,2}", r"\1", block)
    start = 0
    for number, end in enumerate([*(found.end() for found in re.finditer(r"[.?!](?=\s+[A-Z(])", block)), len(block)]):
        found = block[start:end]
        first = start + len(found) - len(found.lstrip())
        yield Sentence(path, line + block[:first].count("\n"), " ".join(found.split()), is_documentation and number == 0)
        start = end


def markdown(text):
    """Returns the paragraphs, items and cells of a page, without code and headings."""
    fenced, paragraph, first = False, [], 0
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        is_text = line.strip() and not fenced and not line.lstrip().startswith(("```", "#", "<!--"))
        if paragraph and (not is_text or re.match(r"\s*(?:[-*>|]|\d+\.) ?", line)):
            yield first, "\n".join(paragraph), False
            paragraph = []
        if is_text and line.lstrip().startswith("|"):
            for cell in re.sub(r"`[^`]*`", "X", line).split("|"):
                yield number, cell.strip(), False
        elif is_text:
            if not paragraph:
                first = number
            paragraph.append(re.sub(r"^\s*(?:[-*>]|\d+\.) ", "", line))


def comments(text, mark):
    """Returns the paragraphs of comments, each with whether it begins a documentation comment."""
    code, paragraph, first, documents, fenced = 0, [], 0, False, False
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        found = re.match(rf"\s*({mark}/?)(?: (.*)|$)", line)
        content = (found[2] or "") if found else ""
        if content.lstrip().startswith("```"):
            fenced = not fenced
        is_text = found and content.strip() and not fenced and not NO_PROSE.match(content)
        if paragraph and (not is_text or re.match(r"\s*(?:[-*|]|\d+\.) ", content)):
            yield first, "\n".join(paragraph), documents
            paragraph, documents = [], False
        if is_text:
            if not paragraph:
                first, documents = number, found[1] == "///" and code == number - 1
            paragraph.append(ITEM.sub("", content))
        if not found:
            code, fenced = number, False
            if end := re.search(rf"\S.*\s{mark}/? (.*)", re.sub(r'"(?:[^"\\]|\\.)*"', '""', line)):
                yield number, end[1], False


def messages(text):
    """Returns the strings of a Swift source that are sentences."""
    code = re.sub(r"^(\s*)//.*", r"\1", text, flags=re.MULTILINE)
    for found in re.finditer(r'"""\n(.*?)"""|"((?:[^"\\\n]|\\.)*)"', code, re.DOTALL):
        content = found[1] or found[2] or ""
        # The options in the help of a program.
        if re.search(r"^ +--", content, re.MULTILINE):
            content = re.sub(r"^(?:  | +--).*\n?", "", content, flags=re.MULTILINE)
        content = re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", "X", content).replace("\\\n", "\n").replace('\\"', "'")
        if len(content.split()) >= 4 and re.search(r"[a-z]{2,} [a-z]{2,}", content):
            yield code.count("\n", 0, found.start()) + 1, content, False


def docstrings(text):
    """Returns the docstrings of a Python script, paragraph by paragraph."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if not (docstring := ast.get_docstring(node, clean=False)):
            continue
        line = node.body[0].lineno
        for number, paragraph in enumerate(docstring.split("\n\n")):
            yield line, paragraph, number == 0
            line += paragraph.count("\n") + 2


# MARK: Checking


def complaints(files):
    """Returns a problem for each sentence in `files`, texts by their paths, that breaks a rule."""
    for path, text in sorted(files.items()):
        for sentence in sentences(path, text):
            if hint := problem(sentence):
                yield f"{path}:{sentence.line}: {hint}:\n  {sentence.text}"


def is_read(name):
    """Whether a tracked file is read for its prose."""
    path = ROOT / name
    if name.startswith(UNREAD) or path.is_symlink() or not path.is_file():
        return False
    return path.suffix in (".md", ".swift") or is_python(path)


def is_python(path):
    return path.suffix == ".py" or path.suffix == "" and path.read_bytes().startswith(b"#!/usr/bin/env python3")


def main():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout.splitlines()
    files = {name: (ROOT / name).read_text() for name in listed if is_read(name)}
    found = list(complaints(files))
    for line in found:
        print(line)
    if found:
        print(f"{len(found)} sentences to rewrite; the rules are in Scripts/checks/words.py.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
