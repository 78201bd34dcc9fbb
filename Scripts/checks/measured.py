"""The parts of a page that a script measures, between marks: `<!-- measured: size -->` … `<!-- end -->`."""

import re


class NoMark(Exception):
    """A page lacks the marks of a measured part."""


def filled(text, measured, page):
    """The text of a page with each measured part in its place, by the name in its marks."""
    for name, content in measured.items():
        place = re.compile(rf"(<!-- measured: {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        if not place.search(text):
            raise NoMark(f"{page} has no `<!-- measured: {name} -->` … `<!-- end -->`")
        text = place.sub(lambda match: f"{match[1]}\n{content}\n\n{match[2]}", text)
    return text
