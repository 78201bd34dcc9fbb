"""The WebSocket of a page, and the requests that take its place, in a gallery."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

FIELD = "Username"
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


class Requests:
    """The requests of a page: its batches by POST, and whether it has a stream."""

    def __init__(self, page):
        self.posts, self.streams = [], 0
        page.on("request", self._add)

    def _add(self, request):
        if request.method == "POST" and '"bye"' not in request.post_data:
            self.posts.append(request.post_data)
        if "event-stream" in request.headers.get("accept", ""):
            self.streams += 1


def open_profile(gallery, page):
    profile = DemoPage(page, gallery.url + "/profile").open()
    expect(page.get_by_label(FIELD)).to_be_enabled()
    # Events are posted until the socket is open. The answer to this one has come through it.
    profile.latency("None")
    return profile


def save(profile, name):
    profile.page.get_by_label(FIELD).fill(name)
    profile.button("Save").click()
    profile.expect_journey("saving", "editing")
    profile.settle()


def test_events_and_patches_travel_on_one_socket(gallery, page):
    requests, sent, received, addresses = Requests(page), [], [], []

    def watch(socket):
        addresses.append(socket.url)
        socket.on("framesent", lambda text: sent.append(text))
        socket.on("framereceived", lambda text: received.append(text))

    page.on("websocket", watch)
    profile = open_profile(gallery, page)
    requests.posts.clear()
    save(profile, "Ada Lovelace")
    assert requests.posts == [] and requests.streams == 0
    assert addresses == [gallery.url.replace("http", "ws") + "/profile"]
    assert any("Ada Lovelace" in text for text in sent)
    assert any("data:[" in text for text in received)


def test_a_page_without_sockets_posts_its_events(gallery, page):
    page.add_init_script("WebSocket = class { constructor() { throw new Error() } }")
    requests = Requests(page)
    profile = open_profile(gallery, page)
    requests.posts.clear()
    save(profile, "Ada Lovelace")
    assert requests.posts and requests.streams == 1


def test_events_are_posted_while_the_socket_closes(gallery, page):
    page.add_init_script("""
      const Original = WebSocket;
      WebSocket = class extends Original { constructor(...values) { super(...values); window.opened = this; } };
    """)
    requests = Requests(page)
    profile = open_profile(gallery, page)
    profile.page.get_by_label(FIELD).fill("Ada Lovelace")
    # The browser reports an error for what is sent on such a socket.
    page.evaluate("""() => {
      opened.close();
      [...document.querySelectorAll("button")].find((button) => button.textContent === "Save").click();
    }""")
    profile.expect_journey("saving", "editing")
    assert any('"click"' in body for body in requests.posts)


def test_a_socket_that_is_lost_loses_no_event(gallery, page):
    sockets = []

    def connect(route):
        sockets.append(route)
        server = route.connect_to_server()

        # The message of the click is lost together with the first socket.
        def pass_on(message):
            if len(sockets) == 1 and '"click"' in message:
                server.close()
                route.close()
            else:
                server.send(message)

        route.on_message(pass_on)

    page.route_web_socket("**/profile", connect)
    requests = Requests(page)
    profile = open_profile(gallery, page)
    save(profile, "Grace Hopper")
    page.reload()
    expect(page.get_by_label(FIELD)).to_have_value("Grace Hopper")
    assert len(sockets) >= 2
    assert any('"click"' in body for body in requests.posts)


@pytest.mark.broken
def test_a_socket_that_does_not_open_is_given_up(gallery, page):
    page.add_init_script("""
      const Original = WebSocket;
      WebSocket = class extends Original { constructor(address) { super(address, ["unknown"]); } };
    """)
    requests = Requests(page)
    profile = open_profile(gallery, page)
    save(profile, "Ada Lovelace")
    stored = page.evaluate("sessionStorage.getItem('live-socket')")
    assert float(stored) > 0
    # Another stream does not prolong the time without attempts.
    page.evaluate(HIDE, True)
    with page.expect_response(lambda response: "event-stream" in response.headers.get("content-type", "")):
        page.evaluate(HIDE, False)
    save(profile, "Grace Hopper")
    assert page.evaluate("sessionStorage.getItem('live-socket')") == stored
    page.reload()
    save(profile, "Ada Lovelace")
    assert requests.streams == 3


@pytest.mark.parametrize("is_used", [True, False])
def test_a_silent_socket_is_replaced(gallery, page, is_used):
    """The network loses everything from some time on, the end of the connection included."""
    sockets, silent = [], []

    def connect(route):
        sockets.append(route)
        number, server = len(sockets), route.connect_to_server()
        route.on_message(lambda message: None if number in silent else server.send(message))
        server.on_message(lambda message: None if number in silent else route.send(message))
        route.on_close(lambda code, reason: None if number in silent else server.close())

    page.clock.install()
    page.route_web_socket("**/profile", connect)
    profile = open_profile(gallery, page)
    save(profile, "Grace Hopper")
    silent.append(1)
    if is_used:
        page.get_by_label(FIELD).fill("Ada Lovelace")
        profile.button("Save").click()
        # The batch is posted after 30 seconds, and not after the 60 that a browser waits for the end of the connection.
        with page.expect_request(lambda request: request.method == "POST"):
            page.clock.fast_forward(30_000)
        profile.expect_journey("saving", "editing")
    else:
        page.clock.fast_forward(45_000)
    save(profile, "Alan Turing")
    assert len(sockets) == 2
