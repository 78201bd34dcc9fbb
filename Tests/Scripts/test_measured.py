"""The measured parts of pages."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import measured

TEXT = "a\n<!-- measured: size -->\n\nold\n\n<!-- end -->\nb\n<!-- measured: tests -->\n\nkept\n\n<!-- end -->\n"


class Filling(unittest.TestCase):
    def test_a_part_replaces_what_stands_in_its_place(self):
        filled = measured.filled(TEXT, {"size": "new\\1"}, "Page.md")
        self.assertEqual(filled, TEXT.replace("old", "new\\1"))
        self.assertEqual(measured.filled(filled, {"size": "new\\1"}, "Page.md"), filled)

    def test_a_part_without_a_place_is_an_error_that_names_the_page(self):
        with self.assertRaisesRegex(measured.NoMark, "Page.md has no `<!-- measured: other -->`"):
            measured.filled(TEXT, {"other": ""}, "Page.md")


if __name__ == "__main__":
    unittest.main()
