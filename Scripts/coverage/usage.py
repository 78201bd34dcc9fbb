"""The use of SwiftUI in apps, read from the tables in this folder."""

import collections
import dataclasses
from pathlib import Path

FOLDER = Path(__file__).resolve().parent

# All uses of SwiftUI's interface in the files, and the uses of names that PortableUI had when they were counted.
USES = 126_598
FIRST_USES = 115_026

INFEASIBLE = "X"


@dataclasses.dataclass(frozen=True)
class Name:
    """A name of SwiftUI's interface that PortableUI lacked when the uses were counted."""

    text: str
    # The names of one feature only make sense together.
    feature: str
    # F: HTML, CSS or the browser has it; S: Swift alone; P: in part; N: without effect; X: not on a page.
    kind: str
    uses: int
    # The pattern of its line in the list of public declarations, or "" if the form of the name determines it.
    pattern: str


@dataclasses.dataclass(frozen=True)
class Files:
    """Files of one app that lack the same names."""

    app: str
    portable: int
    other: int
    names: frozenset


def rows(path):
    lines = path.read_text().splitlines()[1:]
    return [line.split("\t") for line in lines]


def read(folder=FOLDER):
    """The names, and the files by the names that they lack."""
    names = [Name(text, feature, kind, int(uses), pattern)
             for text, feature, kind, uses, pattern in rows(folder / "names.tsv")]
    files = [Files(app, int(portable), int(other), frozenset(names[int(index)].text for index in indexes.split()))
             for app, portable, other, indexes in rows(folder / "files.tsv")]
    return names, files


def portable_share(files, missing):
    """The number of portable files that use no missing name, and of all portable files."""
    covered = sum(group.portable for group in files if not group.names & missing)
    return covered, sum(group.portable for group in files)


def use_share(names, missing):
    """The uses of names that PortableUI has, and all uses."""
    return FIRST_USES + sum(name.uses for name in names if name.text not in missing), USES


def steps(names, files, missing):
    """Yields features in the order that completes most portable files, each with the files that it completes.

    Each step takes the feature that completes most files. Two features that only complete files together are taken one
    after the other if they complete more files for each of them than any single feature does.
    """
    features = {name.text: name.feature for name in names if name.text in missing}
    infeasible = {name.text for name in names if name.kind == INFEASIBLE}
    open_files = collections.Counter()
    for group in files:
        lacking = group.names & missing
        if lacking and not lacking & infeasible:
            open_files[frozenset(features[name] for name in lacking)] += group.portable
    while any(open_files.values()):
        for feature in best(open_files):
            gain = open_files[frozenset([feature])]
            yield feature, gain
            remaining = collections.Counter()
            for lacking, count in open_files.items():
                if rest := lacking - {feature}:
                    remaining[rest] += count
            open_files = remaining


def best(open_files):
    """The feature, or the two features, that complete most files for each of them."""
    alone = collections.Counter()
    for lacking, count in open_files.items():
        if len(lacking) == 1:
            alone[next(iter(lacking))] += count
    choices = [(count, (feature,)) for feature, count in alone.items()]
    for lacking, count in open_files.items():
        if len(lacking) == 2:
            first, second = sorted(lacking, key=lambda one: (-alone[one], one))
            choices.append(((alone[first] + alone[second] + count) / 2, (first, second)))
    if choices:
        return min(choices, key=lambda choice: (-choice[0], len(choice[1]), choice[1]))[1]
    # All files lack three features or more: a feature of a file that lacks the fewest.
    fewest = min(open_files, key=lambda lacking: (len(lacking), -open_files[lacking], sorted(lacking)))
    return (min(fewest),)
