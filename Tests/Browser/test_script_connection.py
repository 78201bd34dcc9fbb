"""The page's script: a network that is lost and found, and what a person is told about it."""

import pytest
from playwright.sync_api import expect

from devtools import devtools
from page_clock import pause_clock

pytestmark = pytest.mark.broken

MAIN = (
    '<label class="field" data-n="2"><span data-n="3">Name</span>'
    '<input class="input" data-n="4" data-on="input" value="" data-rev="0"></label>'
    '<button class="button" data-n="5" data-on="click">Save</button>'
)
DIALOG = (
    '<dialog data-n="20" data-on="dismiss" class="sheet" open><div class="dialog-content" data-n="21"><h2 data-n="22">New task</h2>'
    '<input class="input" data-n="24" data-on="input" value="" data-rev="0" aria-label="Title"></div></dialog>'
)
NO_COOKIES = """
  Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} });
"""


def banner(page):
    return page.get_by_role("status")


def test_lost_network_is_mentioned_within_three_seconds_and_found_at_once(wire, live):
    page = live(MAIN)
    page.context.set_offline(True)
    expect(banner(page)).to_have_text("")
    page.clock.run_for(3_000)
    expect(banner(page)).to_have_text("Reconnecting…")
    page.clock.run_for(60_000)
    page.context.set_offline(False)
    # The page's clock stands still.
    wire.stream()
    expect(banner(page)).to_have_text("")
    wire.patch(["t", 3, "Username"])
    expect(page.get_by_text("Username")).to_be_visible()


def test_press_without_a_network_is_sent_as_soon_as_it_is_found(wire, live):
    page = live(MAIN)
    page.context.set_offline(True)
    page.get_by_role("button").click()
    for _ in range(6):
        page.clock.run_for(10_000)
    page.context.set_offline(False)
    assert wire.post().events == [[5, "click"]]
    wire.stream()


def test_a_network_that_is_found_while_the_server_was_never_lost_changes_nothing_to_see(wire, live):
    page = live(MAIN)
    page.evaluate("dispatchEvent(new Event('offline'))")
    wire.stream()
    page.clock.run_for(3_000)
    expect(banner(page)).to_have_text("")


def test_page_without_cookies_says_so_once_and_keeps_what_was_typed(wire, wire_page, screenshot):
    wire.main = f'<main data-n="1">{MAIN}</main>'
    page = wire_page()
    page.add_init_script(NO_COOKIES)
    page.clock.install(time=1_800_000_000)
    wire.stream_statuses.put(403)
    page.goto(f"{wire.url}/page")
    wire.page_load()
    page.get_by_label("Name").fill("Ada")
    pause_clock(page)
    expect(banner(page)).to_have_text("This page needs cookies. Please allow them for this site, and load the page again.")
    screenshot(page, "script-no-cookies")
    for _ in range(10):
        page.clock.run_for(60_000)
    assert wire._arrived["page"].empty() and not wire.is_asked_for_a_stream()
    expect(banner(page)).to_have_text("This page needs cookies. Please allow them for this site, and load the page again.")
    expect(page.get_by_label("Name")).to_have_value("Ada")


@pytest.mark.parametrize("text", ["", "Buy milk"])
def test_dialog_that_a_crash_has_closed_is_mentioned(wire, live, screenshot, text):
    page = live(MAIN + DIALOG, clock=False)
    wire.page_load()
    expect(page.get_by_role("dialog")).to_be_visible()
    if text:
        page.get_by_label("Title").fill(text)
    wire.main = f'<main data-n="1">{MAIN}</main>'
    wire.end_session()
    wire.stream()
    message = "The page was loaded again. This has closed “New task”. Please open it again."
    if text:
        message += " The text that you have typed comes back."
    expect(banner(page)).to_have_text(message)
    screenshot(page, "script-closed-dialog")


def test_dialog_that_comes_back_is_not_mentioned(wire, live):
    live(MAIN + DIALOG, clock=False)
    wire.page_load()
    wire.end_session()
    wire.stream()
    wire.heartbeat()
    expect(wire.page.get_by_role("dialog")).to_be_visible()
    expect(wire.page.locator(".live-status")).to_have_text("")


def spoken_texts(page):
    """Returns the texts that assistive technologies can read."""
    nodes = devtools(page).send("Accessibility.getFullAXTree")["nodes"]
    return [node["name"]["value"] for node in nodes if node["role"]["value"] == "StaticText"]


EDIT = [20, "dialog", {"aria-label": "Edit"}, [[21, "button", {}, "Done"]], "dismiss"]
CONFIRM = [30, "dialog", {"aria-label": "Confirm"}, [[31, "button", {}, "Delete"]], "dismiss"]


def test_banner_can_be_read_while_a_dialog_is_open(wire, live):
    page = live(MAIN)
    wire.patch(["i", 1, 0, EDIT])
    page.context.set_offline(True)
    page.clock.run_for(3_000)
    assert {"Done", "Reconnecting…"} <= set(spoken_texts(page))


def test_notice_follows_the_frontmost_dialog(wire, live):
    page = live(MAIN)
    wire.patch(["i", 1, 0, EDIT])
    page.evaluate("import('/banner.js').then(({ showNotice }) => showNotice('Not saved.'))")
    assert "Not saved." in spoken_texts(page)
    wire.patch(["i", 1, 0, CONFIRM])
    assert {"Delete", "Not saved."} <= set(spoken_texts(page))
    wire.patch(["r", 30])
    assert {"Done", "Not saved."} <= set(spoken_texts(page))
    wire.patch(["r", 20])
    assert "Not saved." in spoken_texts(page)
    # A snapshot renders the dialog again.
    wire.patch(["i", 1, 0, EDIT])
    wire.snapshot(6, 0, None, [1, "main", {}, [EDIT]])
    assert {"Done", "Not saved."} <= set(spoken_texts(page))
