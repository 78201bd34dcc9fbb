"""Whether the check of declarations with titles finds the ones without a counterpart."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import titles


def complaints(*declarations, exceptions=()):
    return list(titles.complaints(declarations, dict.fromkeys(exceptions, "a reason")))


class Titles(unittest.TestCase):
    def test_a_pair_is_complete_whatever_the_names_of_its_parameters(self):
        self.assertEqual(
            complaints(
                "WindowGroup: init(_ titleKey: LocalizedStringKey, content: () -> Content)",
                "WindowGroup: init(_ title: some StringProtocol, content: () -> Content)"), [])

    def test_optional_and_generic_parameters_are_recognized(self):
        self.assertEqual(
            complaints(
                "View: func badge(_ key: LocalizedStringKey?) -> some View",
                "View: func badge(_ label: (some StringProtocol)?) -> some View",
                "Gauge: init<V>(_ title: LocalizedStringKey, value: V)",
                "Gauge: init<S: StringProtocol, V>(_ title: S, value: V)",
                "View: func help(_ text: LocalizedStringKey) -> some View",
                "View: func help<S: StringProtocol>(_ text: S) -> some View"), [])

    def test_a_missing_string_is_found(self):
        [found] = complaints(
            "ProgressView: init(_ title: LocalizedStringKey)", "ProgressView: init(_ title: some StringProtocol)",
            "ProgressView: init(_ title: LocalizedStringKey, value: Double?, total: Double = 1)")
        self.assertEqual(
            found,
            "ProgressView: init(_ title: LocalizedStringKey, value: Double?, total: Double = 1)\n"
            "  has no counterpart with `some StringProtocol`")

    def test_a_missing_key_is_found(self):
        [found] = complaints("Text: init(_ content: some StringProtocol)")
        self.assertIn("no counterpart with `LocalizedStringKey`", found)

    def test_a_label_tells_declarations_apart(self):
        found = complaints(
            "View: func searchable(prompt: LocalizedStringKey) -> some View",
            "View: func searchable(hint: some StringProtocol) -> some View")
        self.assertEqual(len(found), 2)

    def test_a_default_value_tells_declarations_apart(self):
        found = complaints(
            "A: init(_ title: LocalizedStringKey, total: Int = 1)", "A: init(_ title: some StringProtocol, total: Int)")
        self.assertEqual(len(found), 2)

    def test_an_exception_is_not_reported(self):
        only = "LocalizedStringKey: init(_ value: String)"
        self.assertEqual(complaints(only, exceptions=[only]), [])

    def test_an_exception_without_its_declaration_is_reported(self):
        [found] = complaints(exceptions=["LocalizedStringKey: init(_ value: String)"])
        self.assertIn("is an exception", found)

    def test_other_declarations_have_no_pairs(self):
        self.assertEqual(complaints("Text: init(verbatim content: String)"), [])


if __name__ == "__main__":
    unittest.main()
