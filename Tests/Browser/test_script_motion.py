"""The page's script: transitions of inserted and removed elements."""

from playwright.sync_api import expect

SLOW = "--in-opacity:0;--out-opacity:0;--animation:60s linear"
NOTE = [2, "div", {"class": "box transition", "style": SLOW}, [[3, "button", {"type": "button"}, "Note", "click"]]]


def motions(page):
    return page.evaluate("document.getAnimations().length")


def finish(page):
    """Waits until the patch with the element has arrived, and finishes all animations."""
    expect(page.locator(".transition")).to_have_count(1)
    page.evaluate("document.getAnimations().forEach((animation) => animation.finish())")


def test_initial_elements_appear_without_animation(live):
    page = live('<div class="box transition s1" data-n="2">Note</div>', styles=f".s1{{{SLOW}}}")
    expect(page.locator("html")).to_have_attribute("data-live", "")
    assert motions(page) == 0
    expect(page.get_by_text("Note")).to_have_css("opacity", "1")


def test_inserted_element_is_animated(wire, live):
    page = live("")
    wire.patch(["i", 1, 0, NOTE])
    expect(page.get_by_role("button", name="Note")).to_be_visible()
    assert motions(page) == 1
    assert page.locator(".transition").evaluate("element => Number(getComputedStyle(element).opacity)") < 0.5
    finish(page)
    expect(page.locator(".transition")).to_have_css("opacity", "1")


def test_removed_element_is_inert_until_its_animation_ends(wire, live):
    page = live("")
    wire.patch(["i", 1, 0, NOTE])
    finish(page)
    wire.patch(["r", 2])
    leaving = page.locator(".leaving")
    expect(leaving).to_have_count(1)
    assert leaving.evaluate("element => element.inert")
    wire.patch(["i", 1, 0, [4, "div", {"class": "box"}, "Next"]])
    expect(page.get_by_text("Next")).to_be_visible()
    finish(page)
    expect(leaving).to_have_count(0)


def test_element_removed_with_its_parent_disappears_immediately(wire, live):
    page = live("")
    wire.patch(["i", 1, 0, [5, "div", {"class": "vstack"}, [NOTE]]])
    finish(page)
    wire.patch(["r", 5])
    expect(page.locator(".transition")).to_have_count(0)


def test_reduced_motion_has_no_animations(wire, live):
    page = live("", reduced_motion="reduce")
    wire.patch(["i", 1, 0, NOTE])
    expect(page.get_by_text("Note")).to_be_visible()
    assert motions(page) == 0
    wire.patch(["r", 2])
    expect(page.locator(".transition")).to_have_count(0)
