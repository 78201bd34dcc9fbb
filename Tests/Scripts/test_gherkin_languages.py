"""The table of Gherkin's keywords."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import gherkin_languages as languages


def language(**words):
    return {**{column: [column] for column in languages.COLUMNS}, "name": "Test", "native": "Test", **words}


class Table(unittest.TestCase):
    def test_a_row_has_the_words_of_each_keyword_between_the_names(self):
        cells = languages.row("xx", language(given=["* ", "Ged "], feature=["A b"], name="Testish")).split("\t")
        self.assertEqual(cells[:2], ["xx", "A b"])
        self.assertEqual(cells[7:], ["* |Ged ", "when", "then", "and", "but", "Testish"])

    def test_a_word_is_contained_once(self):
        self.assertIn("\tA|B\t", languages.row("xx", language(rule=["A", "B", "A"])))

    def test_a_language_that_the_table_cannot_contain_is_an_error(self):
        for words in ({"given": ["a|b "]}, {"rule": ["a:b"]}, {"but": [" "]}, {"when": []}, {"name": "a\tb"}):
            with self.assertRaises(languages.Unsuitable, msg=words):
                languages.row("xx", language(**words))

    def test_the_source_has_sorted_rows_and_the_license(self):
        package = {"languages": {"b": language(), "a": language()}, "version": "1.2", "license": "MIT\n\nNo warranty\n"}
        lines = languages.source(package).splitlines()
        self.assertIn("// 1.2 (", lines[1])
        self.assertEqual(lines[3:6], ["// MIT", "//", "// No warranty"])
        self.assertEqual([line[2:4] for line in lines if line.startswith(("  a", "  b"))], ["a\t", "b\t"])

    def test_the_table_is_up_to_date(self):
        python = languages.ENVIRONMENT / "bin" / "python"
        if not python.exists():
            self.skipTest("the package is not installed: run Scripts/gherkin-languages --check")
        self.assertEqual(languages.TABLE.read_text(), languages.source(languages.load(python)))


if __name__ == "__main__":
    unittest.main()
