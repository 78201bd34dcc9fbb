"""The page's script: sending events to the server."""

import pytest
from playwright.sync_api import expect

from test_script_stream import HIDE

BUTTONS = (
    '<button class="button" data-n="2" data-on="click">Plus</button>'
    '<button class="button" data-n="3" data-on="click">Minus</button>'
    '<input class="input" data-n="4" data-on="input submit" value="" data-rev="0" aria-label="Name">'
)
PICKER = (
    '<label class="field picker" data-n="2"><span class="field-label" data-n="3">Latency</span>'
    '<select class="select" data-n="4" data-on="select"><option data-n="5" value="none" selected>None</option>'
    '<option data-n="6" value="one">1 second</option></select></label>'
)


def button(page, name):
    return page.get_by_role("button", name=name)


def test_events_during_a_post_are_sent_in_one_batch(wire, live):
    wire.holds_posts = True
    page = live(BUTTONS)
    button(page, "Plus").click()
    first = wire.post()
    button(page, "Minus").click()
    button(page, "Minus").click()
    button(page, "Plus").click()
    first.answer()
    second = wire.post()
    assert first.body == {"seq": 1, "ack": 0, "events": [[2, "click"]]}
    assert second.body == {"seq": 2, "ack": 0, "events": [[3, "click"], [3, "click"], [2, "click"]]}


def test_only_the_newest_waiting_text_of_a_field_is_sent(wire, live):
    wire.holds_posts = True
    page = live(BUTTONS)
    button(page, "Plus").click()
    first = wire.post()
    for text in ("a", "ab", "abc"):
        page.get_by_label("Name").fill(text)
        page.clock.run_for(100)
    first.answer()
    assert wire.post().events == [[4, "input", "abc", 3]]


def test_events_beyond_the_limit_of_a_post_are_sent_in_the_next(wire, live):
    wire.holds_posts = True
    page = live(BUTTONS)
    button(page, "Plus").click()
    first = wire.post()
    page.get_by_label("Name").fill("é" * 20_000)
    button(page, "Plus").click()
    page.get_by_label("Name").fill("à" * 20_000)
    button(page, "Minus").click()
    first.answer()
    second = wire.post()
    second.answer()
    assert second.events == [[4, "input", "é" * 20_000, 1], [2, "click"]]
    assert wire.post().events == [[4, "input", "à" * 20_000, 2], [3, "click"]]


def test_pressed_element_is_pending_until_the_server_handles_the_press(wire, live):
    page = live(BUTTONS)
    plus = button(page, "Plus")
    plus.click()
    wire.post()
    expect(plus).to_have_attribute("data-pending", "")
    expect(plus).not_to_have_attribute("aria-busy", "true")
    expect(button(page, "Minus")).not_to_have_attribute("data-pending", "")
    wire.patch(done=0)
    wire.patch(["a", 3, "class", "button seen"], done=0)
    expect(page.locator(".seen")).to_be_visible()
    expect(plus).to_have_attribute("data-pending", "")
    wire.patch(done=1)
    expect(plus).not_to_have_attribute("data-pending", "")
    assert page.evaluate("livePage.pending") == 0


def test_repeated_presses_are_all_sent_and_pending_ends_with_the_last(wire, live):
    page = live(BUTTONS)
    plus = button(page, "Plus")
    plus.click()
    assert wire.post().events == [[2, "click"]]
    plus.click()
    assert wire.post().events == [[2, "click"]]
    wire.patch(["t", 3, "One"], done=1)
    expect(button(page, "One")).to_be_visible()
    expect(plus).to_have_attribute("data-pending", "")
    wire.patch(done=2)
    expect(plus).not_to_have_attribute("data-pending", "")


@pytest.mark.broken
@pytest.mark.parametrize("failure", [None, 429, 503, 500])
def test_failed_post_is_sent_again_with_the_same_number(wire, live, failure):
    wire.post_statuses.put(failure)
    page = live(BUTTONS, clock=False)
    button(page, "Plus").click()
    first, second = wire.post(), wire.post()
    assert second.body == first.body == {"seq": 1, "ack": 0, "events": [[2, "click"]]}


@pytest.mark.broken
@pytest.mark.parametrize("status", [400, 413])
def test_rejected_events_are_dropped_and_their_number_is_reused(wire, live, status):
    wire.post_statuses.put(status)
    page = live(BUTTONS)
    button(page, "Plus").click()
    wire.post()
    expect(button(page, "Plus")).not_to_have_attribute("data-pending", "")
    expect(page.get_by_role("status")).to_have_text("Your last change was not accepted.")
    button(page, "Minus").click()
    assert wire.post().body == {"seq": 1, "ack": 0, "events": [[3, "click"]]}


def test_post_has_no_more_events_than_the_server_accepts(wire, live):
    wire.holds_posts = True
    page = live(BUTTONS)
    button(page, "Plus").click()
    first = wire.post()
    button(page, "Minus").evaluate("button => { for (let press = 0; press < 150; press += 1) button.click(); }")
    first.answer()
    second = wire.post()
    second.answer()
    assert len(second.events) == 100
    assert len(wire.post().events) == 50


@pytest.mark.broken
def test_repeated_post_has_the_newest_acknowledgment(wire, live):
    wire.holds_posts = True
    page = live(BUTTONS)
    button(page, "Plus").click()
    first = wire.post()
    wire.patch(["t", 3, "Less"])
    expect(button(page, "Less")).to_be_visible()
    first.answer(429)
    for _ in range(200):  # the page sets its timer after the real response
        if not wire._arrived["post"].empty():
            break
        page.clock.run_for(100)
    assert wire.post().body == {"seq": 1, "ack": 1, "events": [[2, "click"]]}


@pytest.mark.broken
def test_batches_that_the_server_has_not_received_are_sent_again(wire, live):
    page = live(BUTTONS)
    button(page, "Plus").click()
    wire.post()
    button(page, "Minus").click()
    wire.post()
    wire.holds_posts = True
    button(page, "Plus").click()
    third = wire.post()
    assert third.body == {"seq": 3, "ack": 0, "events": [[2, "click"]]}
    third.answer(409, Live_Next="2")
    again = wire.post()
    assert again.body == {"seq": 2, "ack": 0, "events": [[3, "click"], [2, "click"]]}
    again.answer()
    wire.patch(done=2)
    expect(page.locator("[data-pending]")).to_have_count(0)
    assert page.evaluate("livePage.pending") == 0


@pytest.mark.broken
def test_missing_batches_that_the_page_no_longer_has_reload_it(wire, live):
    page = live(BUTTONS, clock=False)
    wire.page_load()
    wire.post_statuses.put(409)
    button(page, "Plus").click()
    wire.page_load()
    wire.stream()


@pytest.mark.broken
@pytest.mark.parametrize("status", [401, 403, 404, 410])
def test_post_that_is_no_longer_permitted_reloads_the_page(wire, live, status):
    page = live(BUTTONS, clock=False)
    wire.page_load()
    wire.post_statuses.put(status)
    button(page, "Plus").click()
    wire.page_load()
    wire.stream()


def test_redirected_post_reloads_the_page(wire, live):
    wire.holds_posts = True
    page = live(BUTTONS, clock=False)
    wire.page_load()
    button(page, "Plus").click()
    wire.post().answer(303, Location="/elsewhere")
    wire.page_load()
    wire.stream()


def test_quiet_page_reports_that_it_reads_its_stream(wire, live):
    page = live(BUTTONS)
    # In short steps, so that the page receives a heartbeat before it considers the stream dead.
    for _ in range(12):
        page.clock.run_for(5_000)
        wire.heartbeat()
    assert wire.post().body == {"seq": 1, "ack": 0, "events": []}
    button(page, "Plus").click()
    assert wire.post().body == {"seq": 2, "ack": 0, "events": [[2, "click"]]}


def test_patches_arrive_while_a_report_is_unanswered(wire, live):
    page = live(BUTTONS)
    wire.holds_posts = True
    for _ in range(12):
        page.clock.run_for(5_000)
        wire.heartbeat()
    report = wire.post()
    assert report.events == []
    wire.patch(["t", 2, "Second"], waits=False)
    expect(button(page, "Second")).to_be_visible()
    report.answer()


def test_patches_are_acknowledged_with_events_and_without(wire, live):
    page = live(BUTTONS)
    wire.patch(["t", 2, "One"])
    button(page, "One").click()
    assert wire.post().body == {"seq": 1, "ack": 1, "events": [[2, "click"]]}
    for number in range(2, 7):
        wire.patch(["t", 2, f"Number {number}"])
    assert wire.post().body == {"seq": 2, "ack": 6, "events": []}


def test_long_patch_is_acknowledged_immediately(wire, live):
    live(BUTTONS)
    wire.patch(["t", 2, "x" * 100_000])
    assert wire.post().body == {"seq": 1, "ack": 1, "events": []}


def test_a_batch_that_a_patch_has_acknowledged_is_not_repeated_when_leaving(wire, live):
    page = live(BUTTONS)
    wire.holds_posts = True
    button(page, "Plus").click()
    wire.post()
    wire.patch(["t", 2, "Add"], done=1)
    expect(button(page, "Add")).to_be_visible()
    button(page, "Minus").click()
    page.goto(f"{wire.url}/elsewhere")
    assert wire.post().body == {"seq": 1, "ack": 1, "events": [[3, "click"]], "again": 0, "bye": True}


def test_controls_are_used_with_the_keyboard(wire, live):
    page = live(BUTTONS)
    page.keyboard.press("Tab")
    expect(button(page, "Plus")).to_be_focused()
    page.keyboard.press("Enter")
    assert wire.post().events == [[2, "click"]]
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert wire.post().events == [[3, "click"]]
    page.keyboard.press("Tab")
    expect(page.get_by_label("Name")).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    assert wire.post().events == [[4, "input", "Ada", 3], [4, "submit"]]


def test_return_in_a_field_without_submit_sends_nothing(wire, live):
    page = live('<input data-n="2" data-on="input" aria-label="Name"><button data-n="3" data-on="click">Go</button>')
    page.get_by_label("Name").press("Enter")
    button(page, "Go").click()
    assert wire.post().body == {"seq": 1, "ack": 0, "events": [[3, "click"]]}


def test_selection_is_sent_as_its_value(wire, live):
    page = live(PICKER)
    page.get_by_label("Latency").select_option("1 second")
    assert wire.post().events == [[4, "select", "one"]]


def test_pending_selection_overrides_a_value_from_the_server(wire, live):
    page = live(PICKER)
    picker = page.get_by_label("Latency")
    picker.select_option("1 second")
    wire.post()
    wire.patch(["v", 4, "none", 0], ["t", 3, "Delay"], done=0)
    expect(page.get_by_label("Delay")).to_have_value("one")
    wire.patch(["v", 4, "none", 0], done=1)
    expect(page.get_by_label("Delay")).to_have_value("none")


def test_leaving_the_page_ends_the_session(wire, live):
    page = live(BUTTONS, clock=False)
    page.get_by_label("Name").fill("Ada")
    page.goto(f"{wire.url}/elsewhere")
    post = wire.post()
    if "bye" not in post.body:  # the edit may have been sent before
        assert post.events == [[4, "input", "Ada", 1]]
        post = wire.post()
    assert post.body["bye"] is True


def test_leaving_during_a_post_repeats_its_events(wire, live):
    wire.holds_posts = True
    page = live(BUTTONS, clock=False)
    button(page, "Plus").click()
    assert wire.post().body == {"seq": 1, "ack": 0, "events": [[2, "click"]]}
    button(page, "Minus").click()
    page.goto(f"{wire.url}/elsewhere")
    assert wire.post().body == {"seq": 1, "ack": 0, "events": [[2, "click"], [3, "click"]], "again": 1, "bye": True}


def test_hidden_page_sends_an_edit_that_is_too_long_once(wire, live):
    page = live(BUTTONS)
    page.get_by_label("Name").fill("A" * 70_000)
    page.evaluate(HIDE, True)
    assert wire.post().events == [[4, "input", "A" * 70_000, 1]]


def test_last_batch_is_sent_while_the_one_before_uses_the_limit_of_such_requests(wire, live):
    page = live(BUTTONS)
    wire.holds_posts = True
    page.get_by_label("Name").fill("A" * 40_000)
    page.evaluate(HIDE, True)
    wire.post()
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    while "bye" not in (last := wire.post()).body:
        pass
    assert last.events == [[4, "input", "A" * 40_000, 1]]
