"""The page's script: the way of a level to its place, when a person goes forward and back."""

import pytest
from playwright.sync_api import expect

from dialogs import html
from test_script_navigation import COME_BACK, GO_DEEPER, PRODUCT, PRODUCTS, level

# The look of a level at times of its animation, in milliseconds: its opacity, and its way to its place in pixels.
FILM = """(element, times) => {
  const [animation] = element.getAnimations();
  if (!animation) return null;
  animation.pause();
  const place = () => element.getBoundingClientRect().x;
  animation.currentTime = 1e6;
  const end = place();
  return times.map((time) => {
    animation.currentTime = time;
    return [Number(Number(getComputedStyle(element).opacity).toFixed(2)), Math.round(place() - end)];
  });
}"""
TIMES = [0, 60, 150, 299]
# Pauses each animation of the style sheet when it starts, so that it does not end before the test looks.
PAUSE = """() => addEventListener("animationstart", ({ target }) => {
  for (const animation of target.getAnimations()) animation.pause();
})"""


@pytest.fixture
def paused(live):
    """Opens a page whose levels stay at the start of their way."""

    def paused(*contents, **options):
        page = live("".join(map(html, contents)), clock=False, **options)
        page.evaluate(PAUSE)
        return page

    return paused


@pytest.fixture
def page(paused):
    return paused(PRODUCTS)


def shown(page, node):
    return page.locator(f'[data-n="{node}"]')


def film(page, node):
    return shown(page, node).evaluate(FILM, TIMES)


def deeper(wire, page):
    page.get_by_role("link", name="Product 50").click()
    assert wire.post().events == [[70, "click"]]
    wire.patch(*GO_DEEPER, done=1)
    expect(page.get_by_text("Details")).to_be_visible()


def expect_way(pictures, start):
    opacities, ways = zip(*pictures)
    assert opacities[0] == 0 and opacities[-1] >= 0.99 and list(opacities) == sorted(opacities)
    assert ways[0] == start and ways[-1] == 0
    assert [abs(way) for way in ways] == sorted((abs(way) for way in ways), reverse=True)


def test_a_new_level_moves_in_from_the_trailing_side(wire, page, screenshot):
    deeper(wire, page)
    expect_way(film(page, 100), 16)
    for time in TIMES:
        page.evaluate("time => { document.getAnimations()[0].currentTime = time; }", time)
        screenshot(page, f"script-level-{time}", full_page=False, animations="allow")


def test_a_level_moves_back_in_from_the_leading_side(wire, page):
    deeper(wire, page)
    page.go_back()
    assert wire.post().events == [[0, "visit", 1, "/page"]]
    wire.patch(*COME_BACK, done=2)
    expect(page.get_by_role("link", name="Product 50")).to_be_focused()
    expect_way(film(page, 10), -16)


def test_the_first_level_of_a_page_that_was_opened_deeper_moves_back_in(wire, paused):
    page = paused(level(10, "Products", hidden=True), PRODUCT)
    wire.patch(["r", 100], ["a", 10, "hidden", None], done=0)
    expect(page.get_by_role("heading", name="Products")).to_be_visible()
    expect_way(film(page, 10), -16)


def test_the_way_is_mirrored_from_right_to_left(wire, page):
    page.evaluate("document.documentElement.dir = 'rtl'")
    deeper(wire, page)
    expect_way(film(page, 100), -16)


def test_a_press_reaches_a_level_on_its_way(wire, page):
    page.get_by_role("link", name="Product 50").click()
    wire.post()
    button = [110, "button", {"class": "button"}, "Buy", "click"]
    wire.patch(["a", 10, "hidden", ""], ["i", 1, 0, level(100, "Product 50", button)], done=1)
    pictures = film(page, 100)  # which pauses it
    assert pictures[0] == [0, 16]
    expect(page.get_by_role("heading", name="Product 50")).to_be_focused()
    page.mouse.click(*page.get_by_role("button", name="Buy").evaluate(
        "(element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }"))
    assert wire.post().events == [[110, "click"]]


def test_a_patch_is_applied_to_a_level_on_its_way(wire, page):
    deeper(wire, page)
    assert film(page, 100)
    wire.patch(["t", 110, "Sold out"])
    assert shown(page, 110).text_content() == "Sold out"
    assert shown(page, 100).evaluate("(element) => element.getAnimations().length") == 1


def test_a_level_that_has_arrived_is_as_any_other(wire, live):
    page = live(html(PRODUCTS), clock=False)
    deeper(wire, page)
    expect(shown(page, 100)).not_to_have_attribute("data-arriving", "forward")
    assert film(page, 100) is None


def test_a_level_that_is_covered_on_its_way_does_not_continue_it_later(wire, page):
    deeper(wire, page)
    film(page, 100)
    wire.patch(["a", 100, "hidden", ""], ["i", 1, 0, level(200, "Reviews")])
    expect_way(film(page, 200), 16)
    assert shown(page, 100).get_attribute("data-arriving") is None


def test_nothing_scrolls_sideways_on_the_way(wire, paused):
    page = paused(PRODUCTS, size="narrow")
    deeper(wire, page)
    film(page, 100)
    page.evaluate("document.getAnimations()[0].currentTime = 0")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_person_who_reduces_motion_sees_none(wire, paused):
    page = paused(PRODUCTS, reduced_motion="reduce")
    deeper(wire, page)
    assert film(page, 100) is None
    assert shown(page, 100).get_attribute("data-arriving") is None


def test_a_level_of_a_snapshot_is_in_its_place(wire, page):
    hidden = [*PRODUCTS[:2], {**PRODUCTS[2], "hidden": ""}, *PRODUCTS[3:]]
    wire.snapshot(1, 0, "Product 50", [1, "main", {}, [hidden, PRODUCT]])
    expect(page.get_by_text("Details")).to_be_visible()
    assert film(page, 100) is None


def test_a_level_without_an_animation_is_in_its_place(wire, page):
    """As when an app shows it in a transaction without animations."""
    wire.patch(["w", 0, 0, *GO_DEEPER[:2]])
    expect(page.get_by_text("Details")).to_be_visible()
    assert film(page, 100) is None


def test_the_first_page_is_in_its_place(page):
    assert film(page, 10) is None


def test_a_tab_is_in_its_place(wire, paused):
    panels = [[10 + n, "div", {"class": "tab-panel", **({"hidden": ""} if n else {})}, f"Panel {n}"] for n in range(2)]
    page = paused([5, "div", {"class": "tab-view"}, panels])
    wire.patch(["a", 10, "hidden", ""], ["a", 11, "hidden", None])
    expect(page.get_by_text("Panel 1")).to_be_visible()
    assert film(page, 11) is None
