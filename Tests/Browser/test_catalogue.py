"""Screenshots of the catalog of all views and of the previews of all features."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage
from devtools import devtools

pytestmark = pytest.mark.shares_gallery


@pytest.mark.parametrize("path", ["/catalogue", "/previews"])
@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_layout_and_screenshots(gallery, open_page, screenshot, path, size, scheme):
    page = open_page(size, scheme)
    shown = DemoPage(page, gallery.url + path).open()
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    # The browser loads a lazy picture when it is near the viewport.
    page.get_by_role("heading").last.scroll_into_view_if_needed()
    screenshot(page, f"{path[1:]}-{size}-{scheme}")
    shown.expect_fits()


def test_previews_are_interactive(gallery, page):
    DemoPage(page, gallery.url + "/previews").open()
    field = page.get_by_label("Username").first
    field.fill("Grace")
    expect(field).to_have_value("Grace")


CHANGES = {
    "a checkbox": "() => { const box = document.querySelector('main input[type=checkbox]'); box.checked = !box.checked; }",
    "a text": "() => document.querySelector('main .text').after(Object.assign(document.createElement('span'), {className: 'text'}))",
    "a button": "() => { document.querySelector('main button.button:enabled').disabled = true; }",
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_does_not_compute_the_styles_of_the_whole_page(gallery, page, change):
    """A rule for any element inside an element that `:has` something would cause that, for each patch of the server."""
    DemoPage(page, gallery.url + "/catalogue").open()
    tools = devtools(page)
    counts, ends = [], []
    tools.on("Tracing.dataCollected", lambda data: counts.extend(
        event["args"]["elementCount"] for event in data["value"] if event["name"] == "UpdateLayoutTree"))
    tools.on("Tracing.tracingComplete", lambda _: ends.append(True))
    page.evaluate("() => document.body.offsetHeight")
    tools.send("Tracing.start", {"transferMode": "ReportEvents", "categories": "blink,devtools.timeline"})
    page.evaluate(f"() => {{ ({CHANGES[change]})(); document.body.offsetHeight; }}")
    tools.send("Tracing.end")
    while not ends:
        page.evaluate("() => 0")  # receives events
    elements = page.evaluate("() => document.querySelectorAll('*').length")
    assert 0 < max(counts) < elements / 2
