"""The page's script: pictures that are loaded asynchronously."""

import pytest
from playwright.sync_api import expect

CUP = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>'


def picture(number, source):
    return [
        number, "div", {"class": "async-image"},
        [
            [number + 1, "div", {"class": "placeholder"}, "Soon"],
            [number + 2, "img", {"class": "picture", "src": source, "alt": "A cup", "loading": "lazy"}],
        ],
    ]


def opacity(page):
    return page.get_by_role("img").evaluate("picture => getComputedStyle(picture).opacity")


def test_placeholder_is_hidden_when_the_picture_is_loaded(wire, live):
    page = live("")
    page.route("**/cup.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=CUP))
    wire.patch(["i", 1, 0, picture(10, "/cup.svg")])
    expect(page.get_by_text("Soon")).to_be_hidden()
    expect(page.get_by_role("img", name="A cup")).to_have_css("opacity", "1")


def test_already_loaded_picture_of_the_initial_page_hides_its_placeholder(wire, live):
    page = live('<div class="async-image" data-n="2"><div class="placeholder" data-n="3">Soon</div></div>')
    page.route("**/cup.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=CUP))
    wire.main = wire.main.replace("Soon</div>", 'Soon</div><img class="picture" src="/cup.svg" alt="" data-n="4">')
    page.reload()
    expect(page.get_by_text("Soon")).to_be_hidden()


@pytest.mark.broken
def test_placeholder_stays_when_the_picture_fails_to_load(wire, live):
    page = live("")
    page.route("**/cup.svg", lambda route: route.fulfill(status=404))
    with page.expect_response("**/cup.svg"):
        wire.patch(["i", 1, 0, picture(10, "/cup.svg")])
    expect(page.get_by_text("Soon")).to_be_visible()
    assert opacity(page) == "0"


def test_another_address_shows_another_picture(wire, live):
    page = live("")
    page.route("**/*.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=CUP))
    wire.patch(["i", 1, 0, picture(10, "/cup.svg")])
    expect(page.get_by_text("Soon")).to_be_hidden()
    with page.expect_response("**/plate.svg"):
        wire.patch(["a", 12, "src", "/plate.svg"])
    expect(page.get_by_text("Soon")).to_be_hidden()


def loader(number, source):
    """Returns a picture whose loading is reported to the server."""
    return [number, "img", {"class": "picture-loader", "src": source, "alt": "", "loading": "lazy"}, 0, "load"]


def test_observed_picture_is_reported_when_it_is_loaded(wire, live):
    page = live("")
    page.route("**/cup.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=CUP))
    with page.expect_response("**/cup.svg"):
        wire.patch(["i", 1, 0, [10, "div", {"class": "async-image"}, [loader(11, "/cup.svg")]]])
    assert wire.post().events == [[11, "load"]]


@pytest.mark.broken
def test_observed_picture_is_reported_when_it_fails_to_load(wire, live):
    page = live("")
    page.route("**/cup.svg", lambda route: route.fulfill(status=404))
    with page.expect_response("**/cup.svg"):
        wire.patch(["i", 1, 0, [10, "div", {"class": "async-image"}, [loader(11, "/cup.svg")]]])
    assert wire.post().events == [[11, "error"]]


@pytest.mark.lacks("firefox", reason="its driver waits for the script of a page that it loads again")
def test_observed_picture_loaded_before_the_script_is_reported(wire, live):
    page = live('<div class="async-image" data-n="2"></div>')
    page.route("**/cup.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=CUP))
    # The picture is loaded before the script runs.
    picture = '<img class="picture-loader" src="/cup.svg" alt="" data-n="4" data-on="load">'
    wire.main = wire.main.replace("</div>", picture + "</div>")
    with wire.hold_script():
        with page.expect_response("**/cup.svg"):
            page.reload(wait_until="commit")
        page.wait_for_function("() => document.querySelector('img')?.complete")
        assert wire.post().body["bye"]
    assert wire.post().events == [[4, "load"]]


def test_unobserved_picture_is_not_reported(wire, live):
    page = live('<button data-n="2" data-on="click">Go</button>')
    page.route("**/cup.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=CUP))
    wire.patch(["i", 1, 0, picture(10, "/cup.svg")])
    expect(page.get_by_text("Soon")).to_be_hidden()
    page.get_by_role("button").click()
    assert wire.post().events == [[2, "click"]]
