"""The samples of apps: each one on a phone, and the main actions of some of them."""

import re

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage
from gallery_server import GalleryServer

PHONE = {"viewport": {"width": 390, "height": 844}}
# All kinds except settings that compile without effect, and symbols that are not drawn.
REPORTED = re.compile(r"kind=(?!unsupported|unknownImage)")


@pytest.fixture(scope="module")
def samples(tmp_path_factory):
    """A gallery for all tests of this file: samples have no data that another test could change."""
    server = GalleryServer(tmp_path_factory.mktemp("data"))
    yield server
    server.close()


@pytest.fixture
def visit(samples, open_page):
    def visit(name, **options):
        demo = DemoPage(open_page(**{**PHONE, **options}), f"{samples.url}/catalogue/samples/{name}").open()
        expect(demo.page.locator("html")).to_have_attribute("data-live", "")
        return demo

    return visit


def names(page, url):
    page.goto(f"{url}/catalogue/samples")
    links = page.get_by_role("main").get_by_role("link")
    addresses = [link.get_attribute("href") for link in links.all()]
    return [address.rpartition("/")[2] for address in addresses if address.startswith("/catalogue/samples/")]


def test_each_sample_fits_a_phone_and_reports_nothing(samples, open_page):
    page = open_page(**PHONE)
    found = names(page, samples.url)
    assert len(found) >= 40
    wide = []
    for name in found:
        page.goto(f"{samples.url}/catalogue/samples/{name}")
        expect(page.locator("html")).to_have_attribute("data-live", "")
        if (excess := page.evaluate("document.documentElement.scrollWidth - innerWidth")) > 0:
            wide.append((name, excess))
    assert wide == []
    assert [line for line in samples.lines if REPORTED.search(line)] == []


def test_unknown_sample_is_not_found(samples, page):
    assert page.request.get(f"{samples.url}/catalogue/samples/nothing").status == 404


def press(page, name, exact=True, role="button"):
    page.get_by_role(role, name=name, exact=exact).first.click()


def fill(page, label, text):
    page.get_by_label(label, exact=True).first.fill(text)


def like(page):
    press(page, "Like, 4")
    return page.get_by_role("button", name="Like, 5", exact=True)


def compose(page):
    fill(page, "What is on your mind?", "Hello")
    press(page, "Post")
    return page.get_by_text("Posted to everyone: Hello", exact=True)


def vote(page):
    press(page, "Sea")
    press(page, "Vote")
    return page.get_by_text("90 votes", exact=True)


def open_photo(page):
    press(page, "Dunes")
    press(page, "Add to favorites")
    press(page, "Done")
    return page.get_by_text("1 favorites", exact=True)


def filter_products(page):
    press(page, "Filter…")
    page.get_by_role("dialog").get_by_text("In stock only", exact=True).click()
    press(page, "Apply")
    return page.get_by_text("1 filters active", exact=True)


def use_code(page):
    fill(page, "Code", "spring")
    press(page, "Apply")
    return page.get_by_text("10%", exact=True)


def check_out(page):
    press(page, "Next")
    press(page, "Invoice")
    press(page, "Next")
    press(page, "Place order")
    return page.get_by_text("Your order has been placed.", exact=True)


def save_address(page):
    fill(page, "Street and number", "Storgata 5")
    fill(page, "Postcode", "9008")
    fill(page, "City", "Tromsø")
    press(page, "Save address")
    return page.get_by_text("9008 Tromsø", exact=True)


def sign_in(page):
    fill(page, "User name", "ada")
    fill(page, "Password", "danube")
    press(page, "Sign in")
    return page.get_by_text("Hello, ada!", exact=True)


def send(page):
    fill(page, "Message", "Hi")
    press(page, "Send")
    return page.get_by_text("You said “Hi”.", exact=True)


def mute(page):
    press(page, "Sounds", role="link")
    press(page, "Mute")
    return page.get_by_text("Volume: 0%", exact=True)


def add_task(page):
    fill(page, "New task", "Bake")
    page.keyboard.press("Enter")
    return page.get_by_text("4 open", exact=True)


def answer(page):
    press(page, "Danube")
    press(page, "Continue")
    return page.get_by_text("Question 2 of 3", exact=True)


def multiply(page):
    for key in "7×8=":
        press(page, key)
    return page.get_by_label("Result 56", exact=True)


def find_pair(page):
    press(page, "Card 1")
    press(page, "Card 8")
    return page.get_by_role("button", name="Card 8, 🦊", exact=True)


def check_in(page):
    press(page, "Read, day 5")
    return page.get_by_text("5 check-ins this week", exact=True)


@pytest.mark.parametrize("name, act", [
    ("feed", like), ("composer", compose), ("poll", vote), ("media-grid", open_photo),
    ("filter-sheet", filter_products),
    ("basket", use_code), ("checkout-flow", check_out), ("address-form", save_address), ("sign-in", sign_in),
    ("chat-thread", send), ("settings-home", mute), ("task-list", add_task), ("quiz", answer), ("calculator", multiply),
    ("memory-game", find_pair), ("habit-tracker", check_in),
])
def test_the_main_action_has_its_effect(visit, name, act):
    expect(act(visit(name).page)).to_be_visible()
