"""The elements of a live page's document that a client needs."""

import re
from html.parser import HTMLParser

ROW = re.compile(r"Row (\d+)")
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class PageElements(HTMLParser):
    """Reads a document. `token` identifies the page in its requests, and `buttons` has the number of each button.

    The key of a button is its text. For the button of a row, the number of the row follows, as in `Delete 17`, which is
    beside the text `Row 17`.
    """

    def __init__(self, html):
        super().__init__()
        self.token = None
        self.elements = []
        self.path = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if values.get("name") == "live-page":
            self.token = values.get("content")
        if tag in VOID:
            return
        parent = next((element for element in reversed(self.path) if element.number), None)
        element = Element(int(values.get("data-n", 0)), parent, "click" in (values.get("data-on") or ""))
        self.elements.append(element)
        self.path.append(element)

    def handle_endtag(self, tag):
        if tag not in VOID and self.path:
            self.path.pop()

    def handle_data(self, data):
        for element in self.path:
            element.text += data

    @property
    def buttons(self):
        titles = ((element.parent, ROW.fullmatch(element.text)) for element in self.elements)
        rows = {parent: title[1] for parent, title in titles if parent and title}
        return {
            f"{element.text} {rows[element.parent]}" if element.parent in rows else element.text: element.number
            for element in self.elements
            if element.is_button
        }


class Element:
    """An element of a document. Those that patches can name have a `number`, others 0."""

    def __init__(self, number, parent, is_button):
        self.number = number
        self.parent = parent
        self.is_button = is_button
        self.text = ""
