"""The page that compares the apps. Measured tables are between marks in it."""

from checks import measured
from checks.command import ROOT

from . import apps, mistakes, stories

PAGE = ROOT / "Documentation" / "TheSameStoriesTwice.md"


def tables():
    """All measured tables, by the name of their marks in the page. `stories` is missing without the history."""
    found = {
        "size": size(),
        "representations": representations(),
        "tests": tests(),
        "mistakes": refusals(mistakes.every()),
    }
    if touched := stories.touched(apps.APPS):
        found["stories"] = story_table(touched)
    return found


def size():
    sizes = [apps.Size.of(app.sources) for app in apps.APPS]
    shared = apps.Size.of(apps.DEMOS / "Sources" / "ToDo")
    rows = [
        [label, *(getattr(size, name) for size in sizes), getattr(shared, name)]
        for label, name in [
            ("files", "files"), ("lines of code", "lines"), ("types", "types"), ("functions", "functions"),
        ]
    ]
    return table(["", *(app.name for app in apps.APPS), "the domain they share"], rows)


def representations():
    found = {app.name: apps.representations(app) for app in apps.APPS}
    rows = [
        ["types that represent a to-do", *(len(found[app.name]) for app in apps.APPS)],
        ["which", *(", ".join(f"`{name}`" for name, _ in found[app.name]) for app in apps.APPS)],
    ]
    return table(["", *(app.name for app in apps.APPS)], rows)


def tests():
    found = [apps.Tests.of(app.tests) for app in apps.APPS]
    rows = [
        ["tests", *(f.count for f in found)],
        ["lines of code in test files", *(f.lines for f in found)],
        ["lines for each test", *(f"{f.lines / f.count:.1f}" for f in found)],
        ["files of doubles and other support", *(f.support_files for f in found)],
        ["lines of code in these", *(f.support_lines for f in found)],
    ]
    return table(["", *(app.name for app in apps.APPS)], rows)


def refusals(tried):
    def cell(mistake, app):
        return f"refused: `{mistake.words[app.name]}`" if mistake.refused[app.name] else mistake.words[app.name]

    rows = [[mistake.title, *(cell(mistake, app) for app in apps.APPS)] for mistake in tried]
    count = [sum(mistake.refused[app.name] for mistake in tried) for app in apps.APPS]
    rows.append([f"**refused, of {len(tried)}**", *(f"**{number}**" for number in count)])
    return table(["mistake", *(app.name for app in apps.APPS)], rows)


def story_table(touched):
    def cell(step):
        if not step:
            return "–"
        return f"{len(step.made)} new, {len(step.changed)} changed, +{step.added} −{step.removed}"

    rows = [[title, *(cell(touched.get((key, app.name))) for app in apps.APPS)] for key, title in stories.STEPS.items()]
    totals = []
    for app in apps.APPS:
        steps = [step for (_, name), step in touched.items() if name == app.name]
        totals.append(
            f"**{sum(len(step.made) + len(step.changed) for step in steps)} file changes, "
            f"+{sum(step.added for step in steps)} −{sum(step.removed for step in steps)}**"
        )
    return table(["step", *(app.name for app in apps.APPS)], [*rows, ["**all steps**", *totals]])


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def filled(text, tables):
    """The page's text with each table in its place."""
    return measured.filled(text, tables, PAGE.relative_to(ROOT))
