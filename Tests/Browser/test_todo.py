"""The stories of the to-do app, on both apps."""

import pytest
from playwright.sync_api import expect

from todo_page import APPS, NOW, ToDoPage

PLACES = {
    "Sunday": {"locale": "en-US", "timezone_id": "America/New_York"},
    "Monday": {"locale": "de-DE", "timezone_id": "Europe/Berlin"},
}


@pytest.fixture(params=APPS)
def app(request):
    return request.param


@pytest.fixture
def open_todo(start_gallery, open_page, app):
    """Opens the app in a gallery whose current day is by default Wednesday, November 18, 2026.

    The server knows the time zone of the visitor from an earlier page. Otherwise, it reads the to-dos again when the
    page is connected, and this request can be the one that fails.
    """

    def open_todo(*options, now=NOW, is_first_visit=False, **visitor):
        server = start_gallery("--now", now, *options)
        visitor = {**PLACES["Sunday"], **visitor}
        page = open_page(**visitor)
        if not is_first_visit:
            page.context.add_cookies([{"name": "tz", "value": visitor["timezone_id"], "url": server.url}])
        return ToDoPage(page, server.url + app).open().expect_ready()

    return open_todo


@pytest.fixture
def todo(open_todo):
    return open_todo()


def test_empty_list_shows_a_message(todo):
    expect(todo.page.get_by_role("main").get_by_text("No upcoming to-dos")).to_be_visible()
    expect(todo.page).to_have_title("To-do")


def test_a_todo_is_created(todo):
    todo.add()
    expect(todo.date).to_have_value("2026-11-18")
    expect(todo.save).to_be_disabled()
    todo.title.fill("Buy milk")
    expect(todo.save).to_be_enabled()
    todo.save.click()
    expect(todo.dialog).to_have_count(0)
    todo.expect_sections(("Today", ["Buy milk"]))
    expect(todo.page.get_by_role("main").get_by_text("No upcoming to-dos")).to_have_count(0)
    todo.page.reload()
    todo.expect_ready().expect_sections(("Today", ["Buy milk"]))


def test_a_title_is_required(todo):
    todo.add()
    for blank in (" ", "   "):
        todo.title.fill(blank)
        todo.settle()
        expect(todo.save).to_be_disabled()
    todo.title.fill("Buy milk")
    expect(todo.save).to_be_enabled()
    todo.title.fill("")
    expect(todo.save).to_be_disabled()


def test_day_before_today_stays_in_its_marked_field_until_it_is_corrected(todo):
    todo.add()
    todo.title.fill("Too late")
    expect(todo.date).to_have_attribute("min", "2026-11-18")
    todo.date.fill("2026-11-17")
    todo.save.click()
    expect(todo.date).to_be_focused()
    expect(todo.date).to_have_value("2026-11-17")
    expect(todo.date).to_have_attribute("aria-invalid", "true")
    todo.date.fill("2026-11-18")
    expect(todo.date).not_to_have_attribute("aria-invalid", "true")
    todo.save.click()
    todo.expect_sections(("Today", ["Too late"]))


@pytest.mark.parametrize("way", ["button", "Escape"])
def test_cancel_saves_nothing(todo, way):
    todo.add()
    todo.title.fill("Never mind")
    expect(todo.save).to_be_enabled()
    if way == "button":
        todo.cancel.click()
    else:
        todo.page.keyboard.press("Escape")
    expect(todo.dialog).to_have_count(0)
    expect(todo.button("Add")).to_be_focused()
    expect(todo.page.get_by_role("main").get_by_text("No upcoming to-dos")).to_be_visible()
    todo.add()
    expect(todo.title).to_have_value("")
    expect(todo.save).to_be_disabled()


def test_failed_save_shows_the_reason_and_keeps_the_input(todo):
    todo.failing("Next")
    todo.add()
    todo.title.fill("Buy milk")
    todo.date.fill("2026-11-20")
    todo.save.click()
    expect(todo.alert).to_be_visible()
    expect(todo.alert).to_contain_text("The request failed, as asked for under Network conditions.")
    todo.alert.get_by_role("button", name="OK", exact=True).click()
    expect(todo.alert).to_have_count(0)
    expect(todo.title).to_have_value("Buy milk")
    expect(todo.date).to_have_value("2026-11-20")
    todo.save.click()
    expect(todo.dialog).to_have_count(0)
    todo.expect_sections(("Later This Week", ["Buy milk"]))


def test_escape_closes_only_the_alert(todo):
    todo.failing("Next")
    todo.add()
    todo.title.fill("Buy milk")
    todo.save.click()
    expect(todo.alert).to_be_visible()
    todo.page.keyboard.press("Escape")
    expect(todo.alert).to_have_count(0)
    expect(todo.title).to_have_value("Buy milk")


def test_slow_save_is_made_once(todo):
    todo.latency("1 second")
    todo.add()
    todo.title.fill("Buy milk")
    todo.save.dblclick()
    expect(todo.dialog).to_have_count(0)
    todo.latency("None")
    todo.expect_sections(("Today", ["Buy milk"]))


def test_failed_read_can_be_retried(todo):
    todo.create("Buy milk")
    todo.expect_sections(("Today", ["Buy milk"]))
    todo.failing("Next")
    todo.button("Refresh").click()
    expect(todo.page.get_by_role("main").get_by_text("The to-dos could not be read.")).to_be_visible()
    todo.button("Retry").click()
    todo.expect_sections(("Today", ["Buy milk"]))


@pytest.mark.parametrize("first, sections", [
    ("Sunday", [
        ("Today", ["wed"]), ("Tomorrow", ["thu"]), ("Later This Week", ["sat"]), ("Next Week", ["sun", "next sat"]),
    ]),
    ("Monday", [
        ("Today", ["wed"]), ("Tomorrow", ["thu"]), ("Later This Week", ["sat", "sun"]),
        ("Next Week", ["next sat", "next sun"]),
    ]),
])
def test_weeks_depend_on_the_region(open_todo, first, sections):
    todo = open_todo(**PLACES[first])
    days = {
        "next sun": "2026-11-29", "sun": "2026-11-22", "thu": "2026-11-19", "far": "2026-12-25",
        "next sat": "2026-11-28", "wed": None, "sat": "2026-11-21",
    }
    for title, day in days.items():
        todo.create(title, day)
    todo.expect_sections(*sections)


def test_days_are_formatted_in_the_language(open_todo):
    todo = open_todo(**PLACES["Monday"])
    todo.create("Milch kaufen", "2026-11-20")
    expect(todo.section("Later This Week").get_by_role("listitem")).to_contain_text("Nov")
    expect(todo.section("Later This Week").get_by_role("listitem")).to_contain_text("Fr")


def test_today_depends_on_the_time_zone(open_todo):
    # In Tokyo, it is already Thursday.
    todo = open_todo(now="2026-11-18T23:30:00Z", is_first_visit=True, locale="ja-JP", timezone_id="Asia/Tokyo")
    # The answer to this event comes after the page has been connected, and has reported its time zone.
    todo.latency("None")
    todo.add()
    expect(todo.date).to_have_value("2026-11-19")
    todo.title.fill("Tea")
    todo.save.click()
    todo.expect_sections(("Today", ["Tea"]))


def test_todo_stays_on_its_day_in_another_time_zone(open_todo, open_page, app):
    todo = open_todo(now="2026-11-18T23:30:00Z", locale="ja-JP", timezone_id="Asia/Tokyo")
    todo.create("Tea", "2026-11-19")
    abroad = ToDoPage(open_page(**PLACES["Sunday"]), todo.url).open().expect_ready()
    abroad.expect_sections(("Tomorrow", ["Tea"]))


def test_weeks_continue_across_the_end_of_a_year(open_todo):
    # A Thursday.
    todo = open_todo(now="2026-12-31T12:00:00Z", **PLACES["Monday"])
    todo.create("Count", "2027-01-10")
    todo.create("Sleep", "2027-01-01")
    todo.create("Rest", "2027-01-03")
    todo.expect_sections(("Tomorrow", ["Sleep"]), ("Later This Week", ["Rest"]), ("Next Week", ["Count"]))


@pytest.mark.parametrize("store", ["plist", "sqlite"])
def test_todos_are_kept_after_a_restart(open_todo, start_gallery, open_page, app, store):
    todo = open_todo("--store", store)
    todo.create("Buy milk")
    todo.create("Größe ändern “<b>” 🥛", "2026-11-19")
    todo.page.goto("about:blank")
    server = start_gallery("--now", NOW, "--store", store)
    again = ToDoPage(open_page(**PLACES["Sunday"]), server.url + app).open().expect_ready()
    again.expect_sections(("Today", ["Buy milk"]), ("Tomorrow", ["Größe ändern “<b>” 🥛"]))


def test_damaged_file_is_reported_and_kept(start_gallery, open_page, app, tmp_path):
    damaged = b"<?xml version='1.0'?><plist><dict><key>todos"
    (tmp_path / "todos.plist").write_bytes(damaged)
    server = start_gallery("--now", NOW, "--store", "plist")
    todo = ToDoPage(open_page(**PLACES["Sunday"]), server.url + app).open()
    problem = todo.page.get_by_role("main").get_by_text("it is not a property list. The file was not changed.")
    expect(problem).to_be_visible()
    todo.button("Retry").click()
    todo.settle()
    expect(todo.progress("Loading")).to_have_count(0)
    expect(problem).to_be_visible()
    assert (tmp_path / "todos.plist").read_bytes() == damaged

    todo.add()
    todo.title.fill("Buy milk")
    todo.save.click()
    expect(todo.alert).to_contain_text("todos.plist.damaged-1")
    assert (tmp_path / "todos.plist.damaged-1").read_bytes() == damaged
    todo.alert.get_by_role("button", name="OK", exact=True).click()
    todo.save.click()
    expect(todo.dialog).to_have_count(0)
    todo.expect_sections(("Today", ["Buy milk"]))
    assert (tmp_path / "todos.plist.damaged-1").read_bytes() == damaged


def test_todo_is_created_with_the_keyboard(todo):
    todo.tab_to("Add")
    todo.page.keyboard.press("Enter")
    expect(todo.title).to_be_focused()
    todo.page.keyboard.type("Buy milk")
    expect(todo.save).to_be_enabled()
    todo.tab_to("Save")
    todo.page.keyboard.press("Enter")
    expect(todo.dialog).to_have_count(0)
    todo.expect_sections(("Today", ["Buy milk"]))


def test_focus_stays_in_the_dialog(todo):
    todo.add()
    for _ in range(20):
        todo.page.keyboard.press("Tab")
        assert todo.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')")


@pytest.mark.parametrize("size, scheme", [("wide", "light"), ("narrow", "light"), ("wide", "dark"), ("narrow", "dark")])
def test_layout_and_screenshots(open_todo, screenshot, app, size, scheme):
    todo = open_todo(size=size, scheme=scheme)
    for title, day in [("Buy milk", None), ("Call Grace", "2026-11-19"), ("Water the plants", "2026-11-21"),
                       ("Write to the far side", "2026-11-25"), ("Return the books", "2026-11-26")]:
        todo.create(title, day)
    todo.expect_fits()
    screenshot(todo.page, f"{app[1:]}-list-{size}-{scheme}")
    todo.add()
    todo.title.fill("Buy oat milk")
    expect(todo.save).to_be_enabled()
    todo.expect_fits()
    screenshot(todo.page, f"{app[1:]}-add-{size}-{scheme}", full_page=False)
