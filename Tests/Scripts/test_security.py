"""The attacks on the promises of SECURITY.md: the table is read, and every promise is known."""

import asyncio
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from security import attack, clicks, everything, report, run
from security.attack import Attack, Finding, Reason
from security.frames import PING, TEXT, frame, read_frame
from security.headers import FIELD, filled
from security.problem import Problem
from security.promises import Promise, promises
from security.wire import request

TABLE = """\
# Security

| other | test |
|---|---|
| not a promise | `Tests.none` |

### Limits

| promise | default | test |
|---|---|---|
| One `a` costs little. Two cost more. | 8 s | `Tests.one` |
| A second one ([here](Page.md)): with a list | | `Tests.two` |

## Later

| promise | test |
|---|---|
| One `a` costs little. | `Tests.three` |
"""


class Promises(unittest.TestCase):
    def test_rows_have_their_section_text_and_tests(self):
        found = promises(TABLE)
        self.assertEqual([promise.section for promise in found], ["Limits", "Limits", "Later"])
        self.assertEqual([promise.tests for promise in found], ["`Tests.one`", "`Tests.two`", "`Tests.three`"])
        self.assertEqual([promise.short for promise in found][:2], ["One a costs little", "A second one (here)"])

    def test_a_row_with_another_number_of_cells_is_an_error(self):
        with self.assertRaisesRegex(Problem, "has 2 cells instead of 3: | short"):
            promises(TABLE.replace("| A second one", "| short | row |\n| A second one"))

    def test_a_text_without_promises_is_an_error(self):
        with self.assertRaisesRegex(Problem, "no table"):
            promises("# Security\n")


class Gaps(unittest.TestCase):
    one = Promise("Limits", "One costs little.", "")

    def gaps(self, *entries, promises=(one,), left_out=()):
        return list(attack.gaps(promises, entries, left_out))

    def test_the_promises_of_this_project_and_the_attacks_belong_together(self):
        self.assertEqual(list(everything.gaps(promises((ROOT / "SECURITY.md").read_text()))), [])

    def test_a_promise_without_an_entry_is_a_gap(self):
        self.assertIn("does not know: One costs little", self.gaps()[0])
        self.assertEqual(self.gaps(left_out=["Limits"]), [])

    def test_a_promise_with_an_attack_or_a_reason_is_none(self):
        self.assertEqual(self.gaps(Attack("Limits", "One costs", "one", "alone", None)), [])
        self.assertEqual(self.gaps(Reason("Limits", "One costs", "why")), [])

    def test_an_entry_of_another_section_or_beginning_is_a_gap(self):
        for entry in (Reason("Other", "One costs", "why"), Reason("Limits", "Two", "why")):
            self.assertTrue(any("0 promises" in gap for gap in self.gaps(entry)))

    def test_an_entry_that_begins_several_promises_is_a_gap(self):
        other = Promise("Limits", "One costs much.", "")
        self.assertIn("2 promises", self.gaps(Reason("Limits", "One", "why"), promises=(self.one, other))[0])


class Names(unittest.TestCase):
    def test_names_are_unique(self):
        self.assertEqual(len(everything.names()), len(set(everything.names())))

    def test_an_unknown_name_is_an_error_that_lists_the_others(self):
        for choose in (everything.chosen, clicks.chosen):
            with self.assertRaisesRegex(Problem, "named nothing: .*pings"):
                choose(["nothing"])

    def test_without_names_all_are_chosen(self):
        self.assertEqual([entry.name for entry in everything.chosen([])], everything.names())
        self.assertEqual([entry.name for entry in everything.chosen(["pings"])], ["pings"])


class Report(unittest.TestCase):
    def results(self, holds):
        results = run.Results()
        entry = Attack("Limits", "One", "one", "alone", None)
        results.findings[entry] = Finding("sent | much", "happened", holds)
        return results

    def test_a_kept_and_a_broken_promise(self):
        rows = promises(TABLE)
        text = report.report(self.results(True), rows)
        self.assertIn("| One a costs little | sent \\| much | happened | ok |", text)
        self.assertIn("no promise was broken", text)
        broken = self.results(False)
        self.assertIn("**broken**", report.report(broken, rows))
        self.assertIn("1 of them broke a promise", report.report(broken, rows))
        self.assertEqual(len(broken.broken), 1)

    def test_a_promise_that_was_not_attacked_is_listed_with_its_tests(self):
        text = report.report(self.results(True), promises(TABLE))
        self.assertIn("| A second one (here) | not attacked | `Tests.two` |", text)
        self.assertNotIn("Not attacked", report.report(self.results(True), promises(TABLE), complete=False))


class Bytes(unittest.TestCase):
    def test_frames_are_masked_and_can_be_read_again(self):
        for size in (0, 125, 126, 65_535, 65_536):
            data = bytes(index % 251 for index in range(size))
            sent = frame(TEXT, data)
            start = len(sent) - size - 4
            key = sent[start:start + 4]
            content = bytes(byte ^ key[index % 4] for index, byte in enumerate(sent[start + 4:]))
            self.assertEqual(content, data)
            self.assertEqual(self.read(frame(TEXT, data, is_masked=False)), (TEXT, data))

    def read(self, data):
        async def read():
            reader = asyncio.StreamReader()
            reader.feed_data(data)
            return await read_frame(reader)

        return asyncio.run(read())

    def test_bits_of_a_frame(self):
        self.assertEqual(frame(PING)[0], 0x89)
        self.assertEqual(frame(TEXT, ends=False)[0], 0x01)
        self.assertEqual(frame(TEXT, reserved=4)[0], 0xC1)
        self.assertEqual(frame(TEXT, is_masked=False)[1], 0)

    def test_a_request_has_the_length_of_its_body(self):
        self.assertEqual(request("GET", "/", {"Host": "a"}), b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        self.assertTrue(request("POST", "/", {}).endswith(b"Content-Length: 0\r\n\r\n"))
        self.assertTrue(request("POST", "/", {}, b"ab").endswith(b"Content-Length: 2\r\n\r\nab"))

    def test_a_filled_field_has_its_size_and_no_separator_at_its_end(self):
        self.assertLessEqual(len(filled("ab;")), FIELD)
        self.assertGreater(len(filled("ab;")), FIELD - 3)
        self.assertFalse(filled("ab;").endswith(";"))


if __name__ == "__main__":
    unittest.main()
