"""The unreleased lines of the changelog, and the changelog after their release."""

import re

VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
HEADING = "## [Unreleased]\n"
NEXT = re.compile(r"^## ", re.MULTILINE)


def key(version):
    """Returns what versions are ordered by."""
    return [int(part) for part in version.split(".")]


def notes(text):
    """Returns the lines below the heading of what is not released, or an empty text without that heading."""
    _, heading, rest = text.partition(HEADING)
    end = NEXT.search(rest)
    return (rest[: end.start()] if end else rest).strip("\n") + "\n" if heading else ""


def released(text, version, date):
    """Returns the changelog with a heading of the version above these lines, and nothing unreleased."""
    return text.replace(HEADING, f"{HEADING}\n## [{version}] - {date}\n", 1)
