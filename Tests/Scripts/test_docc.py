"""The reports of the check of the documentation."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

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


def write_site(command):
    """Writes a site as `docc merge` does, which needs a folder that doesn't exist."""
    site = Path(command[command.index("--output-path") + 1])
    site.mkdir(parents=True)
    (site / "documentation").touch()


class Merge(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.site = Path(folder.name, "site")

    def merge(self, run=write_site):
        with mock.patch.object(docc, "_run", run):
            docc.merge([], self.site)

    def test_a_new_and_an_empty_folder_are_used(self):
        self.merge()
        self.assertTrue((self.site / "documentation").exists() and (self.site / "index.html").exists())
        for file in self.site.iterdir():
            file.unlink()
        self.merge()
        self.assertTrue((self.site / "documentation").exists())

    def test_an_earlier_site_is_replaced(self):
        self.merge()
        (self.site / "outdated").touch()
        self.merge()
        self.assertFalse((self.site / "outdated").exists())

    def test_a_folder_with_other_files_stays(self):
        self.site.mkdir()
        (self.site / "thesis").touch()
        with self.assertRaisesRegex(FileExistsError, "has files that this script did not write"):
            self.merge()
        self.assertEqual([file.name for file in self.site.iterdir()], ["thesis"])

    def test_a_file_stays(self):
        self.site.touch()
        with self.assertRaisesRegex(FileExistsError, "is not a folder"):
            self.merge()
        self.assertTrue(self.site.is_file())

    def test_an_incomplete_site_is_replaced(self):
        def fail(command):
            write_site(command)
            raise subprocess.CalledProcessError(1, command)

        with self.assertRaises(subprocess.CalledProcessError):
            self.merge(fail)
        self.merge()


if __name__ == "__main__":
    unittest.main()
