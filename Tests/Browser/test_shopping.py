"""The shop: its tabs and addresses, and changes that appear on other pages."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from accessibility import expect_accessible
from demo_page import DemoPage

PRODUCT = "/shopping/products/42"
LAST_PRODUCT = 289
LAST = f'[role=tabpanel] a[href="/shopping/products/{LAST_PRODUCT}"]'

# The first product in the window whose upper edge is visible, and the distance of this edge from the top.
PLACE = """() => {
  const links = [...document.querySelectorAll("[role=tabpanel] a")].filter((link) => link.checkVisibility());
  const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
  const index = tops.findIndex((top) => top >= 0 && top < innerHeight);
  return index < 0 ? undefined : [links[index].getAttribute("href"), tops[index]];
}"""


class ShopPage(DemoPage):
    def tab(self, name):
        return self.page.get_by_role("tab", name=name)

    def link(self, name):
        return self.page.get_by_role("link", name=name)

    def choose(self, name):
        self.tab(name).click()
        expect(self.tab(name)).to_have_attribute("aria-selected", "true")

    def expect_address(self, path):
        self.page.wait_for_url("**" + path)

    def place(self):
        """Waits for products in the window, and returns where the page is scrolled to."""
        return self.page.wait_for_function(PLACE).json_value()

    def expect_place(self, place):
        self.page.wait_for_function(f"place => String(({PLACE})()) === String(place)", arg=place)

    def scroll_to_end(self):
        # Before, the page does not have the space of the products that it does not show. The condition is a function,
        # since the content security policy allows a string to be evaluated only once, not again.
        self.page.wait_for_function("() => document.documentElement.scrollHeight > 10_000")
        self.page.keyboard.press("End")
        expect(self.page.locator(LAST)).to_be_in_viewport()

    @property
    def sheet(self):
        return self.page.get_by_role("dialog", name="Checkout")


@pytest.fixture
def shop(gallery, page):
    def shop(path="/shopping"):
        return ShopPage(page, gallery.url + path).open()

    return shop


def product_name(shop):
    expect(shop.button("Add to favorites")).to_be_visible()
    return shop.page.get_by_role("heading", level=1).inner_text()


def add_to_cart(shop):
    shop.button("Add to cart").click()
    expect(shop.page.get_by_role("main").get_by_text("In your cart: 1")).to_be_visible()


def test_product_page_has_an_address_and_leads_back(shop):
    products = shop()
    products.expect_address("/shopping/products")
    link = products.page.get_by_role("tabpanel").get_by_role("link").first
    address = link.get_attribute("href")
    link.click()
    products.expect_address(address)
    expect(products.button("Add to favorites")).to_be_visible()
    products.page.reload()
    expect(products.button("Add to favorites")).to_be_visible()
    products.page.go_back()
    products.expect_address("/shopping/products")
    expect(products.page.get_by_role("heading", name="Products", level=1)).to_be_visible()
    products.page.go_forward()
    expect(products.button("Add to favorites")).to_be_visible()


def test_missing_product_shows_a_message_and_leads_back(shop):
    missing = shop("/shopping/products/99999")
    expect(missing.heading("Not found")).to_be_visible()
    missing.button("Back to the products").click()
    missing.expect_address("/shopping/products")
    expect(missing.page.get_by_role("main").get_by_text("504 products")).to_be_visible()


def test_a_search_finds_products(shop):
    products = shop()
    field = products.page.get_by_role("searchbox", name="Search products")
    links = products.page.get_by_role("tabpanel").get_by_role("link")
    field.fill("teapot")
    expect(products.page.get_by_role("main").get_by_text("7 products", exact=True)).to_be_visible()
    expect(links).to_have_count(7)
    field.fill("moss teapot")
    expect(products.page.get_by_role("main").get_by_text("1 product", exact=True)).to_be_visible()
    expect(links).to_have_count(1)
    field.fill("no such thing")
    expect(products.page.get_by_role("main").get_by_text("No product has “no such thing” in it.")).to_be_visible()
    field.fill("")
    expect(products.page.get_by_role("main").get_by_text("504 products")).to_be_visible()
    field.blur()
    products.scroll_to_end()


def test_last_of_all_products_is_reached_and_opened(shop):
    products = shop()
    page = products.page
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    expect(page.get_by_role("main").get_by_text("504 products")).to_be_visible()
    last = page.locator(LAST)
    expect(last).to_have_count(0)
    products.scroll_to_end()
    # The page has neither the products between the first and the last ones nor their pictures.
    assert page.get_by_role("tabpanel").get_by_role("link").count() < 150
    assert sum("/images/" in url for url in requests) < 150
    last.click()
    products.expect_address(f"/shopping/products/{LAST_PRODUCT}")
    product_name(products)
    page.go_back()
    expect(last).to_be_in_viewport()
    expect(last).to_be_focused()
    page.keyboard.press("Home")
    expect(page.get_by_role("main").get_by_text("504 products")).to_be_in_viewport()
    expect(page.get_by_role("tabpanel").get_by_role("link").first).to_be_in_viewport()


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_products_are_shown_again_at_the_same_place(gallery, open_page, size):
    products = ShopPage(open_page(size), gallery.url + "/shopping").open()
    page = products.page
    expect(page.get_by_role("main").get_by_text("504 products")).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
    place = products.place()
    link = page.locator(f'[role=tabpanel] a[href="{place[0]}"]')
    link.click()
    product_name(products)
    page.go_back()
    products.expect_place(place)
    link.click()
    product_name(products)
    products.button("Products").click()
    products.expect_place(place)
    products.expect_address("/shopping/products")
    # In new documents of the same page.
    page.reload()
    products.expect_place(place)
    page.goto(gallery.url + "/catalogue")
    page.go_back()
    products.expect_place(place)


def test_favorite_is_shown_in_every_tab(shop):
    first = shop(PRODUCT)
    name = product_name(first)
    second = first.another_tab()
    expect(second.button("Add to favorites")).to_be_visible()
    first.button("Add to favorites").click()
    expect(second.button("Remove from favorites")).to_be_visible()
    second.choose("Favorites")
    expect(second.link(name)).to_be_visible()
    first.button("Remove from favorites").click()
    expect(second.link(name)).to_have_count(0)


def test_cart_is_filled_changed_and_ordered(shop):
    cart = shop(PRODUCT)
    name = product_name(cart)
    add_to_cart(cart)
    expect(cart.tab("Cart")).to_contain_text("1")
    cart.choose("Cart")
    cart.expect_address("/shopping/cart")
    panel = cart.page.get_by_role("tabpanel")
    expect(panel.get_by_role("link", name=name)).to_be_visible()
    cart.button("Increment").click()
    expect(cart.tab("Cart")).to_contain_text("2")
    cart.settle()
    cart.failing("Next")
    cart.button("Check out").click()
    cart.sheet.get_by_role("button", name="Place order").click()
    retry = cart.sheet.get_by_role("button", name="Retry")
    expect(retry).to_be_visible()
    retry.click()
    expect(cart.sheet.get_by_text("Thank you!").first).to_be_visible()
    cart.sheet.get_by_role("button", name="Done").click()
    expect(cart.page.get_by_role("main").get_by_text("The cart is empty.")).to_be_visible()


def test_settings_persist(shop):
    settings = shop("/shopping/account/settings")
    toggle = settings.page.get_by_role("switch", name="Show what is sold out")
    expect(toggle).to_be_visible()
    before = toggle.is_checked()
    toggle.click()
    settings.settle()
    settings.page.reload()
    expect(toggle).to_be_checked(checked=not before)


def test_profile_is_saved_automatically(shop):
    profile = shop("/shopping/account/profile")
    profile.page.get_by_label("Name", exact=True).fill("Grace Hopper")
    expect(profile.page.get_by_role("main").get_by_text("Saved.")).to_be_visible()
    other = ShopPage(profile.page, profile.url.replace("/profile", "")).open()
    expect(other.page.get_by_role("main").get_by_text("Hello, Grace Hopper!")).to_be_visible()


def choose_file(page, role, name, file):
    """Chooses a file with a button, which opens the browser's dialog, or with the text on a field for files."""
    control = page.get_by_role(role, name=name, exact=True) if role else page.get_by_text(name, exact=True)
    with page.expect_file_chooser() as chooser:
        control.click()
    chooser.value.set_files([file])


@pytest.mark.lacks("webkit", reason="its driver does not report dialogs for files and downloads")
def test_files_are_exchanged_with_the_shop(shop):
    settings = shop("/shopping/account/settings")
    page, main = settings.page, settings.page.get_by_role("main")
    lines = ["name,category,price,description", '"Brass Zeppelin",Lighting,45.90,"Warm, and dimmable"', "Lamp,,abc,"]
    for count, answer in ((3, "Line 3: “abc” is not a price."), (2, "Imported products: 1")):
        text = "\r\n".join(lines[:count]).encode()
        file = {"name": "Lamps.csv", "mimeType": "text/csv", "buffer": text}
        choose_file(page, "button", "Import products…", file)
        expect(main.get_by_text(answer)).to_be_visible()

    product = ShopPage(page, settings.url.replace("account/settings", "products?search=zeppelin")).open()
    expect(main.get_by_text("1 product", exact=True)).to_be_visible()
    page.get_by_role("tabpanel").get_by_role("link").first.click()
    assert product_name(product) == "Brass Zeppelin"
    add_to_cart(product)
    product.choose("Cart")
    product.button("Check out").click()
    product.sheet.get_by_role("button", name="Place order").click()
    expect(product.sheet.get_by_text("Thank you!").first).to_be_visible()

    orders = ShopPage(page, settings.url.replace("settings", "orders")).open()
    with page.expect_download() as download:
        orders.button("Invoice of order 1").click()
    assert download.value.suggested_filename == "Invoice 1.csv"
    assert '"Brass Zeppelin","1","45.90","45.90","EUR"' in Path(download.value.path()).read_text(encoding="utf-8")

    portrait = page.screenshot(clip={"x": 0, "y": 0, "width": 100, "height": 100})
    ShopPage(page, settings.url.replace("settings", "profile")).open()
    choose_file(page, None, "Choose a picture", {"name": "Ada.png", "mimeType": "image/png", "buffer": portrait})
    expect(main.get_by_text("Your picture: PNG, ")).to_be_visible()
    picture = main.locator("img[src^='/shopping/pictures/']")
    page.wait_for_function("picture => picture.naturalWidth > 0", arg=picture.element_handle())
    expect_accessible(page)
    page.reload()
    expect(picture).to_be_visible()


def test_tabs_are_used_with_the_keyboard(shop):
    tabs = shop()
    tabs.tab("Products").focus()
    tabs.page.keyboard.press("ArrowRight")
    expect(tabs.tab("Favorites")).to_be_focused()
    tabs.page.keyboard.press("Enter")
    expect(tabs.tab("Favorites")).to_have_attribute("aria-selected", "true")
    expect(tabs.tab("Favorites")).to_be_focused()
    tabs.page.keyboard.press("End")
    expect(tabs.tab("Account")).to_be_focused()


def test_journey_goes_back_in_the_shop(shop):
    products = shop()
    expect(products.page.get_by_role("main").get_by_text("504 products")).to_be_visible()
    products.page.get_by_label("Search products").fill("mug")
    expect(products.page.get_by_role("main").get_by_text("7 products")).to_be_visible()
    products.panel("Journey").get_by_role("button", name="Products: loaded").first.click()
    expect(products.page.get_by_role("main").get_by_text("504 products")).to_be_visible()
    # Each feature has a chart of its own.
    charts = products.page.get_by_role("group", name=re.compile("^The states of "))
    expect(charts.locator("[aria-current=true]")).to_have_text(["counted", "loaded"])


@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_layout_and_screenshots(gallery, open_page, screenshot, size, scheme):
    page = open_page(size, scheme)
    shop = ShopPage(page, gallery.url + PRODUCT).open()
    product_name(shop)
    add_to_cart(shop)
    for name, path in [("product", ""), ("products", "Products"), ("cart", "Cart"), ("account", "Account")]:
        if path == "Products":
            shop.button("Products").click()
            expect(page.get_by_role("main").get_by_text("504 products")).to_be_visible()
        elif path:
            shop.choose(path)
            expect(page.get_by_role("tabpanel").get_by_role("progressbar")).to_have_count(0)
        screenshot(page, f"shop-{name}-{size}-{scheme}", full_page=False)
        shop.expect_fits()
        expect_accessible(page)


def test_the_way_back_points_against_the_direction_of_reading(gallery, open_page):
    for locale, scale in (("ar", "-1 1"), ("de", "none")):
        page = open_page("narrow", locale=locale)
        page.goto(gallery.url + "/shopping/products/42")
        symbol = page.locator(".bar-leading button svg").last
        expect(symbol).to_be_visible()
        assert symbol.evaluate("symbol => getComputedStyle(symbol).scale") == scale
