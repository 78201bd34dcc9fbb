"""The motion of the gallery: places and looks over time, read from paused animations."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage
from motion import count, finish, pause_animations, place, seek, style
from todo_page import APPS, NOW, ToDoPage

pytestmark = pytest.mark.shares_gallery

MOTION = {"reduced_motion": "no-preference"}


@pytest.fixture
def catalogue(gallery, open_page):
    def catalogue(**options):
        shown = DemoPage(open_page(**{**MOTION, **options}), gallery.url + "/catalogue/motion").open()
        expect(shown.page.locator("html")).to_have_attribute("data-live", "")
        pause_animations(shown.page)
        return shown

    return catalogue


def press(shown, name):
    shown.button(name).click()
    shown.settle()


def text(shown, name):
    return shown.page.get_by_role("main").get_by_text(name, exact=True)


def box(shown, name):
    return shown.page.locator(".box", has=shown.page.get_by_text(name, exact=True)).last


def left(shown, name):
    return place(text(shown, name).locator("xpath=.."))[0]


def test_curves_differ(catalogue):
    shown = catalogue()
    start = left(shown, "Linear")
    press(shown, "Race")
    courses = {name: [] for name in ("Linear", "Ease in", "Ease out", "Bouncy", "Delayed")}
    for time in (0, 250, 500, 750, 999.9):
        seek(shown.page, time)
        for name, course in courses.items():
            course.append(left(shown, name) - start)
    assert courses["Linear"] == pytest.approx([0, 40, 80, 120, 160], abs=0.2)
    assert courses["Delayed"] == pytest.approx([0, 0, 0, 80, 160], abs=0.2)
    assert all(early < even for early, even in zip(courses["Ease in"][1:4], courses["Linear"][1:4]))
    assert all(early > even for early, even in zip(courses["Ease out"][1:4], courses["Linear"][1:4]))
    assert max(courses["Bouncy"]) > 161
    finish(shown.page)
    assert {round(left(shown, name) - start) for name in courses} == {160}


def test_looks_change_together(catalogue, screenshot):
    shown = catalogue()
    shape = shown.page.locator(".shape").first
    beside, below = text(shown, "Beside"), text(shown, "Below")
    colors = style(shape, "backgroundColor")
    sizes, places = place(shape)[2:], [place(beside)[0], place(below)[1]]
    press(shown, "Change")
    seek(shown.page, 0)
    assert place(shape)[2:] == sizes and style(shape, "backgroundColor") == colors
    assert [place(beside)[0], place(below)[1]] == pytest.approx(places, abs=0.6)
    seek(shown.page, 150)
    screenshot(shown.page, "motion-looks", animations="allow")
    width, height = place(shape)[2:]
    assert 32 < width < 96 and 32 < height < 64
    assert style(shape, "backgroundColor") != colors
    assert place(beside)[0] > places[0] and place(below)[1] > places[1]
    finish(shown.page)
    assert place(shape)[2:] == [96, 64]


def test_transitions(catalogue, screenshot):
    shown = catalogue()
    after = text(shown, "After the transitions")
    names = ["Fade", "Scale", "Move up", "Slide", "Push", "Fade and scale", "Slide in, fade out"]
    before = {name: place(box(shown, name)) for name in names}
    high = place(after)[1]
    press(shown, "Hide")
    leaving = shown.page.locator(".leaving")
    expect(leaving).to_have_count(7)  # all but the one without a transition
    expect(text(shown, "Nothing")).to_have_count(0)
    seek(shown.page, 0)
    for index, name in enumerate(names):
        assert place(leaving.nth(index)) == pytest.approx(before[name], abs=0.6), name
    assert place(after)[1] == pytest.approx(high, abs=0.6)
    seek(shown.page, 300)
    screenshot(shown.page, "motion-transitions", animations="allow")
    half = {name: place(leaving.nth(index)) for index, name in enumerate(names)}
    faded = {name: style(leaving.nth(index), "opacity") for index, name in enumerate(names)}
    assert half["Scale"][2] == pytest.approx(before["Scale"][2] / 2, abs=1)
    assert half["Move up"][1] == pytest.approx(before["Move up"][1] - before["Move up"][3] / 2, abs=1)
    assert half["Slide"][0] == pytest.approx(before["Slide"][0] + before["Slide"][2] / 2, abs=1)
    assert half["Push"][1] < before["Push"][1] and float(faded["Push"]) == pytest.approx(0.5, abs=0.01)
    assert [faded[name] for name in ("Scale", "Move up", "Slide")] == ["1", "1", "1"]
    assert float(faded["Slide in, fade out"]) == float(faded["Fade"]) == pytest.approx(0.5, abs=0.01)
    assert place(after)[1] < high
    finish(shown.page)
    expect(leaving).to_have_count(0)
    press(shown, "Show")
    seek(shown.page, 300)
    slide = box(shown, "Slide")
    assert place(slide)[0] == pytest.approx(before["Slide"][0] - before["Slide"][2] / 2, abs=1)


def test_a_view_that_returns_turns_round(catalogue):
    shown = catalogue()
    press(shown, "Hide")
    seek(shown.page, 300)
    half = place(shown.page.locator(".leaving").nth(3))
    press(shown, "Show")
    expect(shown.page.locator(".leaving")).to_have_count(0)
    slide = box(shown, "Slide")
    assert place(slide) == pytest.approx(half, abs=0.6)
    assert text(shown, "Slide").count() == 1
    finish(shown.page)
    assert place(slide)[0] < half[0]


def test_rows_change_place(catalogue, screenshot):
    shown = catalogue()
    rows = [shown.page.get_by_role("listitem").filter(has_text=f"Row {number}") for number in (1, 2, 3, 4)]
    tops = [place(row)[1] for row in rows]
    press(shown, "Turn over")
    seek(shown.page, 0)
    assert [place(row)[1] for row in rows] == pytest.approx(tops, abs=0.6)
    seek(shown.page, 150)
    screenshot(shown.page, "motion-rows", animations="allow")
    assert tops[0] < place(rows[0])[1] and place(rows[3])[1] < tops[3]
    finish(shown.page)
    assert [place(row)[1] for row in rows] == pytest.approx(tops[::-1], abs=0.6)
    press(shown, "Remove row")
    expect(rows[0]).to_have_class("row leaving")
    seek(shown.page, 0)
    assert place(rows[0])[1] == pytest.approx(tops[3], abs=0.6)


def test_repetition_lasts_until_the_value_changes(catalogue):
    shown = catalogue()
    breathing = text(shown, "Breathing").locator("xpath=..")
    press(shown, "Start")
    for time, opacity in [(0, 1), (400, 0.65), (800, 0.3), (1600, 1), (16_000, 1)]:
        seek(shown.page, time)
        assert float(style(breathing, "opacity")) == pytest.approx(opacity, abs=0.01)
    press(shown, "Stop")
    finish(shown.page)
    assert count(shown.page) == 0
    assert style(breathing, "opacity") == "1"


def test_stillness(catalogue):
    shown = catalogue()
    moved, still = (text(shown, name).locator("xpath=..") for name in ("With the others", "At once"))
    starts = place(moved)[0]
    press(shown, "Move")
    seek(shown.page, 0)
    assert [place(moved)[0], place(still)[0]] == pytest.approx([starts, starts + 120], abs=0.6)
    finish(shown.page)
    shown.page.get_by_label("Disable animations").click()
    press(shown, "Move")
    assert count(shown.page) == 0
    assert [place(moved)[0], place(still)[0]] == pytest.approx([starts, starts], abs=0.6)


def test_reduced_motion_is_obeyed(catalogue):
    shown = catalogue(reduced_motion="reduce")
    for name in ("Race", "Change", "Hide", "Turn over", "Start", "Move"):
        press(shown, name)
        assert count(shown.page) == 0
    expect(text(shown, "Fade")).to_have_count(0)


SLOWLY = "document.styleSheets[0].insertRule('.dialog, .dialog::backdrop { transition-duration: 60s !important }', 0)"
FINISH = "document.getAnimations().forEach((animation) => animation.finish())"
SEEK_PART = """part => document.getAnimations().forEach((animation) => {
  animation.pause();
  animation.currentTime = part * 60_000;
})"""


@pytest.mark.parametrize("app", APPS)
@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_the_add_screen_slides(start_gallery, open_page, screenshot, app, size):
    server = start_gallery("--now", NOW)
    todo = ToDoPage(open_page(size, **MOTION), server.url + app).open().expect_ready()
    todo.page.evaluate(SLOWLY)
    todo.add()

    def tops():
        result = []
        for part in (0, 0.25, 0.5, 0.75, 0.999):
            todo.page.evaluate(SEEK_PART, part)
            result.append(place(todo.page.locator("dialog"))[1])
        return result

    height = todo.page.viewport_size["height"]
    rising = tops()
    assert rising[0] == pytest.approx(height, abs=1)
    assert rising == sorted(rising, reverse=True) and len(set(rising)) == 5
    todo.page.evaluate(SEEK_PART, 0.1)
    screenshot(todo.page, f"motion-add{app.replace('/', '-')}-{size}", animations="allow")
    todo.page.evaluate(FINISH)
    todo.cancel.click()
    todo.settle()
    falling = tops()
    assert falling == sorted(falling) and falling[-1] == pytest.approx(height, abs=2)
    todo.page.evaluate(FINISH)
    expect(todo.page.locator("dialog")).to_have_count(0)
