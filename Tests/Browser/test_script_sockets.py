"""The page's script: a WebSocket that fails, and the requests that take its place."""

import pytest
from playwright.sync_api import expect

from page_clock import pause_clock

TEXT = '<main data-n="1"><h1 data-n="2">First</h1><button data-n="3" data-on="click">Go</button></main>'
COUNT_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 0;
    constructor() { sockets.push(this); }
    close() {}
    fail() { this.readyState = 3; this.onclose?.({}); }
    open() { this.readyState = 1; this.onopen?.(); }
    receive(data) { this.onmessage?.({ data }); }
  };
"""


@pytest.fixture
def offered(wire, wire_page):
    """Opens a page that opens sockets, which do what the test calls."""

    def offered(**options):
        wire.main, wire.offers_socket = TEXT, True
        page = wire_page(**options)
        page.add_init_script(COUNT_SOCKETS)
        page.clock.install(time=1_800_000_000)
        page.goto(f"{wire.url}/page", wait_until="load")
        pause_clock(page)
        assert sockets(page) == 1
        return page

    return offered


def sockets(page):
    return page.evaluate("sockets.length")


def reconnect(page, wire):
    """Ends the stream, so that the page connects again after a second."""
    wire._stream.close()
    page.clock.run_for(1_000)


def test_a_socket_that_carries_its_first_frame_is_kept(wire, offered):
    page = offered()
    page.evaluate(r"() => { sockets[0].open(); sockets[0].receive(':\n\n'); }")
    page.evaluate(r"""() => sockets[0].receive('data:[1,0,["t",2,"Second"]]\n\n')""")
    expect(page.get_by_role("heading", name="Second")).to_be_visible()
    page.clock.run_for(10_000)
    assert not wire.is_asked_for_a_stream() and sockets(page) == 1


def test_a_socket_that_opens_and_carries_nothing_is_replaced_by_a_stream(wire, offered):
    page = offered()
    page.evaluate("sockets[0].open()")
    page.clock.run_for(3_000)
    assert not wire.is_asked_for_a_stream()
    page.clock.run_for(2_000)
    wire.stream()
    wire.patch(["t", 2, "Second"])
    expect(page.get_by_role("heading", name="Second")).to_be_visible()
    # Such a network is not tried again soon.
    page.clock.run_for(20_000)
    reconnect(page, wire)
    wire.stream()
    assert sockets(page) == 1


def test_a_socket_that_is_refused_is_not_tried_again_soon(wire, offered):
    page = offered()
    page.evaluate("sockets[0].fail()")
    wire.stream()
    page.clock.run_for(20_000)
    reconnect(page, wire)
    wire.stream()
    assert sockets(page) == 1


def test_a_socket_that_a_busy_server_opens_late_is_tried_again_soon(wire, offered):
    page = offered()
    page.clock.run_for(5_000)
    wire.stream()
    page.clock.run_for(11_000)
    wire.heartbeat()
    reconnect(page, wire)
    assert sockets(page) == 2
    # The pause doubles with each further attempt, in case that a proxy drops them all.
    page.clock.run_for(5_000)
    wire.stream()
    page.clock.run_for(11_000)
    reconnect(page, wire)
    wire.stream()
    assert sockets(page) == 2
    page.clock.run_for(11_000)
    reconnect(page, wire)
    assert sockets(page) == 3
