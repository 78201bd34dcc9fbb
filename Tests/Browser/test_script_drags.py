"""Drags of views by a pointer, on the catalog."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery


@pytest.fixture
def card(gallery, page):
    DemoPage(page, gallery.url + "/catalogue").open()
    card = page.get_by_role("main").get_by_text("Drag me", exact=True)
    card.scroll_into_view_if_needed()
    return card


def center(element):
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def last_drag(page, text):
    return page.get_by_role("main").get_by_text(text, exact=True)


def wait_for_position(page, element, x, y):
    page.wait_for_function(
        """([element, x, y]) => {
          const box = element.getBoundingClientRect();
          return Math.abs(box.x + box.width / 2 - x) < 2 && Math.abs(box.y + box.height / 2 - y) < 2;
        }""",
        arg=[element.element_handle(), x, y])


def test_a_drag_moves_what_follows_it_and_ends(card):
    page = card.page
    x, y = center(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 20, steps=4)
    wait_for_position(page, card, x + 40, y + 20)
    page.mouse.move(x + 60, y + 30, steps=4)
    wait_for_position(page, card, x + 60, y + 30)
    page.mouse.up()
    expect(last_drag(page, "Dragged by 60, 30")).to_be_visible()
    wait_for_position(page, card, x, y)


def test_the_browser_moves_a_card_without_waiting_for_the_server(card):
    page = card.page
    x, y = center(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=3)
    wait_for_position(page, card, x + 30, y)
    # From here on, the card follows in the same event.
    page.mouse.move(x + 90, y + 25)
    box = card.bounding_box()
    assert abs(box["x"] + box["width"] / 2 - x - 90) < 2
    assert abs(box["y"] + box["height"] / 2 - y - 25) < 2
    page.mouse.up()


def test_a_short_movement_is_no_drag(card):
    page = card.page
    x, y = center(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y + 5)
    page.mouse.up()
    expect(last_drag(page, "Not dragged yet")).to_be_visible()


def test_drags_are_reported_ten_times_a_second_at_most(card):
    page = card.page
    page.evaluate("""() => {
      window.drags = 0;
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        window.drags += String(text).split('"drag"').length - 1;
        return send.call(this, text);
      };
    }""")
    x, y = center(card)
    page.mouse.move(x, y)
    page.mouse.down()
    start = page.evaluate("() => performance.now()")
    for step in range(60):
        page.mouse.move(x + 20 + step, y)
    page.mouse.up()
    expect(last_drag(page, "Dragged by 79, 0")).to_be_visible()
    seconds = (page.evaluate("() => performance.now()") - start) / 1000
    assert 0 < page.evaluate("() => window.drags") <= seconds * 10 + 3


def test_the_last_movement_is_reported_before_the_end(card):
    page = card.page
    page.evaluate("""() => {
      window.reports = [];
      addEventListener("pointerdown", ({ pointerId }) => { window.pointer = pointerId; }, true);
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        for (const event of JSON.parse(text).events ?? []) if (event[1] === "drag") window.reports.push(event);
        return send.call(this, text);
      };
    }""")
    x, y = center(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y)
    page.wait_for_function("() => window.reports.length > 0")
    # Sooner than the next report.
    page.evaluate("""([clientX, clientY]) => {
      const place = { pointerId: window.pointer, bubbles: true, clientX, clientY };
      for (const type of ["pointermove", "pointerup"]) dispatchEvent(new PointerEvent(type, place));
    }""", [x + 70, y + 10])
    page.mouse.up()
    expect(last_drag(page, "Dragged by 70, 10")).to_be_visible()
    moved, ended = page.evaluate("() => window.reports.slice(-2)")
    assert [moved[2], ended[2]] == ["moved", "ended"]
    assert moved[3:7] == ended[3:7]


def test_a_drag_that_ends_before_its_script_is_loaded_is_reported(card):
    page = card.page
    requests = []
    page.route("**/drags.js", lambda route: requests.append(route))
    x, y = center(card)
    page.mouse.move(x, y)
    with page.expect_request("**/drags.js"):
        page.mouse.down()
    page.mouse.move(x + 30, y + 10, steps=2)
    page.mouse.up()
    # Nothing is dragged any more when the script comes.
    page.mouse.move(x + 80, y + 80)
    for request in requests:
        request.continue_()
    expect(last_drag(page, "Dragged by 30, 10")).to_be_visible()


def test_a_canceled_drag_leaves_what_the_server_has(card):
    page = card.page
    page.evaluate("() => addEventListener('pointerdown', ({ pointerId }) => { window.pointer = pointerId; }, true)")
    x, y = center(card)
    page.mouse.move(x, y)
    page.mouse.down()
    # With one move, there is one report: after several, the page may show more than the server has.
    page.mouse.move(x + 40, y)
    wait_for_position(page, card, x + 40, y)
    shown = page.evaluate("""([x, y]) => {
      const element = document.querySelector("[data-drag]").closest("main").querySelector("[data-dragged] [style*=translate]");
      const dispatch = (type) => dispatchEvent(
        new PointerEvent(type, { pointerId: window.pointer, bubbles: true, clientX: x + 90, clientY: y }));
      const before = element.style.translate;
      dispatch("pointermove");
      const during = element.style.translate;
      dispatch("pointercancel");
      return [before, during, element.style.translate];
    }""", [x, y])
    page.mouse.up()
    assert shown[1] != shown[0]
    assert shown[2] == shown[0]


def test_a_pointer_that_the_browser_takes_cancels_a_drag(card):
    page = card.page
    x, y = center(card)
    page.evaluate("() => addEventListener('pointerdown', ({ pointerId }) => { window.pointer = pointerId; }, true)")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=4)
    wait_for_position(page, card, x + 40, y)
    page.evaluate("""() => dispatchEvent(
      new PointerEvent("pointercancel", { pointerId: window.pointer, bubbles: true, clientX: 0, clientY: 0 }))""")
    page.mouse.up()
    expect(last_drag(page, "Not dragged yet")).to_be_visible()
