"""The page's script: opening and naming dialogs, and keeping them in snapshots."""

import pytest
from playwright.sync_api import expect

from dialogs import finish, focused, html, is_gone, modal, page_html, page_trees, to_do
from test_script_patches import settled


def test_a_dialog_is_modal_and_named(opened):
    page = opened()
    assert modal(page) == [100]
    expect(page.get_by_role("dialog")).to_have_accessible_name("New to-do")
    assert page.locator("html").evaluate("() => matchMedia('(prefers-reduced-motion: reduce)').matches") is False


def test_controls_behind_a_dialog_are_inert(wire, opened):
    page = opened()
    add = page.get_by_role("button", name="Add", include_hidden=True)
    box = add.bounding_box()
    add.evaluate("element => element.focus()")
    assert page.locator("dialog").evaluate("dialog => dialog.contains(document.activeElement)")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert wire.post().events == [[100, "dismiss"]], "the press does not reach the button"


def test_a_sheet_without_a_title_is_named_by_its_first_heading(wire, live):
    page = live(page_html())
    content = [130, "h2", {"class": "text"}, "Entered by hand"]
    dialog = [100, "dialog", {"class": "dialog sheet"}, [[110, "div", {"class": "dialog-content"}, [content]]], "dismiss"]
    wire.patch(["i", 1, 0, dialog])
    expect(page.get_by_role("dialog")).to_have_accessible_name("Entered by hand")
    wire.patch(["r", 130])
    expect(page.get_by_role("dialog")).not_to_have_attribute("aria-labelledby", "n130")
    wire.patch(["a", 100, "aria-label", "Named"])
    expect(page.get_by_role("dialog")).to_have_accessible_name("Named")


def test_dialog_in_the_initial_html_becomes_modal(wire, live):
    page = live(page_html() + html(to_do()))
    assert modal(page) == [100]
    assert focused(page) == "Title"
    page.keyboard.press("Escape")
    assert wire.post().events == [[100, "dismiss"]]


def test_dialog_is_readable_without_script(wire, wire_page):
    wire.main = f'<main data-n="1">{page_html()}{html(to_do())}</main>'
    page = wire_page(java_script_enabled=False)
    page.goto(f"{wire.url}/page")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_label("Title")).to_have_value("Buy oat milk")


def test_snapshot_keeps_a_dialog_and_its_focus(wire, opened):
    page = opened()
    page.get_by_label("Date").focus()
    page.evaluate("window.kept = document.querySelector('dialog')")
    wire.snapshot(9, 1, None, [1, "main", {}, [*page_trees(), to_do()]])
    settled(page, wire)
    assert modal(page) == [100]
    assert page.evaluate("window.kept === document.querySelector('dialog')")
    assert focused(page) == "Date"


def test_a_snapshot_without_the_dialog_closes_it(wire, opened):
    page = opened()
    wire.snapshot(9, 1, None, [1, "main", {}, page_trees()])
    is_gone(page, 100)
    expect(page.get_by_role("button", name="Add")).to_be_focused()


@pytest.mark.lacks("firefox", reason="two of its screenshots of the same area can differ")
@pytest.mark.broken
def test_connection_banner_is_in_front_of_a_dialog(wire, opened):
    page = opened()
    for _ in range(20):
        wire.stream_statuses.put(503)
    page.clock.resume()
    wire._stream.close()
    banner = page.locator(".live-status")
    expect(banner).to_have_text("Reconnecting…")
    finish(page)
    box = banner.bounding_box()
    assert box["y"] + box["height"] <= page.viewport_size["height"]
    # Excludes the rounded ends.
    inside = {**box, "x": box["x"] + box["height"], "width": box["width"] - 2 * box["height"]}
    in_front = page.screenshot(clip=inside)
    # The banner is in the dialog.
    page.evaluate("""document.styleSheets[0].insertRule(`@media all {
      dialog, dialog::backdrop { visibility: hidden !important }
      .live-status { visibility: visible !important }
    }`, 0)""")
    assert page.screenshot(clip=inside) == in_front, "the dialog must not dim the banner"
