"""Values that the browser keeps, for all tabs or for one, on the catalog."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery


@pytest.fixture
def catalogue(gallery, page):
    return DemoPage(page, gallery.url + "/catalogue").open()


def switch(page):
    return page.get_by_role("switch", name="Show details in all tabs")


def details(page):
    return page.get_by_role("main").get_by_text("These are the details.")


def count(page):
    return page.get_by_role("main").get_by_text("Count of this tab:")


def stored(page, area, name):
    return page.evaluate("([area, name]) => window[area].getItem(`swiftui.catalogue.${name}`)", [area, name])


def wait_until_stored(page, area, name, text):
    page.wait_for_function(
        "([area, name, text]) => window[area].getItem(`swiftui.catalogue.${name}`) === text", arg=[area, name, text])


def test_a_value_is_kept_for_the_next_visit(catalogue):
    page = catalogue.page
    expect(details(page)).to_be_hidden()
    assert stored(page, "localStorage", "showsDetails") is None
    switch(page).click()
    expect(details(page)).to_be_visible()
    wait_until_stored(page, "localStorage", "showsDetails", "true")
    page.reload()
    expect(details(page)).to_be_visible()
    expect(switch(page)).to_be_checked()


def test_a_kept_value_is_shown_without_a_change_before_the_eye(catalogue):
    """The page stays hidden until it has the value, and no longer."""
    page = catalogue.page
    switch(page).click()
    wait_until_stored(page, "localStorage", "showsDetails", "true")
    page.add_init_script("""
      window.seen = [];
      const look = () => {
        const main = document.querySelector("main");
        if (main && getComputedStyle(main).visibility === "visible" && document.documentElement.dataset.live === "")
          window.seen.push(main.textContent.includes("These are the details."));
        if (window.seen.length < 20) requestAnimationFrame(look);
      };
      look();
    """)
    page.reload()
    page.wait_for_function("() => window.seen.length >= 20")
    assert page.evaluate("() => window.seen.every(Boolean)")


def test_other_tabs_follow(catalogue, gallery):
    page = catalogue.page
    other = page.context.new_page()
    DemoPage(other, gallery.url + "/catalogue").open()
    switch(page).click()
    expect(details(other)).to_be_visible()
    switch(other).click()
    expect(details(page)).to_be_hidden()
    other.close()


def test_a_tab_has_values_of_its_own(catalogue, gallery):
    page = catalogue.page
    page.get_by_role("main").get_by_role("button", name="Increment").and_(
        page.locator("[aria-label*='Count of this tab'], .stepper button")).last.click()
    expect(count(page)).to_have_text("Count of this tab: 1")
    wait_until_stored(page, "sessionStorage", "count", "1")
    page.reload()
    expect(count(page)).to_have_text("Count of this tab: 1")
    other = page.context.new_page()
    DemoPage(other, gallery.url + "/catalogue").open()
    expect(count(other)).to_have_text("Count of this tab: 0")
    other.close()


def test_a_value_from_elsewhere_that_fits_no_type_is_ignored(catalogue):
    page = catalogue.page
    page.evaluate("() => localStorage.setItem('swiftui.catalogue.showsDetails', 'perhaps')")
    page.reload()
    expect(switch(page)).not_to_be_checked()
    switch(page).click()
    wait_until_stored(page, "localStorage", "showsDetails", "true")


def test_a_page_without_storage_works(catalogue, gallery):
    page = catalogue.page
    page.add_init_script("""
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
    """)
    page.reload()
    switch(page).click()
    expect(details(page)).to_be_visible()
