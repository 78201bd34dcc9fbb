"""The user profile."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage
from test_script_announcements import LISTEN


class ProfilePage(DemoPage):
    @property
    def username(self):
        return self.page.get_by_label("Username")

    def save(self, name):
        self.username.fill(name)
        self.button("Save").click()

    def expect_editing(self):
        expect(self.username).to_be_enabled()
        expect(self.page.get_by_role("progressbar")).to_have_count(0)


@pytest.fixture
def profile(gallery, page):
    profile = ProfilePage(page, gallery.url + "/profile").open()
    profile.expect_editing()
    return profile


def test_saved_name_is_shown_after_a_reload(profile):
    profile.save("  Grace Hopper ")
    profile.expect_journey("saving", "editing")
    profile.page.reload()
    expect(profile.username).to_have_value("Grace Hopper")


def test_only_cancel_is_enabled_during_a_save(profile):
    profile.save("Before the save")
    profile.expect_journey("saving", "editing")
    profile.latency("3 seconds")
    profile.save("Grace Hopper")
    expect(profile.progress("Saving")).to_be_visible()
    expect(profile.username).to_be_disabled()
    expect(profile.button("Save")).to_be_disabled()
    expect(profile.button("Refresh")).to_be_disabled()
    profile.button("Cancel").click()
    profile.expect_editing()


def test_refresh_shows_a_progress_indicator(profile):
    profile.latency("1 second")
    profile.button("Refresh").click()
    expect(profile.progress("Loading")).to_be_visible()
    profile.expect_editing()
    profile.expect_journey("reloading", "editing")


def test_a_failed_save_offers_retry_and_cancel(profile):
    profile.save("Stored")
    profile.expect_journey("saving", "editing")
    profile.failing("Next")
    profile.save("Katherine Johnson")
    expect(profile.button("Retry")).to_be_visible()
    expect(profile.username).to_be_disabled()
    expect(profile.page.get_by_role("progressbar")).to_have_count(0)
    profile.expect_journey("saving", "savingError")
    profile.button("Retry").click()
    profile.expect_editing()
    expect(profile.button("Retry")).to_have_count(0)
    profile.page.reload()
    expect(profile.username).to_have_value("Katherine Johnson")


def test_canceling_a_failed_save_returns_to_editing(profile):
    profile.failing("Next")
    profile.save("Never stored")
    expect(profile.button("Retry")).to_be_visible()
    profile.button("Cancel").click()
    profile.expect_editing()
    expect(profile.button("Cancel")).to_have_count(0)
    profile.page.reload()
    profile.expect_editing()
    # The text is still typed, and not stored: it is not the value of the new document.
    expect(profile.username).to_have_value("Never stored")
    expect(profile.username).not_to_have_attribute("value", "Never stored")


def test_a_failed_refresh_returns_to_editing_with_a_message(profile):
    profile.failing("Next")
    shown = profile.page.get_by_role("main").inner_text()
    profile.button("Refresh").click()
    profile.expect_journey("reloading", "editing")
    profile.expect_editing()
    expect(profile.button("Retry")).to_have_count(0)
    assert profile.page.get_by_role("main").inner_text() != shown


@pytest.mark.parametrize("name", ["   ", "x" * 51])
def test_name_of_invalid_length_is_rejected_with_a_reason(profile, name):
    profile.save(name)
    expect(profile.page.get_by_role("main").get_by_text("1 to 50 characters", exact=False).first).to_be_visible()
    profile.expect_journey("savingError")
    profile.button("Cancel").click()
    profile.expect_editing()


def test_name_saved_in_one_tab_appears_in_the_other(profile):
    other = profile.another_tab()
    other.expect_editing()
    profile.save("Dorothy Vaughan")
    expect(other.username).to_have_value("Dorothy Vaughan")
    other.save("Mary Jackson")
    expect(profile.username).to_have_value("Mary Jackson")


def test_unsaved_edit_is_not_overwritten(profile):
    other = profile.another_tab()
    other.expect_editing()
    # The feature has to know of the edit when the name arrives.
    with other.page.expect_websocket() as opening:
        other.page.reload()
    other.expect_editing()
    with opening.value.expect_event("framereceived"):
        with opening.value.expect_event("framesent", lambda text: "Still typ" in text):
            other.username.fill("Still typ")
    other.username.press("End")
    profile.save("Saved meanwhile")
    profile.expect_journey("saving", "editing")
    other.page.keyboard.type("ing")
    other.settle()
    expect(other.username).to_have_value("Still typing")
    expect(other.page.get_by_role("main").get_by_text("Saved meanwhile", exact=False).first).to_be_visible()


def test_typing_is_not_affected_by_patches(profile):
    other = profile.another_tab()
    other.expect_editing()
    profile.username.fill("")
    profile.username.focus()
    text = "Typed while others save"
    for index, letter in enumerate(text):
        profile.page.keyboard.type(letter)
        if index % 6 == 0:
            other.save(f"Other {index}")
            other.expect_journey("saving", "editing")
    expect(profile.username).to_have_value(text)
    expect(profile.username).to_be_focused()
    profile.button("Save").click()
    profile.expect_editing()
    expect(other.username).to_have_value(text)


def test_profile_is_edited_with_the_keyboard(profile):
    profile.tab_to("Username")
    profile.page.keyboard.press("Control+A")
    profile.page.keyboard.type("Keyboard only")
    profile.tab_to("Save")
    profile.page.keyboard.press("Space")
    profile.expect_journey("saving", "editing")
    profile.page.reload()
    expect(profile.username).to_have_value("Keyboard only")


def test_return_in_the_field_saves(profile):
    profile.username.fill("Saved by Return")
    profile.username.press("Enter")
    profile.expect_journey("saving", "editing")
    profile.page.reload()
    expect(profile.username).to_have_value("Saved by Return")


@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_layout_and_screenshots(gallery, open_page, screenshot, size, scheme):
    page = open_page(size, scheme)
    profile = ProfilePage(page, gallery.url + "/profile").open()
    profile.expect_editing()
    profile.expect_fits()
    screenshot(page, f"profile-editing-{size}-{scheme}")
    profile.latency("1 second")
    profile.failing("Next")
    profile.save("Ada Lovelace")
    expect(profile.progress("Saving")).to_be_visible()
    screenshot(page, f"profile-saving-{size}-{scheme}")
    expect(profile.button("Retry")).to_be_visible()
    profile.expect_fits()
    screenshot(page, f"profile-error-{size}-{scheme}")


def test_a_failed_save_and_its_repetition_are_heard(profile):
    page = profile.page
    page.evaluate(f"() => {{ {LISTEN} }}")
    profile.failing("Next")
    page.get_by_label("Username").fill("Grace")
    expect(profile.button("Save")).to_be_enabled()
    profile.button("Save").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => heard.some(([urgency]) => urgency === 'assertive')")
    assert page.evaluate("heard.splice(0).filter(([urgency]) => urgency === 'assertive')") == [
        ["assertive", "The username could not be saved. The request failed, as asked for under Network conditions."]]
    assert page.evaluate("document.activeElement !== document.body")
    page.keyboard.press("Tab")
    assert profile.focused_name() == "Retry"
    page.keyboard.press("Enter")
    expect(profile.button("Retry")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body"), "the button that had the focus is gone"
    assert page.evaluate("heard.filter(([urgency]) => urgency === 'assertive')") == []
