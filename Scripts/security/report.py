"""The tables, as Markdown."""

import os
import platform

from . import attack, everything


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(cell, line)) + " |" for line in lines)


RELEASE = "a release build"


def machine(build=RELEASE):
    return f"{platform.system()} with {os.cpu_count()} cores, {build}, Python {platform.python_version()}."


def with_command(text, command):
    return f"```sh\n{command}\n```\n\n{text}"


def report(results, promises, complete=True, build=RELEASE):
    """The promises with their attacks, then those that were not attacked, then the number of each."""
    attacked, others = [], []
    for promise in promises:
        found = [(entry, finding) for entry, finding in results.findings.items() if attack.belongs(entry, promise)]
        for number, (_, finding) in enumerate(found):
            title = "" if number else promise.short
            attacked.append([title, finding.attack, finding.figure, "ok" if finding.holds else "**broken**"])
        if not found and complete:
            others.append([promise.short, everything.reason(promise) or "not attacked", promise.tests])
    broken = len(results.broken)
    summary = (
        f"{len(results.findings)} attacks in {results.seconds:.0f} seconds: "
        + (f"{broken} of them broke a promise." if broken else "no promise was broken."))
    parts = [machine(build), table(["promise", "attack", "figure", ""], attacked)]
    if others:
        parts += ["Not attacked:", table(["promise", "why", "its tests"], others)]
    return "\n\n".join([*parts, summary])
