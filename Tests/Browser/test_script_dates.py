"""The page's script: the user's time zone and language, and date fields."""

import pytest
from playwright.sync_api import expect

FIELD = (
    '<label class="field date-picker" data-n="2"><span class="field-label" data-n="3">Due</span>'
    '<input class="input" type="date" required min="2026-03-01" max="9999-12-31" data-n="4" data-on="input" '
    'value="2026-03-15" data-rev="0"></label>'
    '<button class="button" data-n="5" data-on="click">Save</button>'
)
PLACES = [("America/Los_Angeles", "en-US"), ("Europe/Berlin", "de-DE"), ("Asia/Tokyo", "ja-JP")]


def field(page):
    return page.get_by_label("Due")


def type_month(page, wire):
    """Types a month into the date field, and returns the revision of the edit."""
    field(page).focus()
    page.keyboard.type("04")
    page.clock.run_for(100)
    ((*edit, revision),) = wire.post().events
    assert edit == [4, "input", "2026-04-15"]
    return revision


@pytest.mark.parametrize("zone, locale", PLACES)
def test_stream_request_has_time_zone_and_language(wire, wire_page, zone, locale):
    page = wire_page(timezone_id=zone, locale=locale)
    page.goto(f"{wire.url}/page")
    assert "tz=" not in wire.page_load().get("Cookie", "")
    headers = wire.stream().headers
    assert headers["Live-Zone"] == zone
    assert headers["Live-Locale"] == locale


@pytest.mark.parametrize("zone, locale", PLACES)
def test_next_page_request_has_the_time_zone_and_the_appearance(wire, wire_page, zone, locale):
    page = wire_page(timezone_id=zone, locale=locale, color_scheme="dark")
    page.goto(f"{wire.url}/page")
    wire.page_load()
    wire.stream()
    page.reload()
    headers = wire.page_load()
    assert headers["Cookie"] == f"tz={zone}; scheme=dark"
    assert headers["Accept-Language"].startswith(locale)


def test_cookies_are_not_sent_to_other_sites(wire, wire_page):
    page = wire_page(timezone_id="Asia/Tokyo")
    page.goto(f"{wire.url}/page")
    wire.stream()
    cookies = sorted(page.context.cookies(), key=lambda cookie: cookie["name"])
    assert [(cookie["name"], cookie["value"]) for cookie in cookies] == [("scheme", "light"), ("tz", "Asia/Tokyo")]
    for cookie in cookies:
        assert (cookie["path"], cookie["sameSite"]) == ("/", "Lax")
        assert cookie["expires"] > page.evaluate("Date.now()") / 1_000 + 300 * 86_400


def test_picked_date_is_sent_as_the_value_of_the_field(wire, live):
    page = live(FIELD)
    field(page).fill("2026-04-02")
    page.clock.run_for(100)
    assert wire.post().events == [[4, "input", "2026-04-02", 1]]


def test_old_date_from_the_server_does_not_interrupt_typing(wire, live):
    page = live(FIELD, locale="en-US")
    revision = type_month(page, wire)
    wire.patch(["v", 4, "2026-03-15", revision], ["t", 3, "Due"], ["T", "Answered"], done=1)
    expect(page).to_have_title("Answered")
    expect(field(page)).to_have_value("2026-04-15")
    page.keyboard.type("20")
    expect(field(page)).to_have_value("2026-04-20")
    page.get_by_role("button").focus()
    assert wire.post().events[-1][2] == "2026-04-20"
    # The value for an older edit is not shown when the field loses the focus.
    expect(field(page)).to_have_value("2026-04-20")


def test_old_date_is_restored_when_the_field_loses_focus(wire, live):
    page = live(FIELD, locale="en-US")
    revision = type_month(page, wire)
    wire.patch(["v", 4, "2026-03-15", revision], ["T", "Answered"], done=1)
    expect(page).to_have_title("Answered")
    page.get_by_role("button").focus()
    expect(field(page)).to_have_value("2026-03-15")


def test_old_date_is_restored_by_a_late_answer(wire, live):
    page = live(FIELD, locale="en-US")
    revision = type_month(page, wire)
    page.get_by_role("button").focus()
    expect(field(page)).to_have_value("2026-04-15")
    wire.patch(["v", 4, "2026-03-15", revision], done=1)
    expect(field(page)).to_have_value("2026-03-15")


def test_date_from_the_server_is_shown_immediately_without_focus(wire, live):
    page = live(FIELD)
    wire.patch(["v", 4, "2026-05-01", 0])
    expect(field(page)).to_have_value("2026-05-01")


@pytest.mark.parametrize("kind, old, new", [("time", "09:00", "10:30"), ("datetime-local", "2026-03-15T09:00", "2026-03-15T10:30")])
def test_time_fields_keep_their_value_while_focused(wire, live, kind, old, new):
    page = live(
        f'<input type="{kind}" required data-n="4" data-on="input" value="{old}" data-rev="0" aria-label="Due">'
        '<button class="button" data-n="5" data-on="click">Save</button>'
    )
    field(page).focus()
    wire.patch(["v", 4, new, 0], ["T", "Answered"])
    expect(page).to_have_title("Answered")
    expect(field(page)).to_have_value(old)
    page.get_by_role("button").focus()
    expect(field(page)).to_have_value(new)


def test_date_picked_before_the_script_runs_is_sent(wire, wire_page):
    wire.main = f'<main data-n="1">{FIELD}</main>'
    page = wire_page()
    with wire.hold_script():
        page.goto(f"{wire.url}/page", wait_until="commit")
        field(page).fill("2026-04-02")
        page.get_by_role("button").focus()
    assert wire.post().events == [[4, "input", "2026-04-02", 1]]
