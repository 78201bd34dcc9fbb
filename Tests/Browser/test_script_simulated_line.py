"""The page's script: a connection that the page's element states, and the page simulates."""

import json

import pytest
from playwright.sync_api import expect

from page_clock import pause_clock, run_until

MAIN = (
    '<h1 data-n="2">First</h1><button class="button" data-n="3" data-on="click">Plus</button>'
    '<button class="button" data-n="4" data-on="click">Minus</button>'
)
# The test decides everything that is random.
CHANCE = "window.chance = 0.99; Math.random = () => window.chance;"
FAR = {"roundTrip": 300}
# A WebSocket whose other end is the test.
SOCKETS = """
  window.sockets = [];
  window.WebSocket = class {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSED = 3;
    readyState = 0;
    sent = [];
    constructor() { sockets.push(this); }
    close() { this.readyState = 3; }
    send(text) { this.sent.push(JSON.parse(text)); }
    open() { this.readyState = 1; this.onopen?.(); }
    receive(data) { this.onmessage?.({ data: `data:${JSON.stringify(data)}\\n\\n` }); }
  };
"""


def stated(**line):
    return ["a", 1, "data-connection", json.dumps(line)]


def button(page, name):
    return page.get_by_role("button", name=name)


def title(page):
    return page.get_by_role("heading").text_content()


@pytest.fixture
def far(wire, live, wire_page):
    """Opens a page that simulates a connection, which has opened its stream again."""

    def far(**line):
        page = live(MAIN)
        page.evaluate(CHANCE)
        wire.patch(stated(**line))
        wait_for_stream(page, wire)
        return page

    return far


def wait_for_stream(page, wire):
    """Advances the page's clock until the page has opened a stream, and has performed a first patch."""
    run_until(page, wire.is_asked_for_a_stream, 10)
    wire._stream = wire._arrived["stream"].get()
    perform(page, wire)
    page.clock.run_for(2_000)


def perform(page, wire, *operations):
    """Sends a patch, and advances the page's clock until the page has performed it."""
    wire.patch(*operations, waits=False)
    run_until(page, lambda: page.evaluate("livePage.lastPatch") == wire.number, 10)


def test_only_a_page_that_states_a_connection_loads_the_script(wire, live):
    page = live(MAIN)
    requests = []
    page.on("request", lambda request: requests.append(request.url.rpartition("/")[2]))
    wire.patch(["t", 2, "Second"])
    expect(page.get_by_role("heading")).to_have_text("Second")
    assert "connection.js" not in requests
    wire.patch(stated())
    wait_for_stream(page, wire)
    assert "connection.js" in requests


def test_a_press_and_its_answer_take_the_time_of_the_line(wire, far):
    page = far(**FAR)
    button(page, "Plus").click()
    page.clock.run_for(140)
    assert wire._arrived["post"].empty()
    page.clock.run_for(20)
    assert wire.post().events == [[3, "click"]]
    wire.patch(["t", 2, "Second"], done=1)
    page.clock.run_for(140)
    assert title(page) == "First"
    expect(button(page, "Plus")).to_have_attribute("data-pending", "")
    page.clock.run_for(20)
    expect(page.get_by_role("heading")).to_have_text("Second")
    expect(button(page, "Plus")).not_to_have_attribute("data-pending", "")


def test_patches_keep_their_order_when_a_later_one_travels_faster(wire, far):
    page = far(roundTrip=300, jitter=1_000)
    wire.patch(["t", 2, "Second"])  # takes 1,140 ms
    page.evaluate("chance = 0")
    wire.patch(["t", 2, "Third"])  # would take 150 ms
    page.clock.run_for(1_000)
    assert title(page) == "First"
    page.clock.run_for(200)
    expect(page.get_by_role("heading")).to_have_text("Third")
    assert page.evaluate("livePage.lastPatch") == wire.number


def test_a_changed_connection_applies_to_the_next_message(wire, far):
    page = far(**FAR)
    perform(page, wire, stated(roundTrip=1_000))
    wire.patch(["t", 2, "Second"])
    page.clock.run_for(490)
    assert title(page) == "First"
    wire.patch(stated())
    page.clock.run_for(510)
    expect(page.get_by_role("heading")).to_have_text("Second")
    wire.patch(["t", 2, "Third"])
    page.clock.run_for(1)
    expect(page.get_by_role("heading")).to_have_text("Third")


def test_a_changed_connection_applies_together_with_its_patch(wire, far):
    page = far(**FAR)
    # The observer runs as soon as the page has performed the patch, before anything else can happen.
    page.evaluate("""() => {
      addEventListener("offline", () => { window.isOffline = true; });
      new MutationObserver(() => { window.wasOffline ??= window.isOffline === true; })
        .observe(document.querySelector("main"), { attributeFilter: ["data-connection"] });
    }""")
    perform(page, wire, stated(roundTrip=300, outage=1, seconds=5))
    assert page.evaluate("wasOffline")


def test_an_outage_is_mentioned_and_ends_by_itself(wire, far):
    page = far(**FAR)
    stream = wire._stream
    perform(page, wire, stated(roundTrip=300, outage=1, seconds=5))
    stream.expect_closed()
    button(page, "Plus").click()
    expect(button(page, "Plus")).to_have_attribute("data-pending", "")
    page.clock.run_for(2_500)
    expect(page.get_by_role("status")).to_have_text("Reconnecting…")
    assert wire._arrived["post"].empty() and not wire.is_asked_for_a_stream()
    page.clock.run_for(2_000)
    wait_for_stream(page, wire)
    assert wire.post().events == [[3, "click"]]
    wire.patch(["t", 2, "Second"], done=1)
    page.clock.run_for(160)
    expect(page.get_by_role("heading")).to_have_text("Second")


def test_an_outage_that_is_known_does_not_begin_again(wire, far):
    page = far(roundTrip=300, outage=1, seconds=5)
    perform(page, wire, stated(roundTrip=50, outage=1, seconds=5))
    wire.patch(["t", 2, "Second"])
    page.clock.run_for(30)
    expect(page.get_by_role("heading")).to_have_text("Second")
    assert not wire.is_asked_for_a_stream()


@pytest.mark.parametrize("part", ["request", "response"])
def test_a_lost_post_is_sent_again_with_its_number(wire, far, part):
    page = far(roundTrip=300, loss=5)
    if part == "request":
        page.evaluate("chance = 0")
    button(page, "Plus").click()
    page.clock.run_for(160)
    if part == "response":
        assert wire.post().body["seq"] == 1
        page.evaluate("chance = 0")
        page.clock.run_for(160)
    page.evaluate("chance = 0.99")
    run_until(page, lambda: not wire._arrived["post"].empty(), 10)
    again = wire.post()
    assert again.body["seq"] == 1 and again.events == [[3, "click"]]


def test_a_lost_frame_breaks_the_stream_which_the_page_opens_again(wire, far):
    page = far(loss=5)
    stream = wire._stream
    page.evaluate("chance = 0")
    wire.patch(["t", 2, "Second"])
    page.evaluate("chance = 0.99")
    stream.expect_closed()
    wait_for_stream(page, wire)


@pytest.fixture
def far_socket(wire, wire_page):
    """Opens a page that simulates a connection from the start, on which it has opened a WebSocket."""

    def far_socket(**line):
        wire.main = f"<main data-n='1' data-connection='{json.dumps(line)}'>{MAIN}</main>"
        wire.offers_socket = True
        page = wire_page()
        page.add_init_script(CHANCE + SOCKETS)
        page.clock.install(time=1_800_000_000)
        page.goto(f"{wire.url}/page", wait_until="load")
        pause_clock(page)
        # The page replaces the first one when it learns of the connection.
        run_until(page, lambda: page.evaluate("sockets.length") == 2, 10)
        page.evaluate("() => { sockets[1].open(); sockets[1].receive([1, 0]); }")
        run_until(page, lambda: page.evaluate("livePage.lastPatch") == 1, 10)
        return page

    return far_socket


def sent(page):
    return page.evaluate("sockets.at(-1).sent.map(({ seq, events }) => [seq, events])")


def test_batches_and_patches_on_a_socket_take_the_time_of_the_line(wire, far_socket):
    page = far_socket(**FAR)
    button(page, "Plus").click()
    page.clock.run_for(140)
    assert sent(page) == []
    page.clock.run_for(20)
    assert sent(page) == [[1, [[3, "click"]]]]
    page.evaluate("sockets[1].receive([2, 1, ['t', 2, 'Second']])")
    page.clock.run_for(140)
    assert title(page) == "First"
    page.clock.run_for(20)
    expect(page.get_by_role("heading")).to_have_text("Second")
    expect(button(page, "Plus")).not_to_have_attribute("data-pending", "")
    assert wire._arrived["post"].empty()


def test_patches_on_a_socket_keep_their_order(wire, far_socket):
    page = far_socket(roundTrip=300, jitter=1_000)
    page.evaluate("() => { sockets[1].receive([2, 0, ['t', 2, 'Second']]); chance = 0; }")
    page.evaluate("sockets[1].receive([3, 0, ['t', 2, 'Third']])")
    page.clock.run_for(1_000)
    assert title(page) == "First"
    page.clock.run_for(200)
    expect(page.get_by_role("heading")).to_have_text("Third")


@pytest.mark.parametrize("direction", ["batch", "answer"])
def test_a_batch_that_is_lost_with_its_socket_is_sent_again(wire, far_socket, direction):
    page = far_socket(roundTrip=300, loss=5)
    button(page, "Plus").click()
    if direction == "answer":
        page.clock.run_for(160)
        assert sent(page) == [[1, [[3, "click"]]]]
        page.evaluate("sockets[1].receive([2, 1])")
    page.evaluate("chance = 0")
    page.clock.run_for(160)
    page.evaluate("chance = 0.99")
    assert page.evaluate("sockets[1].readyState") == 3
    run_until(page, lambda: not wire._arrived["post"].empty(), 10)
    assert wire.post().body["seq"] == 1
    # The page tries a WebSocket again at once.
    run_until(page, lambda: page.evaluate("sockets.length") == 3, 10)


def test_an_outage_closes_the_socket(wire, far_socket):
    page = far_socket(roundTrip=300)
    page.evaluate("line => sockets[1].receive([2, 0, line])", stated(roundTrip=300, outage=1, seconds=5))
    page.clock.run_for(160)
    assert page.evaluate("sockets[1].readyState") == 3
    page.clock.run_for(4_000)
    assert page.evaluate("sockets.length") == 2 and not wire.is_asked_for_a_stream()
    run_until(page, lambda: page.evaluate("sockets.length") == 3, 100)
