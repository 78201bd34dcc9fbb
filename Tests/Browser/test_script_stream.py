"""The page's script: its event stream, reconnection and reloads."""

import pytest
from playwright.sync_api import expect

from page_clock import run_until

TEXT = '<h1 class="text" data-n="2">First</h1><button class="button" data-n="3" data-on="click">Go</button>'
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def heading(page, name):
    return page.get_by_role("heading", name=name, exact=True)


def test_stream_request_has_the_page_and_the_last_patch(wire, live):
    page = live(TEXT, clock=False)
    stream = wire._stream
    assert stream.headers["Live-Page"] == "page-token"
    assert stream.headers["Live-Last"] == "0"
    assert stream.headers["Accept"] == "text/event-stream"
    wire.patch(["t", 2, "Second"])
    expect(heading(page, "Second")).to_be_visible()
    stream.close()
    assert wire.stream().headers["Live-Last"] == "1"


def test_repeated_patch_is_applied_once(wire, live):
    page = live(TEXT)
    wire.patch(["T", "Second"], ["t", 2, "Second"])
    wire.number = 0
    wire.patch(["T", "Again"], ["t", 2, "Again"])
    wire.patch(["T", "Third"])
    expect(page).to_have_title("Third")
    expect(heading(page, "Second")).to_be_visible()


def test_patch_can_arrive_in_pieces(wire, live):
    page = live(TEXT)
    for piece in (":\n", "\ndata:[1,0,[\"t\",2,", '"Second"]]', "\n", "\n:\n\n"):
        wire._stream.send(piece)
    expect(heading(page, "Second")).to_be_visible()


def test_missing_patch_reconnects_from_the_last_one(wire, live):
    page = live(TEXT, clock=False)
    wire.patch(["t", 2, "Second"])
    wire.number = 2
    wire.patch(["t", 2, "Fourth"])
    assert wire.stream().headers["Live-Last"] == "1"
    expect(heading(page, "Second")).to_be_visible()


def test_a_silent_stream_is_replaced(wire, live):
    page = live(TEXT)
    first = wire._stream
    page.clock.run_for(40_000)
    wire.patch(["t", 2, "Second"])
    expect(heading(page, "Second")).to_be_visible()
    page.clock.run_for(44_000)
    wire.patch(["t", 2, "Third"])
    expect(heading(page, "Third")).to_be_visible()
    page.clock.run_for(45_000)
    first.expect_closed()
    page.clock.run_for(1_000)
    assert wire.stream().headers["Live-Last"] == "2"


@pytest.mark.broken
def test_banner_is_shown_until_the_stream_reconnects(wire, live):
    page = live(TEXT)
    banner = page.get_by_role("status")
    expect(banner).to_have_text("")
    for _ in range(4):
        wire.stream_statuses.put(503)
    with page.expect_response(lambda response: response.status == 503):
        wire._stream.close()
        page.clock.run_for(1_000)
    expect(banner).to_have_text("")
    page.clock.run_for(2_000)
    expect(banner).to_have_text("Reconnecting…")
    expect(banner).to_be_in_viewport()
    assert banner.evaluate("banner => banner.closest('main')") is None
    run_until(page, wire.is_asked_for_a_stream, 1_000)
    wire.stream()
    expect(banner).to_have_text("")


def test_hidden_page_closes_its_stream_and_reconnects_when_visible(wire, live):
    page = live(TEXT)
    stream = wire._stream
    wire.patch(["t", 2, "Second"])
    expect(heading(page, "Second")).to_be_visible()
    page.evaluate(HIDE, True)
    stream.expect_closed()
    assert wire.post().body == {"seq": 1, "ack": 1, "events": [], "hidden": True}
    page.clock.run_for(60_000)
    expect(page.get_by_role("status")).to_have_text("")
    page.evaluate(HIDE, False)
    assert wire.stream().headers["Live-Last"] == "1"


@pytest.mark.broken
def test_hidden_page_whose_report_is_rejected_sends_events_when_it_is_visible(wire, live):
    page = live(TEXT)
    wire.post_statuses.put(401)
    with page.expect_response(lambda response: response.status == 401):
        page.evaluate(HIDE, True)
    wire.post()
    page.evaluate(HIDE, False)
    wire.stream()
    assert wire.post().body == {"seq": 1, "ack": 0, "events": []}
    page.get_by_role("button").click()
    assert wire.post().body == {"seq": 2, "ack": 0, "events": [[3, "click"]]}


@pytest.mark.broken
def test_page_with_an_expired_session_reloads(wire, live):
    page = live(TEXT, clock=False)
    wire.page_load()
    wire.main = '<main data-n="1"><h1 data-n="2">Stored</h1></main>'
    wire.end_session()
    wire.stream()
    expect(heading(page, "Stored")).to_be_visible()


@pytest.mark.broken
def test_press_with_an_expired_session_reloads(wire, live):
    page = live(TEXT, clock=False)
    wire.page_load()
    wire.post_statuses.put(410)
    page.get_by_role("button").click()
    wire.page_load()
    wire.stream()


@pytest.mark.broken
def test_repeated_reloads_are_delayed(wire, live):
    page = live(TEXT, clock=False)
    wire.page_load()
    wire.stream_statuses.put(410)
    wire.stream_statuses.put(410)
    wire._stream.close()
    wire.page_load()
    expect(page.get_by_role("status")).to_have_text("Reconnecting…")


@pytest.mark.broken
def test_page_that_was_used_for_a_while_reloads_without_delay(wire, live):
    page = live(TEXT, clock=False)
    wire.page_load()
    page.evaluate("""() => {
      sessionStorage.setItem("live-reloads", JSON.stringify({ count: 3, at: Date.now() }));
      performance.now = () => 6_000;
    }""")
    wire.stream_statuses.put(410)
    wire._stream.close()
    wire.page_load()


@pytest.mark.broken
def test_page_of_which_a_click_was_accepted_reloads_without_delay(wire, live):
    page = live(TEXT, clock=False)
    wire.page_load()
    page.evaluate("""() => {
      sessionStorage.setItem("live-reloads", JSON.stringify({ count: 3, at: Date.now() }));
      performance.now = () => 1_000;
    }""")
    with page.expect_response(lambda response: response.request.method == "POST"):
        page.get_by_role("button").click()
    assert wire.post().events == [[3, "click"]]
    wire.stream_statuses.put(410)
    wire._stream.close()
    wire.page_load()


@pytest.mark.broken
@pytest.mark.parametrize("frame", [
    "data:[1", "data:{}", 'data:["1",0]', "data:[-1,0]", "data:[1,0,[]]", 'data:[1,0,["t",99,"x"]]', 'data:[1,0,["?",2]]',
    "event:other\ndata:[1,0]", "event:reload\ndata:soon",
])
def test_malformed_frame_reloads_the_page(wire, live, frame):
    live(TEXT, clock=False)
    wire.page_load()
    wire._stream.send(f"{frame}\n\n")
    wire.page_load()
    wire.stream()


def test_server_shutdown_reloads_the_page(wire, live):
    page = live(TEXT)
    wire.page_load()
    wire.frame(750, kind="reload")
    wire.patch(["t", 2, "Still here"])
    expect(heading(page, "Still here")).to_be_visible()
    page.clock.run_for(750)
    wire.page_load()
    wire.stream()


def test_page_does_not_reconnect_to_a_server_that_is_shut_down(wire, live):
    page = live(TEXT)
    wire.page_load()
    wire.frame(10_000, kind="reload")
    wire._stream.close()
    page.clock.run_for(2_000)
    expect(page.get_by_role("status")).to_have_text("Reconnecting…")
    page.clock.run_for(7_500)
    assert not wire.is_asked_for_a_stream()
    page.clock.run_for(500)
    wire.page_load()
    wire.stream()


def test_page_from_the_back_forward_cache_reloads(wire, live):
    page = live(TEXT, clock=False)
    wire.page_load()
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    wire.page_load()
    wire.stream()


def test_page_without_a_session_reloads_when_it_is_visible(wire, wire_page):
    token, wire.token = wire.token, ""
    page = wire_page()
    page.goto(f"{wire.url}/page")
    wire.page_load()
    wire.token = token
    wire.page_load()
    assert wire.stream().headers["Live-Page"] == token
