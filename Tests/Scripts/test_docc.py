"""What the check of the documentation reports."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import docc

ROOT = Path("/clone")


def diagnostic(summary, severity="warning", source="file:///clone/Sources/VSM/States.swift", line=7):
    return {"summary": summary, "severity": severity, "source": source, "range": {"start": {"line": line, "column": 1}}}


class Found(unittest.TestCase):
    def found(self, *diagnostics):
        return docc.found({"diagnostics": diagnostics}, ROOT)

    def test_a_link_that_leads_nowhere_is_found_with_its_place(self):
        summary = "'Nowhere' doesn't exist at '/VSM/States'"
        self.assertEqual(self.found(diagnostic(summary)), [f"Sources/VSM/States.swift:7: {summary}"])

    def test_a_parameter_needs_no_words(self):
        self.assertEqual(self.found(diagnostic("Parameter 'line' is missing documentation")), [])

    def test_a_parameter_that_is_not_there_is_found(self):
        self.assertEqual(len(self.found(diagnostic("Parameter 'line' not found in instance method declaration"))), 1)

    def test_notes_are_left_out(self):
        self.assertEqual(self.found(diagnostic("There is more to say.", severity="note")), [])

    def test_what_has_no_place_is_found_too(self):
        self.assertEqual(self.found({"summary": "No.", "severity": "error"}), ["No."])


if __name__ == "__main__":
    unittest.main()
