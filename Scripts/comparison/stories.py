"""The files that each step of the stories changed, from the commits with the step in a trailer."""

import subprocess
from dataclasses import dataclass, field

from checks.command import ROOT

STEPS = {
    "create, step 1": "*Create*: `Add` shows the screen",
    "create, step 2": "*Create*: title and date are required",
    "create, step 3": "*Create*: `Save` stores it, or shows an error",
    "cancel": "*Cancel*",
    "read": "*Read* this week's and next week's",
}


@dataclass
class Touched:
    """The files of an app that a step created and changed, without tests."""

    made: set = field(default_factory=set)
    changed: set = field(default_factory=set)
    added: int = 0
    removed: int = 0


def touched(apps):
    """Returns the changes by step and app, which are empty without the history, as in a shallow clone."""
    log = subprocess.run(
        ["git", "log", "--no-merges", "--reverse", "--no-renames", "--numstat", "--summary", f"--format={FORMAT}"],
        check=True, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
    ).stdout
    return read(log, apps)


FORMAT = "%x01%(trailers:key=Story,valueonly,separator=%x20)%x02%(trailers:key=App,valueonly,separator=%x20)%x02"


def read(log, apps):
    """Parses the output of `git log`."""
    folders = {app.name: f"{app.sources.relative_to(ROOT)}/" for app in apps}
    result = {}
    for commit in log.split("\x01")[1:]:
        story, app, lines = (part.strip() for part in commit.split("\x02"))
        if story not in STEPS or app not in folders:
            continue
        step = result.setdefault((story, app), Touched())
        made = {line.split(" ", 4)[-1] for line in lines.splitlines() if line.startswith(" create mode")}
        for line in lines.splitlines():
            parts = line.split("\t")
            if len(parts) != 3 or not parts[2].startswith(folders[app]) or not parts[2].endswith(".swift"):
                continue
            (step.made if parts[2] in made else step.changed).add(parts[2])
            step.added += int(parts[0])
            step.removed += int(parts[1])
    return result
