"""Reading the changelog for a release."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import changelog

TEXT = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A line.\n\n## [0.1.0] - 2026-01-02\n\n- An old line.\n"


class ChangelogTests(unittest.TestCase):
    def test_notes_are_the_unreleased_lines(self):
        self.assertEqual(changelog.notes(TEXT), "### Added\n\n- A line.\n")
        self.assertEqual(changelog.notes("# Changelog\n"), "")

    def test_released_lines_are_below_the_version(self):
        text = changelog.released(TEXT, "0.2.0", "2026-02-03")
        self.assertEqual(changelog.notes(text).strip(), "")
        self.assertIn("## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n\n### Added\n\n- A line.\n", text)

    def test_versions_are_ordered_by_numbers(self):
        self.assertLess(changelog.key("0.9.0"), changelog.key("0.10.0"))
        self.assertIsNone(changelog.VERSION.fullmatch("0.1"))
        self.assertIsNone(changelog.VERSION.fullmatch("01.0.0"))
