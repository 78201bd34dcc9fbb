"""The messages of servers that the load harness of live pages reads."""

import asyncio
import sys
import unittest
import zlib
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Benchmarks" / "Web"))

from harness import connection, event_stream, websocket
from harness.http_client import HTTPConnection
from harness.page_elements import PageElements
from harness.session import Session

PAGE = """\
<!doctype html><html><head><meta charset="utf-8"><meta name="live-page" content="0a1b"></head><body>
<main data-n="1"><span data-n="2">Count: 0</span><button data-n="3" data-on="click">Increment</button>
<div data-n="4">
<div data-n="5"><span data-n="6">Row 17</span><input data-n="11"><button data-n="7" data-on="click">Delete</button></div>
<div data-n="8"><p><span data-n="9">Row 18</span></p><button data-n="10" data-on="focus click"><b>Delete</b></button>
</div></div></main></body></html>
"""


class Pages(unittest.TestCase):
    def test_a_page_has_a_token(self):
        self.assertEqual(PageElements(PAGE).token, "0a1b")

    def test_a_button_is_found_by_its_text_and_the_one_of_a_row_by_the_row_too(self):
        self.assertEqual(PageElements(PAGE).buttons, {"Increment": 3, "Delete 17": 7, "Delete 18": 10})

    def test_a_page_of_another_server_has_neither(self):
        elements = PageElements("<p>Not found</p></p></div>")
        self.assertEqual((elements.token, elements.buttons), (None, {}))


class Events(unittest.TestCase):
    def test_events_are_split_wherever_their_bytes_were(self):
        whole = 'data: ä\n\nevent: reload\ndata: 1\n\n'.encode()
        for size in range(1, len(whole)):
            buffer = event_stream.EventBuffer()
            parts = [whole[start:start + size] for start in range(0, len(whole), size)]
            found = [event for part in parts for event in buffer.feed(part, len(part))]
            self.assertEqual([text for text, _ in found], ["data: ä\n\n", "event: reload\ndata: 1\n\n"])
            self.assertEqual(sum(wire for _, wire in found), len(whole))

    def test_a_field_loses_one_space(self):
        self.assertEqual(event_stream.fields("event: reload\ndata:  1\ndata:2\n\n"), ("reload", " 1\n2"))

    def test_a_heartbeat_has_no_data(self):
        self.assertEqual(event_stream.fields(":\n\n"), ("message", None))


class Heads(unittest.TestCase):
    def test_a_head_is_removed_once_it_is_complete(self):
        buffer = bytearray(b"HTTP/1.1 200 OK\r\nA: 1\r\na: 2\r\n")
        self.assertIsNone(connection.read_head(buffer))
        buffer += b"\r\nbody"
        self.assertEqual(connection.read_head(buffer), (200, {"a": "1, 2"}))
        self.assertEqual(buffer, b"body")


class Chunks(unittest.TestCase):
    def test_events_in_chunks_count_the_bytes_of_the_chunks(self):
        client, found = HTTPConnection(8080), []
        client.answer = mock.Mock(done=lambda: True)
        client.on_event, client.events = lambda text, wire: found.append((text, wire)), event_stream.EventBuffer()
        client.received_before, client.first_byte = 0, 1
        for part in (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", b"4\r\nda", b"ta\r\n6\r\n:1\n\n:", b"\n\r\n"):
            client.data_received(part)
        self.assertEqual(found, [("data:1\n\n", 20)])


class Frames(unittest.TestCase):
    def test_a_frame_is_read_once_it_is_complete(self):
        for size, head in ((3, b"\x81\x03"), (200, b"\x81\x7e\x00\xc8"), (70_000, b"\x81\x7f" + (70_000).to_bytes(8, "big"))):
            whole = head + b"a" * size
            buffer = bytearray(whole[:-1])
            self.assertIsNone(websocket.read_frame(buffer))
            buffer += whole[-1:] + b"\x89"
            self.assertEqual(websocket.read_frame(buffer), (0x81, b"a" * size, len(whole)))
            self.assertEqual(buffer, b"\x89")

    def test_a_frame_that_is_sent_is_masked(self):
        with mock.patch("os.urandom", lambda count: b"\x01\x02\x03\x04"[:count]):
            self.assertEqual(websocket.frame(0x81, b"abcde"), b"\x81\x85\x01\x02\x03\x04" + b"\x60\x60\x60\x60\x64")

    def test_a_compressed_message_in_two_frames_is_one_text(self):
        found = []
        client = websocket.WebSocket(8080, lambda text, wire: found.append((text, wire)))
        deflate = zlib.compressobj(wbits=-15)
        data = (deflate.compress(b"patch") + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]
        client.inflate = zlib.decompressobj(-15)
        client.handle(0x41, data[:2], 4)
        client.handle(0x80, data[2:], 9)
        self.assertEqual(found, [("patch", 13)])

    def test_the_window_is_15_bits_unless_agreed_otherwise(self):
        extensions = "permessage-deflate; server_max_window_bits=12"
        self.assertEqual([websocket.window(extensions, side) for side in ("server", "client")], [12, 15])


class LateParsing(unittest.IsolatedAsyncioTestCase):
    async def test_messages_are_read_at_once_and_parsed_together_later(self):
        client = connection.Connection(1)
        client.seconds_to_parse, parsed = 0.001, asyncio.get_running_loop().create_future()
        client.parse = lambda: parsed.set_result(bytes(client.buffer))
        client.data_received(b"ab")
        first = client.arrived
        client.data_received(b"c")
        self.assertFalse(parsed.done())
        self.assertLess(first, client.arrived)
        self.assertEqual(await asyncio.wait_for(parsed, 5), b"abc")


class Sessions(unittest.TestCase):
    def test_only_the_expected_patch_is_an_arrival_and_all_bytes_count(self):
        session = Session()
        session.stream = mock.Mock(arrived=12.5)
        session.arrival, session.expected = mock.Mock(done=lambda: False), "ä 2"
        session.patch("ä 1", 7)
        session.arrival.set_result.assert_not_called()
        session.patch("ä 2", 7)
        session.arrival.set_result.assert_called_once_with(12.5)
        self.assertEqual((session.payload, session.wire), (8, 14))


if __name__ == "__main__":
    unittest.main()
