"""The page's script: the fragment of the address, which the server learns from the page."""

import pytest
from playwright.sync_api import expect

from dialogs import html
from test_script_navigation import heading, link


def section(node, name):
    lines = [[node + 1 + n, "p", {}, "So it goes."] for n in range(40)]
    return [node, "section", {"id": name}, [heading(node + 50, name.title()), *lines]]


def fragment_link(node, name):
    return [node, "a", {"class": "link", "href": f"#{name}"}, f"To {name}"]


LINKS = [fragment_link(2, "prices"), fragment_link(3, "terms"), fragment_link(4, "%C3%BCber"), link(5, "Deeper", "/page/7")]
GUIDE = [10, "div", {"class": "level"}, [*LINKS, section(100, "intro"), section(200, "prices"), section(300, "terms")]]
LEVEL = [500, "div", {"class": "level"}, [heading(501, "Details"), *(fragment_link(510, "prices"), section(600, "prices"))]]


@pytest.fixture
def guide(wire, wire_page):
    """Opens the guide at an address. Its views follow the fragment."""

    def guide(address="/page", follows=True):
        wire.main = f'<main data-n="1"{" data-fragments" if follows else ""}>{html(GUIDE)}</main>'
        page = wire_page()
        page.goto(f"{wire.url}{address}")
        wire.stream()
        return page

    return guide


def top_of(page, name):
    return page.evaluate(f"Math.round(document.getElementById('{name}').getBoundingClientRect().top)")


def test_fragment_of_the_first_address_is_reported(wire, guide):
    page = guide("/page#prices")
    assert wire.post().events == [[0, "fragment", "prices", True]]
    assert top_of(page, "prices") in range(-2, 3), "the browser finds the element by itself"
    wire.patch(["s", 200, 0, 0, 0], ["f", 200], done=1)
    expect(page.locator("#prices")).to_be_focused()
    expect(page).to_have_url(f"{wire.url}/page#prices")


def test_views_that_arrive_later_can_follow_the_fragment(wire, guide):
    guide("/page#prices", follows=False)
    wire.patch(["a", 1, "data-fragments", ""])
    assert wire.post().events == [[0, "fragment", "prices", True]]


def go(page, steps):
    """Goes through the history as a person does. Firefox's driver waits for a load, which fragments do not cause."""
    page.evaluate("(steps) => history.go(steps)", steps)


def test_links_and_back_are_reported_without_a_visit(wire, guide):
    page = guide()
    loads = page.evaluate("performance.timeOrigin")
    page.get_by_role("link", name="To prices").click()
    assert wire.post().events == [[0, "fragment", "prices", True]]
    wire.patch(["s", 200, 0, 0, 0], ["f", 200], done=1)
    expect(page.locator("#prices")).to_be_focused()
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("link", name="To %C3%BCber").click()
    assert wire.post().events == [[0, "fragment", "über", True]]
    go(page, -1)
    assert wire.post().events == [[0, "fragment", "prices", False]]
    go(page, -1)
    assert wire.post().events == [[0, "fragment", "", False]]
    expect(page).to_have_url(f"{wire.url}/page")
    go(page, 1)
    assert wire.post().events == [[0, "fragment", "prices", False]]
    assert page.evaluate("performance.timeOrigin") == loads, "the page was not loaded again"


def test_second_press_of_a_link_is_reported(wire, guide):
    page = guide()
    entries = page.evaluate("history.length")
    for _ in range(2):
        page.evaluate("scrollTo(0, 0)")
        page.get_by_role("link", name="To prices").click()
        assert wire.post().events == [[0, "fragment", "prices", True]]
    assert page.evaluate("history.length") == entries + 1
    go(page, -1)
    assert wire.post().events == [[0, "fragment", "", False]]


def test_second_press_of_a_link_shows_an_element_that_the_server_does_not_know(wire, guide):
    page = guide("/page#terms")
    assert wire.post().events == [[0, "fragment", "terms", True]]
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("link", name="To terms").click()
    assert wire.post().events == [[0, "fragment", "terms", True]]
    page.wait_for_function("() => scrollY > 0")
    assert top_of(page, "terms") in range(-2, 800)


def test_server_opens_a_fragment_without_a_reload(wire, guide):
    page = guide()
    loads = page.evaluate("performance.timeOrigin")
    wire.patch(["o", "#terms"])
    assert wire.post().events == [[0, "fragment", "terms", True]]
    assert page.evaluate("performance.timeOrigin") == loads


def test_server_replaces_the_fragment_without_a_new_entry(wire, guide):
    page = guide("/page?search=emma")
    entries = page.evaluate("history.length")
    wire.patch(["h", "f", "ü b"])
    expect(page).to_have_url(f"{wire.url}/page?search=emma#%C3%BC%20b")
    wire.patch(["h", "r", 1, "/page?search=x"])
    expect(page).to_have_url(f"{wire.url}/page?search=x#%C3%BC%20b")
    wire.patch(["h", "f", ""])
    expect(page).to_have_url(f"{wire.url}/page?search=x")
    assert page.evaluate("history.length") == entries


def deeper(wire, page):
    page.get_by_role("link", name="Deeper").click()
    assert wire.post().events == [[5, "click"]]
    wire.patch(["a", 10, "hidden", ""], ["i", 1, 0, LEVEL], ["h", "p", 2, "/page/7"])
    expect(page).to_have_url(f"{wire.url}/page/7")


def come_back(wire, page, *steps):
    wire.patch(["r", 500], ["a", 10, "hidden", None], *steps)


def test_levels_keep_their_fragments(wire, guide):
    page = guide()
    page.get_by_role("link", name="To terms").click()
    wire.post()
    page.evaluate("scrollTo(0, 0)")
    deeper(wire, page)
    page.locator('[data-n="510"]').click()
    assert wire.post().events == [[0, "fragment", "prices", True]]
    expect(page).to_have_url(f"{wire.url}/page/7#prices")
    go(page, -1)
    assert wire.post().events == [[0, "fragment", "", True]]
    go(page, -1)
    assert wire.events(2) == [[0, "visit", 1, "/page"], [0, "fragment", "terms", False]]
    come_back(wire, page, ["h", "a", 1, "/page"])
    expect(page).to_have_url(f"{wire.url}/page#terms")


def test_server_goes_back_over_the_fragments_of_a_level(wire, guide):
    page = guide()
    page.get_by_role("link", name="To terms").click()
    wire.post()
    deeper(wire, page)
    for name in ["prices", "other"]:
        wire.patch(["o", f"#{name}"])
        assert wire.post().events == [[0, "fragment", name, True]]
    come_back(wire, page, ["h", "b", 1])
    assert wire.post().events == [[0, "fragment", "terms", False]]
    expect(page).to_have_url(f"{wire.url}/page#terms")
    go(page, -1)
    assert wire.post().events == [[0, "fragment", "", False]]


def test_page_that_follows_no_fragments_reports_none(wire, guide):
    page = guide("/page#prices", follows=False)
    page.get_by_role("link", name="To terms").click()
    expect(page).to_have_url(f"{wire.url}/page#terms")
    go(page, -1)
    expect(page).to_have_url(f"{wire.url}/page#prices")
    deeper(wire, page)


def test_reload_does_not_scroll_to_the_fragment_again(wire, guide):
    page = guide("/page#prices")
    assert wire.post().events == [[0, "fragment", "prices", True]]
    page.evaluate("scrollTo(0, 300)")
    page.reload()
    assert wire.post().body["bye"]
    wire.page_load()
    wire.page_load()
    wire.stream()
    assert wire.post().events == [[0, "fragment", "prices", False]]


def test_unknown_entry_is_visited_with_its_query(wire, guide):
    page = guide("/page?search=emma")
    wire.patch(["h", "p", 2, "/page/7"])
    expect(page).to_have_url(f"{wire.url}/page/7")
    page.reload()
    wire.stream()
    go(page, -1)
    events = wire.post().events
    while [0, "visit", 0, "/page?search=emma"] not in events:
        events += wire.post().events
