"""The sizes of views in the cases of the catalogue's page about layout, which follow SwiftUI's documentation."""

import pytest

from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery

WIDTH = 260
# The case, the number of elements between its named text and the measured one, and the size and distances in the box
# that must hold. A text's own size depends on the fonts.
CASES = [
    ("stack", 2, {"less_than_width": True}),
    ("row", 1, {"width": WIDTH}),
    ("layered-row", 1, {"width": WIDTH}),
    ("column", 1, {"height": 100}),
    ("half", 1, {"width": WIDTH / 2}),
    ("infinite", 1, {"width": WIDTH}),
    ("layered-infinite", 1, {"width": WIDTH}),
    ("limited", 1, {"width": 200, "left": 30}),
    ("wider", 1, {"width": WIDTH}),
    ("limited-height", 1, {"height": 44}),
    ("least", 1, {"width": 200}),
    ("fixed", 1, {"width": 120, "height": 40, "left": 70, "top": 30}),
    ("overlay", 1, {"width": 200, "height": 60, "left": 30, "top": 20}),
    ("button", 1, {"less_than_width": True}),
    ("wide-button", 3, {"width": WIDTH}),
    ("styled-button", 1, {"width": WIDTH, "height": 44}),
    ("field", 1, {"width": WIDTH}),
    # The box of a modifier has the size of its frame.
    ("limited", 2, {"width": 200, "left": 30}),
    ("fixed", 2, {"width": 120, "left": 70}),
]

MEASURE = """(element, steps) => {
  let measured = element;
  for (let step = 0; step < steps; step += 1) measured = measured.parentElement;
  let box = measured;
  while (getComputedStyle(box).width !== "260px" || getComputedStyle(box).height !== "100px") box = box.parentElement;
  const [inner, outer] = [measured.getBoundingClientRect(), box.getBoundingClientRect()];
  return { width: inner.width, height: inner.height, left: inner.left - outer.left, top: inner.top - outer.top };
}"""


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_views_have_the_sizes_of_swiftui(gallery, open_page, screenshot, size):
    page = open_page(size)
    shown = DemoPage(page, gallery.url + "/catalogue/layout").open()
    page.get_by_test_id("layout-color").wait_for()
    screenshot(page, f"layout-{size}")
    shown.expect_fits()
    wrong = []
    for name, steps, expected in CASES:
        found = page.get_by_test_id(f"layout-{name}").evaluate(MEASURE, steps)
        for measure, value in expected.items():
            is_right = found["width"] < WIDTH if measure == "less_than_width" else abs(found[measure] - value) <= 1
            if not is_right:
                wrong.append((name, steps, found))
    assert wrong == []


# As PortableUI renders `VStack { Text; Spacer(); Text }` on a page, in a box, and on a level.
CONTENT = (
    '<div class="vstack" data-n="10"><span class="text" data-n="11">Top</span><div class="spacer" data-n="12"></div>'
    '<span class="text" data-n="13">Bottom</span></div>'
)


@pytest.mark.parametrize("around", ["{}", '<div class="box padded" data-n="5">{}</div>', '<div class="level" data-n="5">{}</div>'])
def test_a_spacer_pushes_to_the_bottom_of_the_page(live, around):
    page = live(around.format(CONTENT), clock=False)
    main, last = (page.locator(selector).bounding_box() for selector in ("main", "[data-n='13']"))
    space = main["y"] + main["height"] - last["y"] - last["height"]
    assert 0 <= space <= 81, "the padding of the page, and of the box"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


# As PortableUI renders the views. The measured view has the attribute `measured`.
WORDS = '<span class="text">Words</span>'
FILLING = f'<div class="box frame align-center fill-width" measured>{WORDS}</div>'
SHAPE = '<div class="shape" measured></div>'
SPACED = f'<div class="hstack" measured>{WORDS}<div class="spacer"></div>{WORDS}</div>'


def frame(content, width=None, height=None):
    names = f"size-{width}-{height}" if width else f"free-width size-{width}-{height}"
    return f'<div class="box frame align-center {names}">{content}</div>'


def row(*views):
    return f'<div class="hstack">{"".join(views)}</div>'


def behind(content):
    return f'<div class="backdrop align-center">{content}</div>'


# A page has the inline styles of its elements as one class for each element.
STYLES = "".join(
    f".size-{width}-{height} {{ {f'width: {width}px;' if width else ''} {f'height: {height}px' if height else ''} }}"
    for width, height in [(44, None), (44, 44), (50, 50), (90, 50), (260, None), (320, None), (None, 4), (None, 40),
                          (None, 80)])
SIZES = {
    "a view in front of a shape": (
        f'<div class="box layered">{behind(SHAPE.replace(" measured", ""))}{FILLING}</div>', {"width": 320}),
    "the shape behind it": (
        f'<div class="box layered">{behind(SHAPE)}{FILLING.replace(" measured", "")}</div>', {"width": 320}),
    "the label of a plain button": (f'<button class="button plain">{SPACED}</button>', {"width": 310}),
    "a stack in a row": (row(WORDS, f'<div class="vstack">{SPACED}</div>'), {"right": 320}),
    "a shape with a height": (frame(SHAPE, height=40), {"width": 320, "height": 40}),
    "a shape with a height in a stack in a row": (
        row(f'<div class="vstack">{frame(SHAPE, height=4)}{WORDS}</div>'), {"width": 320}),
    "a shape inside modifiers": (
        frame(f'<div class="box clipped"><div class="box">{SHAPE}</div></div>', 50, 50),
        {"width": 50, "height": 50}),
    "a shape inside a modifier in a ZStack": (
        frame(f'<div class="zstack"><div class="box">{SHAPE}</div>{WORDS}</div>', height=80),
        {"width": 320, "height": 80}),
    "a shape in a row in a frame": (
        frame(f'<div class="hstack">{SHAPE}</div>', 90, 50),
        {"width": 90, "height": 50}),
    "a shape with a width in a row": (row(frame(SHAPE, 44, 44), WORDS), {"width": 44, "height": 44}),
    "a frame beside a view that fills the width": (
        row(f'<div class="box frame align-center size-44-None" measured>{WORDS}</div>',
            '<div class="geometry fill-width"></div>', frame(WORDS, 44)),
        {"width": 44}),
    "a group inside a modifier": (
        f'<div class="box pressable"><div class="group-box" measured>{WORDS}</div></div>', {"width": 320}),
    "a disclosure group in a stack": (
        f'<div class="vstack"><div class="disclosure" measured>{WORDS}</div></div>', {"width": 320}),
    "a labeled value in a stack": (
        f'<div class="vstack"><div class="labeled" measured>{WORDS}{WORDS}</div></div>', {"width": 320}),
    "a frame in a row that scrolls": (
        '<div class="scroll horizontal">'
        + row(*[f'<div class="box frame align-center size-260-None" measured>{WORDS}</div>'] * 4) + "</div>",
        {"width": 260}),
}


@pytest.mark.parametrize("name", SIZES)
def test_a_view_fills_its_place_through_the_views_around_it(live, name):
    content, expected = SIZES[name]
    column = f'<div class="vstack align-leading">{content}</div>'
    page = live(f'<div class="box frame align-leading grow-width size-320-None">{column}</div>', STYLES,
                clock=False, viewport={"width": 390, "height": 844})
    box, column = (page.locator(selector).first.bounding_box() for selector in ("[measured]", ".vstack"))
    found = {**box, "right": box["x"] + box["width"] - column["x"]}
    assert {measure: round(found[measure]) for measure in expected} == expected


def test_buttons_that_fill_a_row_share_it_on_a_phone(live):
    button = f'<button class="button custom">{FILLING}</button>'
    page = live(f'<div class="vstack">{row(*[button] * 4)}</div>', clock=False, viewport={"width": 390, "height": 844})
    boxes = [element.bounding_box() for element in page.locator(".button").all()]
    assert len({box["y"] for box in boxes}) == 1
    assert len({round(box["width"]) for box in boxes}) == 1
    assert boxes[-1]["x"] + boxes[-1]["width"] == pytest.approx(374, abs=1)


def test_what_reads_a_size_does_not_change_it(live):
    reader = '<div class="backdrop align-center"><div class="geometry fill-width fill-height"></div></div>'
    page = live(f'<div class="vstack"><div class="box layered" measured>{reader}{WORDS}</div></div>', clock=False)
    assert page.locator("[measured]").bounding_box()["width"] == pytest.approx(
        page.locator(".text").bounding_box()["width"], abs=1)


@pytest.mark.parametrize("view", [
    '<div class="box size-90-50">{}</div>', '<div class="box clipped capsule">{}</div>',
    '<div class="box"><div class="shape circle"></div></div>',
])
def test_text_is_in_front_of_what_comes_before_it(live, view):
    shape = view.format(frame('<div class="shape"></div>', 90, 50))
    page = live(f'<div class="zstack">{shape}<span class="text" measured>Words</span></div>',
                STYLES + ".size-90-50 { filter: drop-shadow(0 0 2px black) }", clock=False)
    box = page.locator("[measured]").bounding_box()
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate("place => document.elementFromPoint(...place).hasAttribute('measured')", place)
