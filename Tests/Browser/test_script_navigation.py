"""The page's script: the browser's history, with addresses, focus and scroll positions."""

import pytest
from playwright.sync_api import expect

from dialogs import html


def heading(node, title):
    return [node, "header", {"class": "bar"}, [[node + 1, "h2", {"class": "bar-title"}, title]]]


def link(node, name, href):
    return [node, "a", {"class": "link navigation-link", "href": href}, name, "click"]


def level(node, title, *content, hidden=False):
    state = {"hidden": ""} if hidden else {}
    return [node, "div", {"class": "level", **state}, [heading(node + 1, title), *content]]


PRODUCTS = level(10, "Products", *(link(20 + n, f"Product {n}", f"/page/{n}") for n in range(60)))
PRODUCT = level(100, "Product 50", [110, "span", {"class": "text"}, "Details"])
GO_DEEPER = (["a", 10, "hidden", ""], ["i", 1, 0, PRODUCT], ["T", "Product 50"], ["h", "p", 2, "/page/50"])
COME_BACK = (["r", 100], ["a", 10, "hidden", None], ["T", "Products"], ["h", "a", 1, "/page"])


def wait_until(page, condition):
    """Waits for a condition, checked in each frame, since the page's policy forbids Playwright's own function."""
    look = f"() => {condition} || performance.now() > end ? done({condition}) : requestAnimationFrame(look)"
    start = f"const end = performance.now() + 10_000, look = {look}; look();"
    assert page.evaluate(f"new Promise((done) => {{ {start} }})"), condition


@pytest.fixture
def page(live):
    return live(html(PRODUCTS), clock=False)


def deeper(wire, page):
    page.get_by_role("link", name="Product 50").click()
    assert wire.post().events == [[70, "click"]]
    wire.patch(*GO_DEEPER, done=1)
    expect(page.get_by_text("Details")).to_be_visible()


def test_next_level_has_an_address_a_title_and_the_focus(wire, page):
    page.get_by_role("link", name="Product 50").scroll_into_view_if_needed()
    deeper(wire, page)
    expect(page).to_have_url(f"{wire.url}/page/50")
    expect(page).to_have_title("Product 50")
    expect(page.get_by_role("heading", name="Product 50")).to_be_focused()
    assert page.evaluate("scrollY") == 0


def loading(wire, page):
    """Goes to a level that is still loading."""
    page.get_by_role("link", name="Product 50").click()
    spinner = [120, "progress", {"class": "progress", "aria-label": "Loading product"}]
    retry = [130, "button", {"class": "button"}, "Cancel", "click"]
    wire.patch(["a", 10, "hidden", ""], ["i", 1, 0, [100, "div", {"class": "level"}, [spinner, retry]]], done=1)
    expect(page.locator('[data-n="100"]')).to_be_focused()


def test_focus_moves_to_a_heading_that_is_inserted_later(wire, page):
    loading(wire, page)
    wire.patch(["r", 120], ["i", 100, 130, heading(140, "Product 50")])
    expect(page.get_by_role("heading", name="Product 50")).to_be_focused()
    wire.patch(["i", 100, 140, heading(150, "Another")])
    expect(page.get_by_role("heading", name="Another")).to_be_visible()
    expect(page.get_by_role("heading", name="Product 50")).to_be_focused()


def test_focus_stays_where_the_user_moved_it(wire, page):
    loading(wire, page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    wire.patch(["r", 120], ["i", 100, 130, heading(140, "Product 50")])
    expect(page.get_by_role("heading", name="Product 50")).to_be_visible()
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()


def test_back_sends_a_visit_and_restores_focus_and_scroll_position(wire, page):
    page.get_by_role("link", name="Product 50").scroll_into_view_if_needed()
    top = page.evaluate("scrollY")
    assert top > 0
    deeper(wire, page)
    page.go_back()
    assert wire.post().events == [[0, "visit", 1, "/page"]]
    expect(page.get_by_text("Details")).to_be_visible()
    wire.patch(*COME_BACK, done=2)
    expect(page.get_by_role("link", name="Product 50")).to_be_focused()
    assert page.evaluate("scrollY") == top
    expect(page).to_have_url(f"{wire.url}/page")


def test_stack_below_other_content_keeps_the_scroll_position(wire, live):
    above = "".join(html([200 + n, "p", {}, "So it goes."]) for n in range(60))
    page = live(above + html(PRODUCTS), clock=False)
    page.get_by_role("link", name="Product 3", exact=True).scroll_into_view_if_needed()
    top = page.evaluate("scrollY")
    assert top > 0
    deeper = [100, "div", {"class": "level"}, [heading(101, "Product 3"), *PRODUCTS[3][1:]]]
    wire.patch(["a", 10, "hidden", ""], ["i", 1, 0, deeper])
    expect(page.get_by_role("heading", name="Product 3")).to_be_focused()
    assert page.evaluate("scrollY") == top
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    wire.patch(["r", 100], ["a", 10, "hidden", None])
    expect(page.get_by_role("heading", name="Products")).to_be_in_viewport()


def test_forward_sends_a_visit_with_the_entry(wire, page):
    deeper(wire, page)
    page.go_back()
    wire.post()
    wire.patch(*COME_BACK, done=2)
    expect(page.get_by_role("heading", name="Products")).to_be_visible()
    page.go_forward()
    assert wire.post().events == [[0, "visit", 2, "/page/50"]]


def test_second_of_two_quick_steps_back_wins(wire, page):
    deeper(wire, page)
    wire.patch(["h", "p", 3, "/page/50/reviews"], done=1)
    expect(page).to_have_url(f"{wire.url}/page/50/reviews")
    page.go_back()
    page.go_back()
    assert wire.events(2) == [[0, "visit", 2, "/page/50"], [0, "visit", 1, "/page"]]
    wire.patch(["h", "a", 2, "/page/50"], done=2)
    wire.patch(*COME_BACK, done=3)
    expect(page.get_by_role("heading", name="Products")).to_be_visible()
    expect(page).to_have_url(f"{wire.url}/page")
    page.go_forward()
    assert wire.post().events == [[0, "visit", 2, "/page/50"]]


def test_server_goes_back_without_a_visit(wire, page):
    deeper(wire, page)
    wire.patch(["r", 100], ["a", 10, "hidden", None], ["h", "b", 1])
    expect(page).to_have_url(f"{wire.url}/page")
    page.get_by_role("link", name="Product 3", exact=True).click()
    assert wire.post().events == [[23, "click"]], "no visit is sent before it"
    page.go_forward()
    assert wire.post().events == [[0, "visit", 2, "/page/50"]]


def test_address_is_replaced_without_a_new_entry(wire, page):
    entries = page.evaluate("history.length")
    wire.patch(["h", "r", 1, "/page/products"])
    expect(page).to_have_url(f"{wire.url}/page/products")
    assert page.evaluate("history.length") == entries


def test_back_from_the_first_entry_leaves_the_page(wire, wire_page):
    wire.main = f'<main data-n="1">{html(PRODUCTS)}</main>'
    page = wire_page()
    page.goto(f"{wire.url}/elsewhere")
    page.goto(f"{wire.url}/page")
    wire.stream()
    deeper(wire, page)
    page.go_back()
    wire.post()
    wire.patch(*COME_BACK, done=2)
    page.go_back()
    expect(page.get_by_role("heading", name="Elsewhere")).to_be_visible()


def test_entries_before_a_reload_are_unknown_to_the_page(wire, page):
    deeper(wire, page)
    wire.page_load()
    wire.main = f'<main data-n="1">{html(level(10, "Product 50"))}</main>'
    page.reload()
    assert wire.post().body["bye"]
    wire.page_load()
    wire.stream()
    page.go_back()
    assert wire.post().events == [[0, "visit", 0, "/page"]]
    wire.number = 0
    wire.patch(["h", "a", 7, "/page"], done=1)
    expect(page).to_have_url(f"{wire.url}/page")
    wait_until(page, "history.state?.key === 7")


def test_a_reload_keeps_the_scroll_position(wire, page):
    deeper(wire, page)
    wire.main = f'<main data-n="1">{html(PRODUCTS)}</main>'
    page.reload()
    wire.stream()
    page.evaluate("scrollTo(0, 300)")
    wire.number = 0
    wire.patch(["h", "p", 2, "/page/7"])
    expect(page).to_have_url(f"{wire.url}/page/7")
    page.reload()
    wire.stream()
    wait_until(page, "scrollY === 300")


def test_snapshot_sets_the_current_entry(wire, page):
    deeper(wire, page)
    page.go_back()
    wire.post()
    wire.snapshot(9, 2, "Product 50", [1, "main", {}, [PRODUCT]])
    wire.patch(["h", "a", 2, "/page/50"], done=2)
    expect(page).to_have_url(f"{wire.url}/page/50")


@pytest.mark.parametrize("options", [{"modifiers": ["Control"]}, {"modifiers": ["Shift"]}, {"button": "middle"}])
def test_link_opens_in_another_tab_or_window(wire, page, options):
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Product 5", exact=True).click(**options)
    expect(opened.value).to_have_url(f"{wire.url}/page/5")
    page.get_by_role("link", name="Product 6", exact=True).click()
    events = []
    while [26, "click"] not in events:
        events += wire.post().events
    assert [25, "click"] not in events


def tab(node, name, selected=False, **attributes):
    return [node, "button", {"class": "tab", "type": "button", "role": "tab", "id": f"tab-{node}",
                             "aria-selected": str(selected).lower(), "tabindex": "0" if selected else "-1",
                             **attributes}, name, "click"]


def tabs():
    bar = [11, "div", {"class": "tab-bar", "role": "tablist"},
           [tab(20, "Home", selected=True), tab(21, "Search", disabled=""), tab(22, "People"), tab(23, "More")]]
    panel = [30, "div", {"class": "tab-panel", "role": "tabpanel", "aria-labelledby": "tab-20"}, "At home"]
    return [10, "div", {"class": "tab-view"}, [bar, panel]]


def test_arrow_keys_move_among_the_tabs(wire, live):
    page = live(html(tabs()), clock=False)
    page.keyboard.press("Tab")
    expect(page.get_by_role("tab", name="Home")).to_be_focused()
    for key, name in [("ArrowRight", "People"), ("ArrowRight", "More"), ("ArrowRight", "Home"), ("ArrowLeft", "More"),
                      ("Home", "Home"), ("End", "More")]:
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    assert wire.post().events == [[23, "click"]], "only a press selects a tab"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    assert wire.post().events == [[22, "click"]]


def test_focus_stays_on_a_pressed_tab(wire, live):
    page = live(html(tabs()), clock=False)
    page.get_by_role("tab", name="People").click()
    panel = [40, "div", {"class": "tab-panel", "role": "tabpanel"}, [heading(41, "People")]]
    wire.patch(["a", 30, "hidden", ""], ["i", 10, 0, panel], done=1)
    expect(page.get_by_role("heading", name="People")).to_be_visible()
    expect(page.get_by_role("tab", name="People")).to_be_focused()
