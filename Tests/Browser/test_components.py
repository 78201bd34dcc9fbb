"""Web components on a page of the gallery, two of them with libraries of others."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery


@pytest.fixture
def components(gallery, open_page):
    def components(size="wide", scheme="light", **options):
        return DemoPage(open_page(size, scheme, **options), gallery.url + "/catalogue/components").open().page

    return components


def main(page):
    return page.get_by_role("main")


def test_stars_are_set_by_keyboard_and_pointer_and_by_the_view(components):
    page = components()
    stars = page.locator("star-rating")
    expect(stars).to_have_text("★★★☆☆")
    stars.focus()
    page.keyboard.press("ArrowRight")
    expect(main(page).get_by_text("4 of 5 stars")).to_be_visible()
    expect(stars).to_have_text("★★★★☆")
    expect(stars).to_be_focused()
    page.get_by_role("button", name="Five stars").click()
    expect(stars).to_have_text("★★★★★")
    stars.click(position={"x": 3, "y": 10})
    expect(main(page).get_by_text("1 of 5 stars")).to_be_visible()


def test_stars_come_and_go_with_their_view(components):
    page = components()
    page.get_by_role("switch", name="Show the stars").click()
    expect(page.locator("star-rating")).to_have_count(0)
    page.get_by_role("switch", name="Show the stars").click()
    expect(page.locator("star-rating")).to_have_text("★★★☆☆")


def test_the_policy_permits_scripts_of_the_site_only(gallery, open_page):
    page = open_page()
    response = page.goto(gallery.url + "/catalogue/components")
    assert "script-src 'self';" in response.headers["content-security-policy"]
    expect(page.locator("star-rating")).to_have_text("★★★☆☆")


def test_a_text_is_copied(components):
    page = components(permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the address").click()
    expect(main(page).get_by_text("It is done.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "/catalogue/components"


def test_a_permission_that_is_denied_is_a_result(components):
    page = components()
    page.evaluate("() => { navigator.geolocation.getCurrentPosition = (_, reject) => reject({ code: 1 }); }")
    page.get_by_role("button", name="Where am I?").click()
    expect(main(page).get_by_text("You have not permitted it.")).to_be_visible()


def test_markdown_is_typed_and_cleared_by_the_view(components):
    page = components()
    field = page.get_by_role("textbox", name="Note")
    expect(page.locator("live-markdown-field .heading")).to_have_text("# Tea")
    field.fill("")
    field.press_sequentially("# Coffee")
    expect(page.locator("live-markdown-field .heading")).to_have_text("# Coffee")
    expect(main(page).get_by_text("8 characters")).to_be_visible()
    page.get_by_role("button", name="Clear the note").click()
    expect(field).to_have_value("")


def test_text_that_was_just_typed_reaches_the_server_before_a_press(components):
    page = components()
    page.get_by_role("textbox", name="Note").fill("Typed")
    page.get_by_role("textbox", name="Note").press_sequentially("!")
    page.get_by_role("button", name="Clear the note").click()
    expect(page.get_by_role("textbox", name="Note")).to_have_value("")
    expect(main(page).get_by_text("0 characters")).to_be_visible()


needs_libraries = pytest.mark.skipif(
    "not __import__('os').path.exists('/usr/share/javascript/leaflet') "
    "or not __import__('os').path.exists('/usr/share/javascript/chart.js')",
    reason="libjs-leaflet and libjs-chart.js are not installed")


@needs_libraries
def test_a_place_on_the_map_is_chosen_and_shown(components):
    page = components()
    place = page.locator("town-map path.leaflet-interactive").nth(6)
    expect(place).to_be_visible()
    place.click()
    picker = page.get_by_role("combobox", name="Place")
    expect(picker.locator("option:checked")).to_have_text("Tea house")
    picker.select_option("Library")
    expect(page.locator("town-map path[stroke-opacity]").nth(7)).to_be_visible()


@needs_libraries
def test_a_bar_of_the_chart_is_pressed_and_other_values_are_shown(components):
    page = components()
    chart = page.locator("sales-chart canvas")
    expect(chart).to_be_visible()
    box = chart.bounding_box()
    chart.click(position={"x": box["width"] * 0.2, "y": box["height"] - 60})
    expect(main(page).get_by_text("Quarter 1: ")).to_be_visible()
    before = chart.screenshot()
    page.get_by_role("button", name="Next year").click()
    expect(main(page).get_by_role("group", name="Cups of tea in 2026")).to_be_visible()
    assert chart.screenshot() != before


@needs_libraries
@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_layout_and_screenshots(components, screenshot, size, scheme):
    page = components(size, scheme)
    expect(page.locator("town-map path.leaflet-interactive").first).to_be_visible()
    expect(page.locator("sales-chart canvas")).to_be_visible()
    screenshot(page, f"components-{size}-{scheme}")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
