"""The boxes of a page's elements, and how they differ between browsers."""

from dataclasses import dataclass

# Texts have the same fonts, whose lines browsers round differently.
PIXELS_OF_TEXT = 8
# A word may be in the next line.
PIXELS_OF_LINE = 24
SHARE_OF_BOX = 0.12

# Elements that may differ, with the reason.
EXCEPTIONS = {
    "textarea": "a browser measures its rows with its own font metrics",
    "input, select": "the browser draws it, with arrows and pictures of its own",
    "[role=progressbar] *": "it turns while it is measured",
    "[aria-live=off] *": "the steps of the journey arrive in another order",
    ".scroll.horizontal > *": "it is scrolled to what is selected, as far as that was not visible",
    "svg *": "Firefox counts the stroke of a path",
}

COLLECT = """(exceptions) => {
  const boxes = {};
  function collect(element, path, outer) {
    const box = element.getBoundingClientRect();
    const isText = [...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
    const classes = [...element.classList].map((name) => `.${name}`).join("");
    if (!exceptions.some((selector) => element.matches(selector))) boxes[path] = {
      name: element.localName + classes, text: isText ? element.textContent.trim().slice(0, 30) : "",
      width: box.width, height: box.height, left: box.left - outer.left,
    };
    [...element.children].forEach((child, index) => collect(child, `${path}/${index}`, box));
  }
  const main = document.querySelector("main");
  collect(main, "", main.getBoundingClientRect());
  return boxes;
}"""


@dataclass
class Difference:
    path: str
    name: str
    text: str
    measure: str
    expected: float
    found: float

    def __str__(self):
        text = f" “{self.text}”" if self.text else ""
        return f"{self.measure} of {self.name}{text}: {self.found:.0f} instead of {self.expected:.0f}"


def boxes(page):
    """Returns the boxes of a page's elements, which the path to an element names."""
    return page.evaluate(COLLECT, list(EXCEPTIONS))


def differences(expected, found):
    """Returns the differences of the innermost elements. Elements around them differ for the same reason."""
    common = [path for path in expected.keys() & found.keys() if expected[path]["text"] == found[path]["text"]]
    different = [item for path in common for item in compared(path, expected[path], found[path])]
    missing = [Difference(path, box["name"], box["text"], "existence", 1, 0) for path, box in expected.items() if path not in found]
    paths = {item.path for item in different}
    innermost = [item for item in different if not any(path.startswith(item.path + "/") for path in paths)]
    return sorted(innermost + missing, key=lambda item: item.path)


def compared(path, expected, found):
    for measure in ("width", "height", "left"):
        difference = abs(expected[measure] - found[measure])
        if difference > allowed(measure, expected):
            yield Difference(path, expected["name"], expected["text"], measure, expected[measure], found[measure])


def allowed(measure, box):
    if measure == "height" and box["text"]:
        return PIXELS_OF_LINE
    if measure == "left" or box["text"]:
        return PIXELS_OF_TEXT
    return max(PIXELS_OF_TEXT, SHARE_OF_BOX * box[measure])
