"""Attacks on sign-ins: stolen tickets, planted secrets, redirects to other sites, guesses, and pages that stay open."""

import json
import re
from urllib.parse import quote

from .attack import OWN, SLOW, Finding, attack, cannot
from .page import Page
from .page_socket import PageSocket

SECTION = "Who is signed in"
PASSWORD = "correct horse"
TICKET = re.compile(r'\["x","([0-9a-f]{32})"\]')
REFUSED = re.compile("The name or the password is wrong|There were too many attempts")
FOREIGN = [
    "//evil.test", "///evil.test", "/\\evil.test", "\\\\evil.test", "https://evil.test", "https:/evil.test",
    "https:evil.test", "//user@evil.test", "javascript:alert(1)", "\t//evil.test", "/\t/evil.test", "/\r\n/evil.test",
    " //evil.test", "/%2Fevil.test", "/%5Cevil.test", "/%252Fevil.test", "/.//evil.test", "/a/..//evil.test",
]


class Listener(PageSocket):
    """A WebSocket that keeps what arrives."""

    def __init__(self, page):
        super().__init__(page)
        self.text = ""

    def _received(self, text):
        self.text += text
        super()._received(text)


class Visitor:
    """A browser at the pages of accounts, with its cookies."""

    def __init__(self, site, address=None):
        self.site, self.address, self.cookies = site, address or site.address(), {}

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def load(self, path):
        """Requests a document, and returns its page and its status."""
        page = Page(self.site, path, self.address, self.cookie)
        status = (await page.load()).status
        self.keep(page.document)
        page.cookie = self.cookie
        return page, status

    async def open(self, path="/account"):
        page, status = await self.load(path)
        if status != 200:
            raise ConnectionError(f"GET {path} was answered {status}; build the gallery with the trait Accounts")
        return page

    def keep(self, response):
        for header in filter(None, response.headers.get("set-cookie", "").split("\n")):
            name, _, value = header.split(";")[0].partition("=")
            if "Max-Age=0" in header:
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = value

    async def listen(self, page):
        socket = Listener(page)
        if await socket.open() != 101:
            raise ConnectionError(f"{page.path} has no WebSocket")
        return socket

    async def press(self, page, button, *texts, until=TICKET):
        """Fills the fields from top to bottom, presses a button, and returns the first match in what the page receives."""
        edits = [[number, "input", text, 1] for number, text in zip(page.numbers("^<input"), texts)]
        socket = await self.listen(page)
        socket.events(*edits, [page.button(button), "click"])
        await socket.until(lambda: until.search(socket.text))
        found = until.search(socket.text)
        socket.close()
        return found[found.re.groups] if found else None

    async def redeem(self, page, ticket, **fields):
        return await page.post(json.dumps({"ticket": ticket}, separators=(",", ":")).encode(), **fields)

    async def enter(self, path, button, *texts):
        """Presses a button, and exchanges the ticket as the page's script does."""
        page = await self.open(path)
        response = await self.redeem(page, await self.press(page, button, *texts))
        self.keep(response)
        return response


async def member(site, name):
    visitor = Visitor(site)
    await visitor.enter("/account/new", "Create account", name, PASSWORD)
    return visitor


def sets_nothing(responses):
    return not any("set-cookie" in response.headers for response in responses)


@attack(SECTION, "A ticket for cookies is worth something once", SLOW)
async def stolen_tickets(site):
    await member(site, "Tilda")
    victim, thief = Visitor(site), Visitor(site)
    door, other, stolen = await victim.open(), await victim.open(), await thief.open()
    ticket = await victim.press(door, "Sign in", "Tilda", PASSWORD)
    tries = [
        await thief.redeem(stolen, ticket), await victim.redeem(other, ticket), await victim.redeem(door, ticket[::-1]),
        await victim.redeem(door, ticket, Cookie=thief.cookie), await victim.redeem(door, ticket, Cookie=None),
        await victim.redeem(door, ticket, Origin="https://evil.test"),
        await victim.redeem(door, ticket, Sec_Fetch_Site="cross-site"),
        await victim.redeem(door, ticket, Content_Type="text/plain"), await victim.redeem(door, ticket, path="/account/new"),
    ]
    accepted = await victim.redeem(door, ticket)
    again = await victim.redeem(door, ticket)
    found = [response.status for response in tries]
    return Finding(
        "a ticket on another page, in another browser, without its cookie, from another site, on another route, and twice",
        f"{', '.join(map(str, found))}; once {accepted.status}, then {again.status}",
        found == [409, 409, 409, 403, 403, 403, 403, 415, 403] and sets_nothing([*tries, again])
        and (accepted.status, again.status) == (200, 410))


@attack(SECTION, "A secret that was planted", SLOW)
async def planted_secrets(site):
    await member(site, "Pia")
    thief, victim = Visitor(site), Visitor(site)
    await thief.open()
    thief.cookies["account"] = "0" * 64
    planted = victim.cookies = dict(thief.cookies)
    victim.cookies = dict(planted)
    await victim.enter("/account", "Sign in", "Pia", PASSWORD)
    page = await victim.open()
    used = (await page.post(Cookie=thief.cookie)).status
    seen = "Hello, Pia" in (await thief.open()).html
    differs = all(victim.cookies[name] != planted[name] for name in ("live", "account"))
    return Finding(
        "both cookies of a browser planted before its sign-in, then used for the member's page, and for one of the thief",
        f"{used}; {'the account' if seen else 'the sign-in'}", differs and used == 403 and not seen)


@attack(SECTION, "A redirect leads to this site", SLOW)
async def foreign_targets(site):
    await member(site, "Rita")
    targets, leaks = set(), 0
    for foreign in FOREIGN:
        visitor = Visitor(site)
        page = await visitor.open("/account?next=" + quote(foreign, safe=""))
        leaks += "evil" in re.sub(r'content="[^"]*"', "", page.html)
        response = await visitor.redeem(page, await visitor.press(page, "Sign in", "Rita", PASSWORD))
        targets.add(json.loads(response.body)["target"])
    return Finding(
        f"{len(FOREIGN)} sign-ins whose parameter leads to another site, by its scheme, slashes, backslashes or encodings",
        f"all lead to {', '.join(sorted(targets))}", targets == {"/account"} and not leaks)


@attack(SECTION, "The open pages of a person end", SLOW)
async def pages_after_a_sign_out(site):
    ada = await member(site, "Ada")
    phone = Visitor(site)
    await phone.enter("/account", "Sign in", "Ada", PASSWORD)
    pages = [await ada.open("/account/members"), await phone.open("/account/members"), await ada.open("/account/members")]
    sockets = [await ada.listen(pages[0]), await phone.listen(pages[1])]
    old = ada.cookie
    await ada.enter("/account", "Sign out")
    told = [await socket.until(lambda: "event:changed" in socket.text) for socket in sockets]
    found = [(await page.post(Cookie=old)).status for page in pages]
    thief = Visitor(site)
    thief.cookies = dict(pair.split("=") for pair in old.split("; "))
    _, status = await thief.load("/account/members")
    return Finding(
        "posts on three open pages of a member after a sign-out, one without a connection, and the old cookie for a new one",
        f"{sum(told)} of 2 connections told; {', '.join(map(str, found))}; {status}",
        all(told) and all(status in (303, 403, 410) for status in found) and status == 303)


@attack(SECTION, "A page belongs to the person", SLOW)
async def pages_of_others(site):
    ada, bob = await member(site, "Anna"), await member(site, "Ben")
    page = await ada.open("/account/members")
    mixed = {**ada.cookies, "account": bob.cookies["account"]}
    found = [(await page.post(Cookie="; ".join(f"{n}={v}" for n, v in mixed.items()))).status]
    found.append((await page.post(Cookie=f"live={ada.cookies['live']}")).status)
    own = (await page.post(b'{"seq":1,"ack":0}')).status
    return Finding(
        "posts on a member's page with the sign-in of another member, and with none",
        f"{found[0]}, {found[1]}; with its own {own}", found == [403, 303] and own == 204)


@attack(SECTION, "Guesses of passwords are limited", SLOW)
async def guesses(site):
    await member(site, "Gunda")
    counts = {"checked": 0, "limited": 0}
    for number in range(40):
        visitor = Visitor(site)
        page = await visitor.open()
        socket = await visitor.listen(page)
        edits = [[n, "input", text, 1] for n, text in zip(page.numbers("^<input"), ("Gunda", f"guess number {number}"))]
        socket.events(*edits, [page.button("Sign in"), "click"])
        await socket.until(lambda: REFUSED.search(socket.text))
        found = REFUSED.search(socket.text)
        counts["limited" if found and found[0].startswith("There") else "checked"] += 1
        socket.close()
    return Finding(
        "40 guesses of one password from 40 addresses", f"{counts['checked']} checked, {counts['limited']} not",
        counts["checked"] <= 7)


@attack(SECTION, "Passwords and the secrets of browsers are stored as hashes", OWN)
async def stored_secrets(site):
    own = await site.another()
    visitor = await member(own, "Stella")
    content = b"".join(path.read_bytes() for path in own.gallery.files())
    secrets = [visitor.cookies["account"], visitor.cookies["live"]]
    texts = [PASSWORD.encode(), *(secret.encode() for secret in secrets), *map(bytes.fromhex, secrets)]
    found = [text for text in texts if text in content]
    return Finding(
        "a search for the password and both secrets in all files of the gallery after a sign-up",
        f"{len(found)} found; {content.count(b'$argon2id$')} hash of Argon2id",
        not found and b"$argon2id$" in content)


cannot(
    SECTION, "An unknown name takes the same work",
    "times differ with the load of the machine, so that the test counts the hashes that are computed")
