"""States that browsers keep, sealed by the server."""

import base64
import os
import re

from .attack import Finding, attack, cannot
from .files import Sender
from .page import Page

SECTION = "States that browsers keep"
PATH, NAME = "/todo", "/todo to-do.isAdding"
KEPT = re.compile(re.escape(NAME) + r'\\",\\"([A-Za-z0-9+/=]+)\\"')
REFUSED = re.compile(re.escape(NAME) + r"[^\]]*refused")
SHOWN = re.compile("New To-do")


class Keeper(Sender):
    """A page with to-dos, and its stream."""

    async def visit(self, site, address, cookie=None):
        self.page = await Page(site, PATH, address, cookie).open()
        self.wire, _ = await self.page.stream()
        self.text = ""
        return self

    async def restore(self, text):
        """Reports a text as if the browser had kept it. Returns whether the page continues with it."""
        await self.page.post(self.page.content([[0, "stored", "sealed", NAME, text]]))
        found = await self.received(re.compile(f"{SHOWN.pattern}|{REFUSED.pattern}"))
        return bool(SHOWN.search(found[0]))


async def kept(site):
    """Opens the sheet for a new to-do. Returns the page, and what its browser keeps."""
    page = await Keeper().visit(site, site.address())
    await page.press("Add")
    return page, (await page.received(KEPT))[1]


@attack(SECTION, "A browser cannot read or change a state")
async def forged_states(site):
    page, text = await kept(site)
    sealed = base64.b64decode(text)
    forged = [os.urandom(len(sealed)), b"", sealed[:-1], sealed + b"x", bytes([sealed[0] ^ 1]) + sealed[1:],
              sealed[:40] + bytes([sealed[40] ^ 128]) + sealed[41:]]
    accepted = 0
    for data in forged:
        other = await Keeper().visit(site, page.page.address, page.page.cookie)
        accepted += await other.restore(base64.b64encode(data).decode())
    own = await Keeper().visit(site, page.page.address, page.page.cookie)
    continues = await own.restore(text)
    return Finding(
        "a state of random bytes, of none, without its last byte, with one more, with a changed bit at its start and in "
        "its middle, by the browser that has the state",
        f"{accepted} accepted; the unchanged one is {'accepted' if continues else 'refused'}",
        accepted == 0 and continues and b"true" not in sealed)


@attack(SECTION, "A state is used by its browser")
async def states_of_others(site):
    _, text = await kept(site)
    other = await Keeper().visit(site, site.address())
    accepted = await other.restore(text)
    return Finding("the state of another browser", "accepted" if accepted else "refused", not accepted)


cannot(SECTION, "The states of a page have at most 32 KiB", "the length of a state depends on the site's views, not on a client")
