"""The sizes of views in the cases of the catalogue's page about layout, which follow SwiftUI's documentation."""

import pytest

from demo_page import DemoPage

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
