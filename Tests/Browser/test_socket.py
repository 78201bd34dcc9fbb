"""The WebSocket of a page, and the requests that take its place, in a gallery."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

FIELD = "Username"


class Requests:
    """What a page requests: its batches by POST, and whether it has a stream."""

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
    save(profile, "Ada Lovelace")
    assert requests.posts == [] and requests.streams == 0
    assert addresses == [gallery.url.replace("http", "ws") + "/profile"]
    assert any("Ada Lovelace" in text for text in sent)
    assert any("data:[" in text for text in received)


def test_a_page_without_sockets_posts_its_events(gallery, page):
    page.add_init_script("WebSocket = class { constructor() { throw new Error() } }")
    requests = Requests(page)
    profile = open_profile(gallery, page)
    save(profile, "Ada Lovelace")
    assert requests.posts and requests.streams == 1


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
    page.reload()
    save(profile, "Grace Hopper")
    assert requests.streams == 2
    assert page.evaluate("Number(sessionStorage.getItem('live-socket')) > 0")
