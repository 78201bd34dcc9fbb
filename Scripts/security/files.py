"""Files that are sent to pages, and files that pages hand over."""

import asyncio
import re
import signal
import statistics
import tempfile
import time
from pathlib import Path

from .attack import HEAVY, OWN, Finding, attack
from .ownership import statuses
from .page import Page
from .wire import Closed, head

SECTION = "Files"
PATH = "/catalogue/files"
TEXT, PICTURES = "Choose a text…", "Choose pictures…"
FIELD = re.compile(r'\[(\d+),"input",\{[^}]*"type":"file"')
DOWNLOAD = re.compile(r'\["D","([^"]*)","([^"]*)"\]')
PART = 1024 * 1024
FILE = 100 * PART


class Sender:
    """A page that has asked for files, and its stream."""

    async def open(self, site, *files, button=TEXT, address=None):
        self.page = await Page(site, PATH, address).open()
        self.wire, _ = await self.page.stream()
        self.text = ""
        if files:
            await self.choose(*files, button=button)
        return self

    async def choose(self, *files, button=TEXT, first=1):
        await self.press(button)
        field = int((await self.received(FIELD))[1])
        entries = [[first + number, name, size, ""] for number, (name, size) in enumerate(files)]
        await self.page.post(self.page.content([[field, "files", "chosen", entries]]))

    async def press(self, button):
        await self.page.post(self.page.content([[self.page.button(button), "click"]]))

    async def received(self, pattern, seconds=10):
        """Reads the stream until it contains a pattern."""
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, self.text)):
            data = await asyncio.wait_for(self.wire.reader.read(1 << 16), end - time.monotonic())
            if not data:
                raise Closed
            self.text += data.decode("utf-8", "replace")
        return found

    async def send(self, data, offset=0, key=1, **fields):
        return await self.page.post(
            data, **{"Content_Type": "application/octet-stream", "Live_File": key, "Live_Offset": offset, **fields})

    async def hang(self, sent, offset=0, key=1, length=PART):
        """Starts to send a part, and does not end. Returns the connection."""
        wire = await self.page.site.wire()
        fields = {"Content-Type": "application/octet-stream", "Live-File": key, "Live-Offset": offset}
        wire.send(head("POST", PATH, {**self.page.secrets, **fields, "Content-Length": length}) + sent)
        return wire


@attack(SECTION, "Only the browser, the person and the route")
async def files_of_others(site):
    sender = await Sender().open(site, ("a.txt", 3), address=site.address())
    other = await Page(site, PATH, site.address()).open()
    found = [
        await sender.send(b"abc", Cookie=other.cookie), await sender.send(b"abc", Cookie=None),
        await sender.send(b"abc", Live_Page=None), await sender.send(b"abc", Origin="https://attacker.example"),
        await sender.send(b"abc", Sec_Fetch_Site="cross-site"),
        await sender.page.post(
            b"abc", path="/catalogue/motion", Content_Type="application/octet-stream", Live_File=1, Live_Offset=0)]
    await sender.press("Store the greeting")
    path = (await sender.received(DOWNLOAD))[1]
    found += [await site.get(path), await site.get(path, Cookie=other.cookie)]
    own = await sender.send(b"abc")
    return Finding(
        "a part with another cookie, with none, without a token, from another site twice, to another page; an exported "
        "file without a cookie and with another one", statuses([answer.status for answer in found]) + f"; the page itself {own.status}",
        [answer.status for answer in found] == [403, 403, 400, 403, 403, 403, 403, 403] and own.status == 204)


@attack(SECTION, "The bytes of files are limited", HEAVY)
async def slow_uploads(site):
    before, senders, wires = site.gallery.mebibytes, [], []
    for _ in range(50):
        files = [(f"{number}.png", PART) for number in range(20)]
        senders.append(await Sender().open(site, *files, button=PICTURES, address=site.address()))
    for sender in senders:
        wires += [await sender.hang(b"\x89PNG" + b" " * 60_000, key=key) for key in range(1, 21)]
    await asyncio.sleep(1)
    times = []
    for _ in range(30):
        start = time.monotonic()
        await senders[0].page.post()
        times.append(1000 * (time.monotonic() - start))
    grown = site.gallery.mebibytes - before
    for wire in wires:
        wire.close()
    large = await Sender().open(site, ("a.txt", FILE + 1), address=site.address())
    await large.received("is too large")
    long = await Sender().open(site, ("a.txt", FILE), address=site.address())
    rejected = await long.send(b" " * (PART + 1))
    return Finding(
        "1,000 uploads that stop after 60 KB of a part, of 50 addresses; a file of 100 MiB and a byte; a part of 1 MiB and a byte",
        f"memory +{grown:.0f} MiB, an event of another page takes {statistics.median(times):.1f} ms; the view gets an error; "
        f"{rejected.status}",
        grown < 200 and statistics.median(times) < 100 and rejected.status == 413)


@attack(SECTION, "A name cannot lead to another folder")
async def file_names(site):
    target = Path(tempfile.gettempdir(), "attack-of-a-file.txt")
    sender = await Sender().open(site, (f"../../../../..{target}", 4))
    first = await sender.send(b"a\nb\n")
    await sender.received("attack-of-a-file.txt has 2 lines")
    sender.text = ""
    await sender.choose(("b.png", 3), button=PICTURES, first=1)
    again = await sender.send(b"abc")
    return Finding(
        "a name with five times `../` and the path of a file; the key of a file that has arrived, again",
        f"{first.status}, and the file is {'there' if target.exists() else 'not there'}; {again.status}",
        first.status == 204 and not target.exists() and again.status == 404)


@attack(SECTION, "A file reaches its view only if its first bytes match")
async def disguised_files(site):
    before = site.gallery.mebibytes
    script = await Sender().open(site, ("a.png", 25), button=PICTURES)
    await script.send(b"<script>alert(1)</script>")
    await script.received("is not a suitable file")
    bomb = b"PK\x03\x04" + bytes(2000)
    archive = await Sender().open(site, ("a.txt", len(bomb)))
    await archive.send(bomb)
    await archive.received("is not a suitable file")
    # The header of a picture of 100,000 × 100,000 points, whose pixels would take 40 GB.
    picture = b"\x89PNG\r\n\x1a\n" + b"\x00\x00\x00\rIHDR" + (100_000).to_bytes(4, "big") * 2 + b"\x08\x06\x00\x00\x00" + bytes(99)
    huge = await Sender().open(site, ("huge.png", len(picture)), button=PICTURES)
    start = time.monotonic()
    answer = await huge.send(picture)
    await huge.received("huge.png")
    grown = site.gallery.mebibytes - before
    return Finding(
        "a script named a.png; an archive named a.txt; a picture whose header says 100,000 × 100,000 points",
        f"refused; refused; {answer.status} after {1000 * (time.monotonic() - start):.0f} ms, memory +{max(0, grown):.0f} MiB",
        answer.status == 204 and grown < 20)


@attack(SECTION, "A newer request for a file ends an older one")
async def interrupted_files(site):
    content = b"A line of 20 letters\n" * 50_000
    sender = await Sender().open(site, ("a.txt", len(content)))
    offset, cuts, repeats = 0, 0, []
    while offset < len(content):
        part = content[offset:offset + 64 * 1024]
        hanging = await sender.hang(part[: len(part) // 2], offset=offset, length=len(part))
        answer = await sender.send(b"", offset=0 if offset else 1)
        offset_now = int(answer.headers["live-offset"])
        repeats.append((await sender.send(content[offset_now:offset_now + len(part)], offset=offset_now)))
        while repeats[-1].status == 409:
            offset_now = int(repeats[-1].headers["live-offset"])
            repeats[-1] = await sender.send(content[offset_now:offset_now + len(part)], offset=offset_now)
        offset, cuts = int(repeats[-1].headers["live-offset"]), cuts + 1
        hanging.send(part[len(part) // 2:])
        hanging.close()
    await sender.received("a.txt has 50,000 lines")
    return Finding(
        f"a file of 1 MB, of which {cuts} requests stop in their middle and continue after newer ones",
        "the file arrives with 50,000 lines", True)


@attack(SECTION, "Files are in a folder that only the user", OWN)
async def abandoned_folders(site):
    killed = await site.another()
    sender = await Sender().open(killed, ("a.txt", 3))
    await sender.send(b"abc")
    descriptors = Path(f"/proc/{killed.gallery.process.pid}/fd").iterdir()
    locks = [lock for lock in (descriptor.resolve() for descriptor in descriptors) if lock.name == "lock"]
    folder = next(lock.parent for lock in locks if lock.parent.name.startswith("live-files-"))
    mode = oct(folder.stat().st_mode & 0o777)
    stored = len(list(folder.rglob("a.txt")))
    killed.gallery.process.send_signal(signal.SIGKILL)
    await killed.gallery.process.wait()
    is_left = folder.exists()
    next_site = await site.another()
    other = await Sender().open(next_site, ("a.txt", 3))
    await other.send(b"abc")
    return Finding(
        "a process that is killed with a file; another one that receives a file",
        f"a folder with the mode {mode[2:]} and {stored} file is left; then it is {'still there' if folder.exists() else 'removed'}",
        mode == "0o700" and stored == 1 and is_left and not folder.exists())


@attack(SECTION, "An exported file is stored by the browser")
async def exported_files(site):
    sender = await Sender().open(site)
    await sender.press("Store the greeting")
    path = (await sender.received(DOWNLOAD))[1]
    answer = await site.get(path, Cookie=sender.page.cookie)
    fields = [answer.headers.get(name, "") for name in ("content-disposition", "x-content-type-options", "content-security-policy")]
    part = await site.get(path, Cookie=sender.page.cookie, Range="bytes=0-4")
    return Finding(
        "an exported file, and its first five bytes", f"{answer.status} with `{fields[0].split(';')[0]}`, `{fields[1]}`, "
        f"`{fields[2]}`; {part.status} with “{part.text}”",
        fields[0].startswith("attachment;") and fields[1] == "nosniff" and "sandbox" in fields[2] and part.text == "Hello")
