"""The table of Gherkin's keywords as a Swift source, from the reference implementation's package on PyPI."""

import json

from . import python_environment
from .command import ROOT, run

TABLE = ROOT / "Sources" / "Gherkin" / "Languages" / "LanguageTable.swift"
ENVIRONMENT = ROOT / ".venv-gherkin"
REQUIREMENTS = ROOT / "Scripts" / "checks" / "gherkin-requirements.txt"

# The columns between the names of a language. `Language` has them in the same order.
COLUMNS = (
    "feature", "rule", "background", "scenario", "scenarioOutline", "examples", "given", "when", "then", "and", "but"
)
# Characters that separate rows, columns and words, or have a meaning in feature files.
RESERVED = set("\t\n|:")

# Prints the languages, the version and the license of the installed package.
READ = """
import importlib.metadata, json, pathlib, gherkin
package = importlib.metadata.distribution("gherkin-official")
languages = pathlib.Path(gherkin.__file__).with_name("gherkin-languages.json").read_text(encoding="utf-8")
[license] = [file for file in package.files if file.name == "LICENSE"]
print(json.dumps({
    "languages": json.loads(languages), "version": package.version, "license": license.read_text(encoding="utf-8"),
}))
"""


class Unsuitable(Exception):
    """A language that the table can't contain."""


def install(seconds):
    """Installs the package, unless it is installed. Returns the Python interpreter that finds it."""
    return python_environment.install(ENVIRONMENT, REQUIREMENTS, seconds)


def load(python):
    """Returns the languages, the version and the license of the package that this interpreter finds."""
    outcome = run([python, "-c", READ], 60, quiet=True)
    if outcome.problem:
        raise Unsuitable("\n".join([f"reading the package {outcome.problem}", *outcome.lines]))
    return json.loads(outcome.lines[-1])


def row(name, language):
    """Returns the row of a language: its name, the words of each keyword, and its name in English."""
    cells = [name, *("|".join(dict.fromkeys(language[column])) for column in COLUMNS), language["name"]]
    words = [name, language["name"], *(word for column in COLUMNS for word in language[column])]
    for word in words:
        if RESERVED & set(word) or not word.strip():
            raise Unsuitable(f"{name}: the table can't contain {word!r}")
    if empty := [column for column in COLUMNS if not language[column]]:
        raise Unsuitable(f"{name}: there are no words for {empty[0]}")
    return "\t".join(cells)


def source(package):
    """Returns the Swift source for a package."""
    rows = [row(name, language) for name, language in sorted(package["languages"].items())]
    if '"""#' in "".join(rows):
        raise Unsuitable("a word ends the literal of the table")
    license = "\n".join(f"// {line}".rstrip() for line in package["license"].strip().splitlines())
    table = "\n".join(f"  {line}" for line in rows)
    return f"""\
// Written by Scripts/gherkin-languages, from gherkin-languages.json of the Python package gherkin-official
// {package["version"]} (https://github.com/cucumber/gherkin). The keywords are used under this license:
//
{license}

// swift-format-ignore-file

/// The keywords of each language, one language per row.
///
/// The columns are the name, the words for each keyword in the order of `BlockKeyword` and of `StepWord.columns`, and
/// the name in English. Words are separated by `|`. A word for a step contains the space after it, if there is one.
let languageTable = #\"\"\"
{table}
  \"\"\"#
"""
