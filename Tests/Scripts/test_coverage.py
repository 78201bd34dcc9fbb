"""Whether the measure of SwiftUI's coverage counts and orders correctly."""

import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from coverage import interface, ledger, usage
from coverage.interface import Interface
from coverage.usage import Files, Name


def name(text, feature=None, kind="F", uses=1, pattern=""):
    return Name(text, feature or text, kind, uses, pattern)


def files(portable, *names, other=0):
    return Files("app", portable, other, frozenset(names))


class InterfaceTests(unittest.TestCase):
    def test_a_declaration_covers_a_name_of_each_form(self):
        names = [name(".blur"), name("\\.openURL"), name("@AppStorage"), name("Gesture"), name("Font.custom")]
        text = "\n".join([
            "View: nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View",
            "EnvironmentValues: var openURL: OpenURLAction { get set }",
            "@propertyWrapper struct AppStorage<Value>: DynamicProperty",
            "@MainActor @preconcurrency protocol Gesture",
            "Font: static func custom(_ name: String, size: CGFloat) -> Font",
        ])
        self.assertEqual(Interface(text).missing(names), set())
        self.assertEqual(len(Interface("").missing(names)), 5)

    def test_a_part_of_a_longer_name_does_not_cover_a_name(self):
        names = [name(".mask"), name("Gesture"), name("\\.open")]
        text = "View: func maskContent()\nstruct GestureState\nEnvironmentValues: var openURL: Int { get }"
        self.assertEqual(len(Interface(text).missing(names)), 3)

    def test_a_method_of_another_type_does_not_cover_a_modifier(self):
        self.assertEqual(Interface("ScrollProxy: func position(x: Int)").missing([name(".position")]), {".position"})

    def test_what_is_declared_as_unavailable_is_missing(self):
        text = "View: @available(*, unavailable) func onDrop() -> some View"
        self.assertEqual(Interface(text).missing([name(".onDrop")]), {".onDrop"})

    def test_an_overload_has_a_pattern_of_its_own(self):
        overload = name("TextField(axis:)", pattern=r"^TextField: .*init.*axis:")
        self.assertEqual(Interface("struct TextField\nTextField: init(text: S, axis: Axis)").missing([overload]), set())
        with self.assertRaises(ValueError):
            Interface("").missing([name("TextField(axis:)")])


class UsageTests(unittest.TestCase):
    def test_a_portable_file_counts_if_it_lacks_no_missing_name(self):
        groups = [files(3), files(2, ".a"), files(4, ".a", ".b", other=7), files(0, other=5)]
        self.assertEqual(usage.portable_share(groups, {".a", ".b"}), (3, 9))
        self.assertEqual(usage.portable_share(groups, {".b"}), (5, 9))

    def test_the_share_of_uses_grows_by_the_uses_of_a_name(self):
        names = [name(".a", uses=5), name(".b", uses=7)]
        less, whole = usage.use_share(names, {".a", ".b"})
        self.assertEqual(usage.use_share(names, {".b"}), (less + 5, whole))

    def test_the_feature_that_completes_most_files_is_next(self):
        names = [name(".a"), name(".b"), name(".c")]
        groups = [files(2, ".a"), files(3, ".b"), files(9, ".a", ".b", ".c")]
        self.assertEqual(
            list(usage.steps(names, groups, {".a", ".b", ".c"})), [(".b", 3), (".a", 2), (".c", 9)])

    def test_two_features_that_complete_files_only_together_are_taken_together(self):
        names = [name(".a"), name(".b"), name(".c")]
        groups = [files(2, ".a"), files(3, ".c"), files(9, ".a", ".b")]
        self.assertEqual(
            list(usage.steps(names, groups, {".a", ".b", ".c"})), [(".a", 2), (".b", 9), (".c", 3)])

    def test_a_feature_is_complete_with_all_its_missing_names(self):
        names = [name(".gesture", "gestures"), name("DragGesture", "gestures")]
        groups = [files(2, ".gesture", "DragGesture"), files(1, ".gesture")]
        self.assertEqual(list(usage.steps(names, groups, {".gesture", "DragGesture"})), [("gestures", 3)])

    def test_a_file_with_an_infeasible_name_is_never_completed(self):
        names = [name(".a"), name("UIHostingController", kind="X")]
        groups = [files(5, ".a", "UIHostingController"), files(1, ".a")]
        self.assertEqual(list(usage.steps(names, groups, {".a", "UIHostingController"})), [(".a", 1)])

    def test_files_that_lack_three_features_are_completed_too(self):
        names = [name(".a"), name(".b"), name(".c")]
        groups = [files(1, ".a", ".b", ".c")]
        self.assertEqual([gain for _, gain in usage.steps(names, groups, {".a", ".b", ".c"})], [0, 0, 1])


class TablesTests(unittest.TestCase):
    def test_the_tables_have_all_files_and_a_pattern_for_each_name(self):
        names, groups = usage.read()
        self.assertEqual(sum(group.portable + group.other for group in groups), 4366)
        self.assertEqual(usage.portable_share(groups, {one.text for one in names}), (1183, 3082))
        self.assertEqual(len({one.text for one in names}), len(names))
        for one in names:
            re.compile(interface.pattern(one.text, one.pattern))


class LedgerTests(unittest.TestCase):
    def test_a_name_that_exists_must_not_be_called_missing(self):
        text = "| `GroupBox`, `blur` | missing; use a `VStack` |\n| `List` | no selection; `mask` missing |\n| `GroupBox` in a menu | missing |\n"
        list_of_both = Interface("struct GroupBox\nView: nonisolated func blur(radius: CGFloat) -> some View")
        self.assertEqual(len(list(ledger.contradictions(text, list_of_both.declares))), 2)
        self.assertEqual(list(ledger.contradictions(text, Interface("View: func mask()").declares)), [])

    def test_the_table_has_each_missing_name_with_the_most_used_feature_first(self):
        names = [name(".a", "one", uses=2), name(".b", "two", "X", 5), name(".c", "one", uses=4), name(".d", uses=99)]
        table = ledger.missing_names(names, {".a", ".b", ".c"}).splitlines()[2:]
        self.assertEqual(table, [
            "| `.c`, `.a` | 6 | HTML, CSS or the browser has it |", "| `.b` | 5 | impossible on a page |"])


if __name__ == "__main__":
    unittest.main()
