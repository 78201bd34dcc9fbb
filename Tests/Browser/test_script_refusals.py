"""The page's script: presses and edits that the server does not accept."""

import pytest
from playwright.sync_api import expect

FORM = (
    '<label class="field" data-n="2"><span class="field-label" data-n="3">Name</span>'
    '<input class="input" data-n="4" data-on="input submit" value="Ada" data-rev="0"></label>'
    '<label class="field date-picker" data-n="5"><span class="field-label" data-n="6">Due</span>'
    '<input class="input" type="date" required min="2026-03-01" max="9999-12-31" data-n="7" data-on="input" '
    'value="2026-03-15" data-rev="0"></label>'
    '<button class="button" data-n="8" data-on="click">Save</button>'
    '<button class="button role-cancel" data-n="9" data-on="click">Cancel</button>'
    '<button class="button" data-n="10" data-on="click" '
    'aria-keyshortcuts="Control+S" disabled>Send</button>'
)
LONG = "This text is too long. Please shorten it."


@pytest.fixture
def form(wire, live):
    return live(FORM, locale="en-US")


def button(page, name):
    return page.get_by_role("button", name=name)


def name_field(page):
    return page.locator("[data-n='4']")


def due_field(page):
    return page.locator("[data-n='7']")


def press(page, control):
    """Presses a control as a person does, whether or not it is enabled."""
    box = control.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.up()


def mark(field):
    return field.locator("xpath=..").get_attribute("data-refused")


# Presses of disabled controls


def test_press_of_a_disabled_control_is_sent_after_the_edit_before_it(wire, form):
    page = form
    name_field(page).fill("Grace")
    press(page, button(page, "Send"))
    page.clock.run_for(10)
    posts = [*wire.post().events]
    while [10, "click"] not in posts:
        posts += wire.post().events
    assert posts == [[4, "input", "Grace", 1], [10, "click"]]
    expect(button(page, "Send")).to_have_attribute("data-pending", "")
    wire.patch(["a", 10, "disabled", None], done=2)
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("")


def test_shortcut_of_a_disabled_control_is_sent_after_the_edit_before_it(wire, form):
    page = form
    name_field(page).fill("Grace")
    page.keyboard.press("Control+s")
    page.clock.run_for(10)
    posts = [*wire.post().events]
    while [10, "click"] not in posts:
        posts += wire.post().events
    assert posts == [[4, "input", "Grace", 1], [10, "click"]]
    wire.patch(["d", 10], done=2)
    message = "“Send” is not available yet. Please check what you have entered."
    expect(page.get_by_role("status")).to_have_text(message)


def test_press_of_a_control_that_is_still_disabled_is_mentioned(wire, form, screenshot):
    page = form
    name_field(page).fill("Grace")
    press(page, button(page, "Send"))
    page.clock.run_for(10)
    wire.post()
    wire.post()
    wire.patch(["d", 10], done=2)
    message = "“Send” is not available yet. Please check what you have entered."
    expect(page.get_by_role("status")).to_have_text(message)
    expect(page.locator("[data-pending]")).to_have_count(0)
    screenshot(page, "script-refused-press")


def test_press_of_a_disabled_control_without_an_unanswered_edit_is_not_sent(wire, form):
    page = form
    name_field(page).fill("Grace")
    page.clock.run_for(100)
    wire.post()
    wire.patch(done=1)
    press(page, button(page, "Send"))
    page.clock.run_for(100)
    button(page, "Cancel").click()
    assert wire.post().events == [[9, "click"]]


def test_press_of_a_control_that_is_enabled_meanwhile_is_sent_once(wire, form):
    page = form
    wire.holds_posts = True
    name_field(page).fill("Grace")
    page.clock.run_for(100)
    first = wire.post()
    box = button(page, "Send").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    wire.patch(["a", 10, "disabled", None], done=1)
    expect(button(page, "Send")).to_be_enabled()
    page.mouse.up()
    page.clock.run_for(100)
    button(page, "Cancel").click()
    wire.holds_posts = False
    first.answer()
    assert wire.post().events == [[10, "click"], [9, "click"]]


@pytest.mark.lacks("firefox", reason="the touches of its driver do not reach a disabled control")
def test_touch_of_a_disabled_control_is_sent_once(wire, live):
    page = live(FORM, has_touch=True)
    name_field(page).fill("Grace")
    button(page, "Send").tap(force=True)
    page.clock.run_for(100)
    button(page, "Cancel").click()
    events = []
    while [9, "click"] not in events:
        events += wire.post().events
    assert events == [[4, "input", "Grace", 1], [10, "click"], [9, "click"]]


def test_repeated_press_of_a_control_that_the_first_one_disables_is_not_mentioned(wire, form):
    page = form
    button(page, "Save").click()
    button(page, "Save").click()
    wire.post()
    wire.post()
    wire.patch(["d", 8], ["a", 8, "disabled", ""], done=2)
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("")


# Rejected edits


@pytest.mark.broken
def test_rejected_edit_marks_its_field_and_holds_back_presses(wire, form, screenshot):
    page = form
    wire.post_statuses.put(413)
    name_field(page).fill("A" * 2_000)
    page.clock.run_for(100)
    wire.post()
    expect(name_field(page)).to_have_attribute("aria-invalid", "true")
    assert mark(name_field(page)) == LONG
    expect(page.get_by_role("status")).to_have_text(f"Name: {LONG}")
    screenshot(page, "script-refused-text")
    button(page, "Save").click()
    expect(name_field(page)).to_be_focused()
    page.keyboard.press("Enter")
    # Presses that do not use the text are sent.
    button(page, "Cancel").click()
    assert wire.post().body == {"seq": 1, "ack": 0, "events": [[9, "click"]]}
    wire.patch(["t", 3, "Username"], done=1)
    expect(page.get_by_text("Username")).to_be_visible()
    expect(name_field(page)).to_have_value("A" * 2_000)
    name_field(page).fill("Ada")
    expect(name_field(page)).not_to_have_attribute("aria-invalid", "true")
    assert mark(name_field(page)) is None
    button(page, "Save").click()
    assert wire.events(2) == [[4, "input", "Ada", 2], [8, "click"]]


@pytest.mark.broken
def test_presses_after_a_rejected_edit_are_dropped(wire, form):
    page = form
    wire.holds_posts = True
    name_field(page).fill("A" * 2_000)
    page.clock.run_for(100)
    post = wire.post()
    button(page, "Save").click()
    post.answer(413)
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text(f"Name: {LONG}")
    name_field(page).fill("Ada")
    page.clock.run_for(100)
    assert wire.post().body == {"seq": 1, "ack": 0, "events": [[4, "input", "Ada", 2]]}


def test_refused_value_stays_in_its_field(wire, form):
    page = form
    due_field(page).fill("2026-03-20")
    page.clock.run_for(100)
    (event,) = wire.post().events
    wire.patch(["v", 7, "2026-03-15", event[3]], ["d", 7], done=1)
    expect(due_field(page)).to_have_attribute("aria-invalid", "true")
    name_field(page).focus()
    expect(due_field(page)).to_have_value("2026-03-20")
    button(page, "Save").click()
    expect(page.get_by_role("status")).to_have_text("Due: This was not accepted. Please change it.")
    # A value that the view sets later is shown.
    name_field(page).focus()
    wire.patch(["v", 7, "2026-04-01", event[3]])
    expect(due_field(page)).to_have_value("2026-04-01")
    expect(due_field(page)).not_to_have_attribute("aria-invalid", "true")
    assert mark(due_field(page)) is None


# Dates


@pytest.mark.lacks("firefox", reason="it has no date whose year is being typed, and words of its own")
def test_date_out_of_bounds_is_marked_and_not_sent(wire, form, screenshot):
    page = form
    due_field(page).focus()
    page.keyboard.type("02052026")
    page.clock.run_for(100)
    expect(due_field(page)).not_to_have_attribute("aria-invalid", "true")
    button(page, "Save").click()
    expect(due_field(page)).to_have_attribute("aria-invalid", "true")
    expect(due_field(page)).to_have_value("2026-02-05")
    assert mark(due_field(page)) == "Value must be 03/01/2026 or later."
    expect(page.get_by_role("status")).to_have_text("Due: Value must be 03/01/2026 or later.")
    screenshot(page, "script-refused-date")
    due_field(page).fill("2026-03-02")
    assert mark(due_field(page)) is None
    button(page, "Save").click()
    edit, click = wire.events(2)
    assert edit[:3] == [7, "input", "2026-03-02"] and click == [8, "click"]


def test_date_that_is_half_typed_is_marked_when_it_is_left(wire, form):
    page = form
    due_field(page).focus()
    page.keyboard.press("Backspace")
    page.clock.run_for(1_000)
    expect(due_field(page)).not_to_have_attribute("aria-invalid", "true")
    name_field(page).focus()
    expect(due_field(page)).to_have_attribute("aria-invalid", "true")
    assert mark(due_field(page))
    button(page, "Cancel").click()
    assert wire.post().events == [[9, "click"]]


def test_year_is_sent_when_it_is_typed_to_its_end(wire, live):
    page = live(FORM.replace(' min="2026-03-01"', ""), locale="en-US")
    due_field(page).focus()
    page.keyboard.type("0402")
    page.clock.run_for(100)
    assert wire.post().events[0][2] == "2026-04-02"
    page.keyboard.type("2")
    page.clock.run_for(1_000)
    page.keyboard.type("027")
    page.clock.run_for(100)
    assert wire.post().events[0][2] == "2027-04-02"
