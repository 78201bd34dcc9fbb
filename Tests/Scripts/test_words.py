"""The sentences that the check of the words finds, and the ones that it leaves alone."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks.words import Sentence, complaints, problem, sentences


def hint(text, is_summary=False):
    return problem(Sentence("A.swift", 1, text, is_summary))


class Rules(unittest.TestCase):
    def test_that_of_needs_its_noun(self):
        self.assertIn("that of", hint("Whether a tag is that of the selection."))
        self.assertIn("that of", hint("The steps run before those of each scenario."))
        self.assertIsNone(hint("It checks that often, of course."))

    def test_belongs_into_is_belongs_in(self):
        self.assertIn("belongs in", hint("Work that takes long belongs into an actor."))
        self.assertIsNone(hint("It belongs in an actor."))

    def test_a_subject_has_a_name(self):
        self.assertIn("What …", hint("What is added is released."))
        self.assertIn("what is …", hint("The order stays, and what is missing comes last."))
        self.assertIsNone(hint("The compiler reports what is missing."))
        self.assertIsNone(hint("What does it cost?"))

    def test_a_summary_is_no_question(self):
        for text in ("What happened.", "How an action ends.", "Why the stream ends.", "Is it open?"):
            self.assertIn("summary", hint(text, is_summary=True), text)
        self.assertIsNone(hint("Whether the action has ended.", is_summary=True))
        self.assertIsNone(hint("How an action ends depends on its shape."))

    def test_an_abstract_noun_needs_no_preposition(self):
        for text in ("in the order in which they came", "the time at which it ends", "the length up to which it is read"):
            self.assertIn("say it without", hint(text), text)
        self.assertIn("say it without", hint("the number of unread patches at which it stops"))
        self.assertIsNone(hint("the folder in which they are"))

    def test_three_relative_clauses_are_too_many(self):
        text = "A link whose view presents a page that has a binding which follows it."
        self.assertIn("three relative clauses", hint(text))
        self.assertIsNone(hint("A link whose view presents a page that has a binding."))
        self.assertIsNone(hint("It says that the link is lost, so that the page which has it can show that it waits."))

    def test_the_parts_of_a_list_count_alone(self):
        self.assertIsNone(hint("A page that waits; a page that loads; a page whose server is gone; one that ends."))


def found(text, path="Sources/A/A.swift"):
    return [(sentence.line, sentence.text, sentence.is_summary) for sentence in sentences(path, text)]


class Reading(unittest.TestCase):
    def test_comments_of_swift_are_read_as_paragraphs(self):
        text = "/// The first. The\n/// second.\n///\n/// - Returns: The third.\nlet a = 1  // The fourth.\n// The fifth.\n"
        self.assertEqual(
            found(text),
            [
                (1, "The first.", True), (1, "The second.", False), (4, "The third.", False), (5, "The fourth.", False),
                (6, "The fifth.", False),
            ],
        )

    def test_code_and_marks_are_no_prose(self):
        text = "// MARK: What is left\n/// Calls `that of` it.\n/// ```swift\n/// let a = that of\n/// ```\n// error: that of\n"
        self.assertEqual([text for _, text, _ in found(text)], ["Calls X it."])

    def test_only_the_first_sentence_of_a_declaration_is_a_summary(self):
        text = "/// The first.\n///\n/// What a sentence.\nlet a = 1\n// What is this.\n"
        self.assertEqual([is_summary for *_, is_summary in found(text)], [True, False, False])

    def test_messages_are_strings_of_several_words_in_sources(self):
        text = 'let a = "The name \\(name) is that of a view."\nlet b = "that of"\n'
        self.assertEqual(found(text), [(1, "The name X is that of a view.", False)])
        self.assertEqual(found(text, "Tests/A/A.swift"), [])

    def test_pages_are_read_without_code_and_headings(self):
        text = "# What is this\n\nA sentence with\n[that of](link.md).\n\n```sh\nthat of\n```\n\n| `that of` | a cell |\n- an item\n"
        texts = [text for _, text, _ in found(text, "README.md")]
        self.assertEqual([text for text in texts if text], ["A sentence with that of.", "X", "a cell", "an item"])

    def test_docstrings_of_python_are_read(self):
        text = '"""What it is.\n\nWhat else."""\n\ndef a():\n    """Returns a."""\n    # A comment.\n'
        self.assertEqual(
            sorted(found(text, "Scripts/a.py")),
            [(1, "What it is.", True), (3, "What else.", False), (6, "Returns a.", True), (7, "A comment.", False)],
        )

    def test_a_problem_has_the_place_and_the_sentence(self):
        [problem] = complaints({"Sources/A.swift": "let a = 1\n/// A name. It is\n/// that of a view.\n"})
        self.assertTrue(problem.startswith("Sources/A.swift:2: write the noun again"), problem)
        self.assertTrue(problem.endswith("\n  It is that of a view."))


if __name__ == "__main__":
    unittest.main()
