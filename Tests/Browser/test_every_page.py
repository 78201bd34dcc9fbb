"""Every page of the gallery: one heading, a way past its bars, a narrow layout, a print, and names."""

import pytest
from playwright.sync_api import expect

from contrast import contrasts
from control_names import controls_in_chromium, controls_in_document, wait_for_known
from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery

PATHS = [
    "/", "/profile", "/blog/1", "/search", "/shopping", "/shopping/products/42", "/shopping/cart", "/lending/items",
    "/lending/items/3", "/todo",
    "/todo-viper", "/catalogue", "/catalogue/layout", "/catalogue/motion", "/catalogue/states",
    "/catalogue/symbols", "/catalogue/brands",
    "/previews",
]
COLORS = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    "accent",
]


@pytest.fixture
def visit(gallery, open_page):
    def visit(path, size="wide", **options):
        demo = DemoPage(open_page(size, **options), gallery.url + path).open()
        expect(demo.page.locator("html")).to_have_attribute("data-live", "")
        if path != "/previews":  # some previews stay loading
            expect(demo.page.get_by_role("progressbar", name="Loading")).to_have_count(0)
        return demo

    return visit


# The navigation stacks in the catalogue have headings of their own, as on a page of an app.
@pytest.mark.parametrize("path", [path for path in PATHS if path != "/catalogue"])
def test_a_page_has_one_heading_of_the_first_level_and_one_main_landmark(visit, path):
    page = visit(path).page
    expect(page.locator("h1:visible")).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)


@pytest.mark.parametrize("path", PATHS)
def test_a_page_at_400_percent_does_not_scroll_sideways(visit, path):
    page = visit(path, viewport={"width": 320, "height": 256}).page
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 320


def test_the_first_tab_stop_leads_past_the_bars(visit):
    page = visit("/shopping").page
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_focused()
    assert skip.bounding_box()["y"] >= 0
    address = page.url
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.bar:not(.below), .tab-bar') === null")
    assert page.evaluate("document.activeElement.closest('main') !== null")
    assert page.url == address


def test_a_page_without_bars_needs_no_link_past_them(visit):
    expect(visit("/catalogue/layout").page.locator(".live-skip")).to_be_hidden()


@pytest.mark.lacks("firefox", reason="WebDriver BiDi does not emulate print")
@pytest.mark.lacks("webkit", reason="WebDriver BiDi does not emulate print")
@pytest.mark.parametrize("path", ["/shopping", "/profile", "/todo"])
def test_a_page_prints_its_content_without_what_leads_elsewhere(visit, path):
    page = visit(path, scheme="dark").page
    page.emulate_media(media="print")
    for name in (".tab-bar", ".live-skip", ".bar-trailing"):
        assert page.locator(f"{name}:visible").count() == 0, name
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).color") == "rgb(0, 0, 0)"
    expect(page.locator("h1:visible")).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_in_and_on_each_color_is_legible(visit, scheme):
    page = visit("/catalogue/layout", scheme=scheme).page
    samples = [(f"bg-{color}", text) for color in COLORS for text in ("", "fg-white", "fg-black", "fg-primary")]
    samples += [(f"bg-{area}", text) for area in ("primary", "black", "white", "secondary", "tertiary", "quaternary",
                                                  "quinary", "bar") for text in ("", "fg-primary")]
    samples = [sample for sample in samples if sample not in {("bg-primary", "fg-primary"), ("bg-black", "fg-primary")}]
    samples += [(area, f"fg-{color}") for color in COLORS for area in ("", "bg-white", "bg-bar")]
    samples += [(area, f"fg-{level}") for level in ("secondary", "tertiary") for area in ("", "bg-white", "bg-secondary")]
    faint = {sample: ratio for sample, ratio in contrasts(page, samples).items() if ratio < 4.5}
    assert faint == {}


# The journey in the shop lists the states in the order of loads that are independent of each other.
@pytest.mark.parametrize("path", [path for path in PATHS if path not in {"/shopping", "/shopping/cart", "/previews"}])
def test_each_control_has_the_same_role_and_name_in_each_browser(visit, path):
    page = visit(path).page
    is_chromium = page.context.browser.browser_type.name == "chromium"
    found = wait_for_known(page, path, controls_in_chromium if is_chromium else controls_in_document)
    assert all(name for _, name in found)
    if is_chromium:
        assert found == controls_in_document(page), "the browser's tree differs from Playwright's reading of the document"
