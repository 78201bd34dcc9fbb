"""Takes pictures of a form while its server is killed and replaced, and puts them side by side.

The strip is Documentation/Images/deploy.png."""

import argparse
import base64
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

import browsers
from test_restoration import Site
from todo_page import ToDoPage

STRIP = Path(__file__).resolve().parents[2] / "Documentation" / "Images" / "deploy.png"
SIZE = {"width": 340, "height": 420}
STYLE = """body { margin: 0; padding: 12px; display: flex; gap: 12px; width: max-content; background: white; font: 14px sans-serif }
figure { margin: 0; width: 340px } img { display: block; border: 1px solid gray } figcaption { margin-top: 8px }"""


def film(page, site):
    """Returns pictures and their captions."""
    frames = []

    def take(caption):
        frames.append((page.screenshot(), caption))

    todo = ToDoPage(page, site.url + "/todo").open().expect_ready()
    todo.add()
    todo.date.fill("2026-11-20")
    todo.title.focus()
    page.keyboard.type("Buy oat ")
    expect(todo.save).to_be_enabled()
    page.evaluate("() => { window.isFirst = true; }")
    take("A person fills in a form.")
    site.kill(page)
    page.keyboard.type("milk")
    take("The process is killed. The person types on.")
    site.start_again()
    page.wait_for_function("() => document.querySelector('.live-status').textContent === ''")
    page.keyboard.type(" and bread")
    expect(todo.save).to_be_enabled()
    page.wait_for_timeout(500)  # the banner fades out
    take("Another process has the page.")
    todo.save.click()
    page.get_by_role("dialog").wait_for(state="detached")
    todo.settle()
    page.wait_for_timeout(500)  # the row fades in
    take("The to-do is saved." if page.evaluate("window.isFirst") else "The document was loaded again.")
    return frames


def main():
    argparse.ArgumentParser(prog="Scripts/film-deploy", description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            with browsers.started("chromium", playwright) as browser:
                page = browser.new_page(viewport=SIZE, device_scale_factor=2, reduced_motion="reduce")
                frames = film(page, site)
                strip = browser.new_page(viewport={"width": 1440, "height": 500}, device_scale_factor=1)
                pictures = "".join(
                    f'<figure><img width=340 src="data:image/png;base64,{base64.b64encode(picture).decode()}">'
                    f"<figcaption>{caption}</figcaption></figure>" for picture, caption in frames)  # fmt: skip
                strip.set_content(f"<style>{STYLE}</style>{pictures}")
                strip.locator("body").screenshot(path=STRIP)
        finally:
            site.close()
    print(f"The strip is {STRIP}.")


if __name__ == "__main__":
    main()
