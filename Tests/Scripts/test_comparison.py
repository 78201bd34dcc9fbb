"""The counts in the comparison of the two to-do apps."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks.measured import NoMark
from comparison import apps, mistakes, page, source, stories

SOURCE = '''\
import Foundation

/// A comment with a struct Fake in it.
public struct Item: Identifiable {
  public let id: Int  // let other: Int
  let title: String, day = "struct Text { let x: Int }"
  var isDone = false
  static let empty = Item()
  var computed: String { title }
  /* let hidden: Int
     /* nested */ struct Hidden {} */
  var observed: Int { get { 1 } }

  enum Kind { case one }

  func f() {
    let local: Int = 1
  }
}

extension Item.Kind {}
@MainActor final class Screen<Input> {
  private(set) var value: Input?
  class func make() {}
}
protocol Store {}
'''


class Source(unittest.TestCase):
    def test_comments_and_empty_lines_are_no_code(self):
        self.assertEqual(len(source.code("a\n\n// b\n/* c\nd */\ne // f\n")), 2)

    def test_a_comment_inside_a_string_is_code(self):
        self.assertEqual(source.code('let url = "http://a" + b\n'), ['let url = "" + b'])

    def test_strings_of_several_lines_keep_what_follows(self):
        self.assertEqual(source.code('let a = """\n  {\n  """\nlet b = 1\n')[-1], "let b = 1")

    def test_types_are_declarations(self):
        found = [(declared.kind, declared.name) for declared in source.types(SOURCE)]
        expected = [("struct", "Item"), ("enum", "Kind"), ("class", "Screen"), ("protocol", "Store")]
        self.assertEqual(found, expected)

    def test_stored_properties_are_those_of_the_type_itself(self):
        item, kind, screen, _ = source.types(SOURCE)
        self.assertEqual(item.stored, ["id", "title", "isDone"])
        self.assertEqual(kind.stored, [])
        self.assertEqual(screen.stored, ["value"])


LOG = """\
\x01create, step 1\x02VIPER\x02

10\t0\tDemos/Sources/ToDoViper/List/listPresenter.swift
3\t1\tDemos/Sources/ToDoViper/List/ListView.swift
7\t7\tDemos/Sources/ToDoViper/README.md
20\t0\tDemos/Tests/ToDoViperTests/ListTests.swift
 create mode 100644 Demos/Sources/ToDoViper/List/listPresenter.swift
\x01create, step 1\x02VIPER\x02

2\t1\tDemos/Sources/ToDoViper/List/ListView.swift
\x01\x02\x02

9\t9\tDemos/Sources/ToDoViper/List/ListView.swift
\x01of another kind\x02VSM\x02

9\t9\tDemos/Sources/ToDoVSM/ListView.swift
"""


class Stories(unittest.TestCase):
    def test_a_step_is_what_its_commits_touched_of_the_app(self):
        found = stories.read(LOG, apps.APPS)
        self.assertEqual(list(found), [("create, step 1", "VIPER")])
        step = found["create, step 1", "VIPER"]
        self.assertEqual(step.made, {"Demos/Sources/ToDoViper/List/listPresenter.swift"})
        self.assertEqual(step.changed, {"Demos/Sources/ToDoViper/List/ListView.swift"})
        self.assertEqual((step.added, step.removed), (15, 2))


class Mistakes(unittest.TestCase):
    def expectation(self, text):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "VSM.swift")
            file.write_text(text)
            return mistakes.expectation(file)

    def test_the_first_line_says_what_becomes_of_it(self):
        self.assertEqual(self.expectation("// Refused: no member 'save'\n"), (True, "no member 'save'"))
        self.assertEqual(self.expectation("// Accepted: saves twice.\n"), (False, "saves twice."))

    def test_a_file_that_says_nothing_is_an_error(self):
        for text in ("import VSM\n", "// Refused: \n"):
            with self.assertRaises(mistakes.NotTried):
                self.expectation(text)


class Page(unittest.TestCase):
    def test_tables_replace_what_stands_in_their_place(self):
        text = "a\n<!-- measured: size -->\n\nold\n\n<!-- end -->\nb\n<!-- measured: tests -->\n<!-- end -->\n"
        filled = page.filled(text, {"size": "new\\1"})
        self.assertEqual(filled, text.replace("old", "new\\1"))
        self.assertEqual(page.filled(filled, {"size": "new\\1"}), filled)

    def test_a_table_without_a_place_is_an_error(self):
        with self.assertRaises(NoMark):
            page.filled("", {"size": ""})


if __name__ == "__main__":
    unittest.main()
