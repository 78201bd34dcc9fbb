"""The page's script: animated patches. The animations are paused, so that the tests read looks and places at a time."""

import pytest
from playwright.sync_api import expect

from devtools import devtools
from motion import count, finish, pause_animations, place, seek, style

NOTE = [2, "div", {"class": "box"}, [[3, "button", {"type": "button"}, "Note", "click"]]]
STYLES = (
    ".s1{position:absolute;top:100px;left:100px;width:300px;gap:0}"
    ".s2{height:40px;background:rgb(0, 0, 255);width:100px;opacity:1}"
    ".s3{height:40px;width:300px}"
    ".s4{gap:0;background:rgb(0, 0, 255)}"
)
ROWS = "".join(f'<div class="box s3" data-n="{n}">Row {n}</div>' for n in (21, 22, 23))
LIST = f'<div class="vstack s1" data-n="20">{ROWS}</div>'

class Motion:
    """The animations of a page, whose time the test determines."""

    def __init__(self, wire, page):
        self.wire, self.page, self.requests = wire, page, []
        page.on("request", lambda request: self.requests.append(request.url.split("/")[-1]))
        pause_animations(page)

    def patch(self, *operations):
        """Sends a patch, and waits until the page has performed it."""
        title = f"Patch {self.wire.number + 1}"
        self.wire.patch(*operations, ["T", title])
        expect(self.page).to_have_title(title)

    def at(self, time):
        seek(self.page, time)

    def finish(self):
        finish(self.page)

    @property
    def count(self):
        return count(self.page)

    def style(self, selector, name):
        return style(self.page.locator(selector), name)

    def tops(self, *ids):
        return [place(self.page.locator(f'[data-n="{id}"]'))[1] for id in ids]


@pytest.fixture
def motion(wire, live):
    def motion(main="", **options):
        return Motion(wire, live(main, styles=STYLES, **options))

    return motion


def roles(page):
    """Returns the roles in the browser's accessibility tree."""
    nodes = devtools(page).send("Accessibility.getFullAXTree")["nodes"]
    return {node["role"]["value"] for node in nodes if not node["ignored"]}


def test_script_is_loaded_with_the_first_animation(motion):
    shown = motion(LIST)
    shown.patch(["a", 21, "aria-label", "First"])
    assert "motion.js" not in shown.requests
    shown.patch(["w", "1000 linear", 0, ["r", 21]], ["t", 22, "Second"])
    assert {"motion.js", "timing.js"} <= set(shown.requests)
    expect(shown.page.get_by_text("Second")).to_be_visible()


def test_patches_wait_for_the_script(wire, motion):
    shown = motion(LIST)
    with wire.hold_script():
        wire.patch(["w", "1000 linear", 0, ["r", 21]])
        wire.patch(["t", 22, "Second"], waits=False)
        expect(shown.page.get_by_text("Second")).to_have_count(0)
    expect(shown.page.get_by_text("Second")).to_be_visible()
    expect(shown.page.locator(".leaving")).to_have_count(1)


def test_patches_do_not_wait_for_the_script_for_long(wire, motion):
    shown = motion(LIST)
    with wire.hold_script():
        wire.patch(["w", "1000 linear", 0, ["r", 21]])
        shown.page.clock.run_for(2_900)
        expect(shown.page.get_by_text("Row 21")).to_have_count(1)
        shown.page.clock.run_for(100)
        expect(shown.page.get_by_text("Row 21")).to_have_count(0)
        wire.patch(["w", "1000 linear", 0, ["r", 22]])
        expect(shown.page.get_by_text("Row 22")).to_have_count(0)


@pytest.mark.broken
def test_patch_is_shown_without_the_script(wire, motion):
    shown = motion(LIST)
    shown.page.route("**/motion.js", lambda route: route.abort())
    shown.patch(["w", "1000 linear", 0, ["r", 21]])
    expect(shown.page.get_by_text("Row 21")).to_have_count(0)
    assert shown.tops(22, 23) == [100, 140]


def test_inserted_element_appears_and_makes_room(motion):
    shown = motion(LIST)
    shown.patch(["w", "1000 linear", 0, ["i", 20, 22, [24, "div", {"class": "box", "style": "height:40px;width:300px"}, "New"]]])
    for time, opacity, tops in [(0, "0", [140, 140, 180]), (500, "0.5", [140, 160, 200]), (999.9, None, [140, 180, 220])]:
        shown.at(time)
        assert opacity is None or shown.style('[data-n="24"]', "opacity") == opacity
        assert shown.tops(24, 22, 23) == tops
    shown.finish()
    assert shown.count == 0
    assert shown.tops(24, 22, 23) == [140, 180, 220]


def test_transition_determines_the_looks(motion):
    shown = motion(LIST)
    shown.patch([
        "w", "1000 linear", 0, ["l", 24, {"translate": "0 -100%", "scale": "0.5", "transformOrigin": "0% 0%"}],
        ["i", 20, 0, [24, "div", {"class": "box", "style": "height:40px;width:300px"}, "New"]]])
    for time, box in [(0, [100, 180, 150, 20]), (500, [100, 200, 225, 30]), (1000, [100, 220, 300, 40])]:
        shown.at(time)
        assert place(shown.page.locator('[data-n="24"]')) == box
    assert shown.style('[data-n="24"]', "opacity") == "1"


def test_removed_element_stays_in_its_place_until_it_has_left(motion):
    shown = motion(LIST)
    shown.patch(["w", "1000 linear", 0, ["l", 22, {"translate": "100% 0"}], ["r", 22]])
    leaving = shown.page.locator(".leaving")
    for time, left, top in [(0, 100, 180), (500, 250, 160)]:
        shown.at(time)
        assert place(leaving) == [left, 140, 300, 40]
        assert shown.tops(23) == [top]
    shown.finish()
    expect(leaving).to_have_count(0)
    assert shown.tops(21, 23) == [100, 140]


def test_removed_element_cannot_be_used(wire, motion):
    shown = motion("")
    shown.patch(["i", 1, 0, NOTE])
    button = shown.page.get_by_role("button", name="Note")
    button.focus()
    assert "button" in roles(shown.page)
    shown.patch(["w", "1000 linear", 0, ["r", 2]])
    assert shown.page.locator(".leaving").evaluate("element => element.inert")
    assert "button" not in roles(shown.page)
    shown.page.locator(".leaving button").dispatch_event("click")
    shown.page.keyboard.press("Tab")
    assert shown.page.evaluate("document.activeElement.localName") == "body"
    shown.patch(["i", 1, 0, [4, "button", {"type": "button"}, "Next", "click"]])
    shown.page.get_by_role("button", name="Next").click()
    clicks = [event for event in wire.post().events if event[1] == "click"]
    assert clicks == [[4, "click"]]


def test_element_that_returns_turns_round(motion):
    shown = motion(LIST)
    shown.patch(["w", "1000 linear", 0, ["l", 22, {"translate": "100% 0", "opacity": "0"}], ["r", 22]])
    shown.at(400)
    row = [25, "div", {"class": "box", "style": "height:40px;width:300px"}, "Row 22"]
    shown.patch(["w", "1000 linear", 0, ["l", 25, {"translate": "100% 0", "opacity": "0"}, 22], ["i", 20, 23, row]])
    expect(shown.page.locator(".leaving")).to_have_count(0)
    expect(shown.page.get_by_text("Row 22")).to_have_count(1)
    box = shown.page.get_by_text("Row 22").bounding_box()
    assert (box["x"], box["y"]) == (220, 140)
    assert shown.style('[data-n="25"]', "opacity") == "0.6"
    assert shown.tops(23) == [164]  # where it was, between 140 and 180
    shown.finish()
    assert shown.tops(21, 25, 23) == [100, 140, 180]
    assert shown.page.get_by_text("Row 22").bounding_box()["x"] == 100


def test_element_that_leaves_before_it_has_appeared_starts_there(motion):
    shown = motion(LIST)
    shown.patch(["w", "1000 linear", 0, ["i", 20, 0, [24, "div", {"class": "box", "style": "height:40px;width:300px"}, "New"]]])
    shown.at(300)
    shown.patch(["w", "1000 linear", 0, ["r", 24]])
    assert shown.style(".leaving", "opacity") == "0.3"


def test_moved_rows_move(motion):
    shown = motion(LIST)
    shown.patch(["w", "1000 linear", 0, ["m", 23, 21]])
    for time, tops in [(0, [100, 140, 180]), (250, [110, 150, 160]), (999.9, [140, 180, 100])]:
        shown.at(time)
        assert shown.tops(21, 22, 23) == tops


def test_interrupted_moves_continue_from_where_they_are(motion):
    shown = motion(LIST)
    shown.patch(["w", "1000 linear", 0, ["m", 23, 21]])
    shown.at(500)
    assert shown.tops(21, 22, 23) == [120, 160, 140]
    shown.patch(["w", "1000 linear", 0, ["m", 23, 0]])
    assert shown.tops(21, 22, 23) == [120, 160, 140]
    shown.finish()
    assert shown.tops(21, 22, 23) == [100, 140, 180]


LOOKS = "height:40px;background:rgb(0, 255, 0);width:200px;opacity:0.5"
BOX = f'<div class="vstack s1" data-n="20"><div class="box s2" data-n="21">Box</div><div class="box s3" data-n="22">After</div></div>'


def test_looks_change(motion):
    shown = motion(BOX)
    shown.patch(["w", "1000 linear", 0, ["a", 21, "style", LOOKS]])
    for time, width, opacity, color in [
        (0, "100px", "1", "rgb(0, 0, 255)"), (500, "150px", "0.75", "rgb(0, 128, 128)"), (1000, "200px", "0.5", "rgb(0, 255, 0)")
    ]:
        shown.at(time)
        assert [shown.style('[data-n="21"]', name) for name in ("width", "opacity", "backgroundColor")] == [
            width, opacity, color]


def test_size_moves_what_follows(motion):
    shown = motion(BOX)
    shown.patch(["w", "1000 linear", 0, ["a", 21, "style", "height:140px;width:100px"]])
    for time, top in [(0, 140), (500, 190), (1000, 240)]:
        shown.at(time)
        assert shown.tops(22) == [top]


CARD = (
    '<div class="vstack s1" data-n="20"><div class="vstack s4" data-n="21"><div class="box s3" data-n="22">First</div>'
    '</div><div class="box s3" data-n="23">After</div></div>'
)


def test_visible_box_grows_with_its_content(motion):
    shown = motion(CARD)
    row = [24, "div", {"class": "box", "style": "height:40px;width:300px"}, "Second"]
    shown.patch(["w", "1000 linear", 0, ["i", 21, 0, row]])
    card = shown.page.locator('[data-n="21"]')
    for time, height in [(0, 40), (500, 60)]:
        shown.at(time)
        assert place(card)[3] == height and shown.tops(23) == [100 + height]
    shown.patch(["w", "1000 linear", 0, ["r", 24]])
    assert place(card)[3] == 60
    shown.finish()
    assert place(card)[3] == 40 and shown.tops(23) == [140]


def test_changes_without_an_animation_end_it(motion):
    shown = motion(BOX)
    shown.patch(["w", "1000 linear 0 Infinity alternate", 0, ["a", 21, "style", LOOKS]])
    shown.at(1500)
    assert shown.style('[data-n="21"]', "opacity") == "0.75"
    shown.patch(["a", 21, "style", "height:40px;width:200px;opacity:0.5"])
    assert shown.count == 0
    assert shown.style('[data-n="21"]', "opacity") == "0.5"


def test_changed_property_continues_from_its_value(motion):
    shown = motion(BOX)
    shown.patch(["w", "1000 linear", 0, ["a", 21, "style", LOOKS]])
    shown.at(500)
    shown.patch(["w", "1000 linear", 0, ["a", 21, "style", "height:40px;background:rgb(0, 255, 0);width:100px;opacity:0.5"]])
    assert shown.style('[data-n="21"]', "width") == "150px"
    assert shown.style('[data-n="21"]', "opacity") == "0.75"
    # The opacity has not changed again, so that its animation is not new.
    times = shown.page.evaluate("document.getAnimations().map(({ currentTime }) => currentTime).sort()")
    assert times == [0, 500, 500]


def test_only_a_scope_moves(motion):
    shown = motion(LIST)
    shown.patch(["w", "1000 linear", [23], ["a", 23, "aria-label", "Third"]], ["r", 21])
    assert shown.tops(22, 23) == [100, 180]


def test_other_scope_stays_still(motion):
    shown = motion(LIST)
    shown.patch(["w", "1000 linear", 0, ["r", 21]], ["w", 0, [23]])
    assert shown.tops(22, 23) == [140, 140]


def test_children_move_with_their_parent(motion):
    shown = motion(
        '<div class="vstack s1" data-n="20"><div class="box s3" data-n="21">A</div>'
        '<div class="vstack s3" data-n="30"><div class="box s3" data-n="31">B</div></div></div>')
    shown.patch(["w", "1000 linear", 0, ["r", 21]])
    assert shown.count == 2  # of the parent and of the removed element
    shown.at(500)
    assert shown.tops(31) == [120]


def test_timing_of_a_spring(motion):
    shown = motion(LIST)
    timings = """async () => {
      const { timingOf } = await import("/timing.js");
      return ["500 spring(1)", "500 spring(0.7)", "500 spring(2)", "500 spring(0.5,10)"].map(timingOf);
    }"""
    smooth, bouncy, slow, pushed = shown.page.evaluate(timings)

    def points(timing):
        return [float(point) for point in timing["easing"][len("linear("):-1].split(",")]

    for timing in (smooth, bouncy, slow, pushed):
        assert points(timing)[0] == 0 and points(timing)[-1] == 1
    assert points(smooth) == sorted(points(smooth)) and 500 < smooth["duration"] < 1000
    # A spring with this damping overshoots by exp(-π·0.7/√(1-0.7²)).
    assert abs(max(points(bouncy)) - 1.046) < 0.001
    assert slow["duration"] > 2 * smooth["duration"] and max(points(slow)) <= 1
    assert points(pushed)[1] > points(bouncy)[1]
    shown.patch(["w", "500 spring(0.7) 100 2 alternate", 0, ["m", 23, 21]])
    timing = shown.page.evaluate("document.getAnimations()[0].effect.getTiming()")
    assert (timing["delay"], timing["iterations"], timing["direction"]) == (100, 2, "alternate")


def test_delayed_elements_wait_in_their_old_place(motion):
    shown = motion(LIST)
    shown.patch(["w", "1000 linear 500", 0, ["m", 23, 21]])
    for time, tops in [(0, [100, 140, 180]), (500, [100, 140, 180]), (1000, [120, 160, 140])]:
        shown.at(time)
        assert shown.tops(21, 22, 23) == tops


def test_reduced_motion_has_no_animations(motion):
    shown = motion(LIST, reduced_motion="reduce")
    shown.patch(["w", "1000 linear", 0, ["r", 21], ["a", 22, "style", "height:80px"]])
    assert shown.tops(22, 23) == [100, 180]
    assert shown.count == 0
    assert "motion.js" not in shown.requests


def test_elements_without_an_animation_change_at_once(motion):
    shown = motion(LIST)
    shown.patch(["r", 21])
    assert shown.tops(22, 23) == [100, 140]
    assert shown.count == 0


def test_dialog_without_animations_appears_and_disappears_at_once(motion):
    shown = motion("")
    dialog = [9, "dialog", {"class": "dialog sheet"}, [[10, "h2", {}, "Add"]], "dismiss"]
    transitions = "document.getAnimations().length"
    shown.patch(["w", 0, 0, ["i", 1, 0, dialog]])
    expect(shown.page.get_by_role("dialog")).to_be_visible()
    assert shown.page.evaluate(transitions) == 0
    shown.patch(["w", 0, 0, ["r", 9]])
    expect(shown.page.locator("dialog")).to_have_count(0)
    shown.patch(["i", 1, 0, dialog])
    assert shown.page.evaluate(transitions) > 0


def test_snapshot_removes_what_is_leaving(wire, motion):
    shown = motion(LIST)
    shown.patch(["w", "1000 linear", 0, ["r", 21]])
    wire.snapshot(7, 0, "Page", [1, "main", {}, [[20, "div", {"class": "vstack s1"}, [[22, "div", {}, "Row 22"]]]]])
    expect(shown.page).to_have_title("Page")
    expect(shown.page.locator(".leaving")).to_have_count(0)
