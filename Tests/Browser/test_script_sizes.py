"""The page's script: elements whose sizes are reported."""

import pytest
from playwright.sync_api import expect


def reader(number):
    """Returns a box with an element inside, `number + 1`, that fills it and is measured."""
    area = [number + 1, "div", {"class": "geometry fill-width fill-height"}, 0, "layout"]
    return [number, "div", {"class": "box frame fill-width fixed-height", "style": "height:8rem"}, [area]]


def element(page, number):
    return page.locator(f'[data-n="{number}"]')


def size(page, number):
    box = element(page, number).bounding_box()
    return [int(box["width"]), int(box["height"])]


def measured(page, wire, number):
    """Adds an element to the page, and expects a request with its size alone."""
    wire.patch(["i", 1, 0, reader(number)])
    expect(element(page, number)).to_be_visible()
    page.clock.run_for(1_000)
    assert wire.post().events == [[number + 1, "resize", *size(page, number + 1)]]
    page.clock.run_for(1_000)


def set_width(page, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.wait_for_function("width => innerWidth === width", arg=width)
    if page.locator(".geometry").count():
        # Observers are notified in the order of their creation, so the page has observed the size before this one.
        page.evaluate("() => new Promise((done) => new ResizeObserver(done).observe(document.querySelector('.geometry')))")


@pytest.mark.broken
def test_a_script_that_was_not_loaded_is_requested_again(wire, live):
    page = live("")
    page.route("**/sizes.js", lambda route: route.abort(), times=1)
    with page.expect_console_message(lambda message: message.type == "warning"):
        wire.patch(["i", 1, 0, reader(10)])
    wire.patch(["a", 10, "title", "Box"])
    page.clock.run_for(1_000)
    expect(element(page, 10)).to_have_attribute("title", "Box")
    page.clock.run_for(1_000)
    assert wire.post().events == [[11, "resize", *size(page, 11)]]


def test_new_element_is_measured(wire, live):
    page = live("")
    measured(page, wire, 10)
    assert size(page, 11)[1] == 128
    measured(page, wire, 20)


def test_element_of_the_initial_page_is_measured(wire, live):
    page = live('<div class="geometry fill-width" data-n="2" data-on="layout"></div>')
    assert wire.post().events == [[2, "resize", *size(page, 2)]]


def test_element_that_is_alone_fills_the_window(wire, live):
    page = live('<div class="geometry fill-width fill-height" data-n="2" data-on="layout"></div>')
    [[_, _, width, height]] = wire.post().events
    assert [width, height] == size(page, 2)
    assert width > 600 and 600 < height < 800


def test_resized_window_is_reported_immediately_and_then_with_its_last_size(wire, live):
    page = live("")
    measured(page, wire, 10)
    set_width(page, 600)
    [[_, _, width, _]] = wire.post().events
    assert width == size(page, 11)[0]
    for width in (560, 520, 480, 440):
        set_width(page, width)
    measured_width = size(page, 11)[0]
    page.clock.run_for(1_000)
    assert wire.post().events == [[11, "resize", measured_width, 128]]
    measured(page, wire, 20)


def test_newer_size_replaces_one_that_waits_for_a_request(wire, live):
    page = live("")
    measured(page, wire, 10)
    wire.holds_posts = True
    set_width(page, 600)
    first = wire.post()
    for width in (500, 400):
        set_width(page, width)
        page.clock.run_for(1_000)
    wire.holds_posts = False
    first.answer()
    assert wire.post().events == [[11, "resize", *size(page, 11)]]
    measured(page, wire, 20)


def test_content_does_not_change_the_size(wire, live):
    page = live("")
    measured(page, wire, 10)
    before = size(page, 11)
    wire.patch(["i", 11, 0, [12, "div", {"class": "box frame", "style": "width:3000px;height:900px"}, []]])
    expect(element(page, 12)).to_have_css("height", "900px")
    assert size(page, 11) == before
    measured(page, wire, 20)


def test_content_starts_at_the_leading_top_corner(wire, live):
    page = live("")
    measured(page, wire, 10)
    wire.patch(["i", 11, 0, [12, "p", {"class": "text"}, "First"]], ["i", 11, 0, [13, "p", {"class": "text"}, "Second"]])
    expect(page.get_by_text("Second")).to_be_visible()
    corners = [element(page, number).bounding_box() for number in (11, 12, 13)]
    assert len({(box["x"], box["y"]) for box in corners}) == 1


def test_hidden_element_keeps_its_size(wire, live):
    page = live("")
    measured(page, wire, 10)
    wire.patch(["a", 10, "hidden", ""])
    expect(element(page, 10)).to_be_hidden()
    measured(page, wire, 20)
    wire.patch(["a", 10, "hidden", None])
    expect(element(page, 10)).to_be_visible()
    measured(page, wire, 30)


def test_removed_element_is_no_longer_measured(wire, live):
    page = live("")
    measured(page, wire, 10)
    wire.patch(["r", 10])
    expect(element(page, 10)).to_have_count(0)
    set_width(page, 600)
    measured(page, wire, 20)


def test_script_is_loaded_with_the_first_such_element(wire, live):
    page = live("")
    requests = []
    page.on("request", lambda request: requests.append(request.url.rpartition("/")[2]))
    wire.patch(["i", 1, 0, [10, "p", {"class": "text"}, "Content"]])
    expect(page.get_by_text("Content")).to_be_visible()
    assert "sizes.js" not in requests
    measured(page, wire, 20)
    measured(page, wire, 30)
    assert requests.count("sizes.js") == 1


def test_page_without_such_elements_does_not_load_the_script(wire, wire_page):
    page = wire_page()
    requests = []
    page.on("request", lambda request: requests.append(request.url.rpartition("/")[2]))
    page.goto(f"{wire.url}/page")
    wire.stream()
    assert "page.js" in requests and "sizes.js" not in requests
