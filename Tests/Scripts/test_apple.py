"""Whether the check for Apple platforms can fail."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import apple
from checks.manifest import Target

ARGUMENTS = ["-swift-version", "6", "-parse-as-library"]


def target(name, *dependencies):
    return Target(name, [], ARGUMENTS, list(dependencies))


class Order(unittest.TestCase):
    def test_a_target_comes_after_what_it_needs(self):
        ordered, missing = apple.in_order([target("App", "Base", "Tools"), target("Tools", "Base"), target("Base")])
        self.assertEqual([one.name for one in ordered], ["Base", "Tools", "App"])
        self.assertEqual(missing, {})

    def test_what_needs_something_unknown_is_named_with_it(self):
        ordered, missing = apple.in_order([target("App", "Storage"), target("Storage", "SQL"), target("Base")])
        self.assertEqual([one.name for one in ordered], ["Base"])
        self.assertEqual(missing, {"Storage": ["SQL"], "App": ["Storage"]})


class Compiling(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name).resolve()
        patch = mock.patch.object(apple, "SCRATCH", self.folder)
        patch.start()
        self.addCleanup(patch.stop)
        apple.prepare(apple.IOS)

    def source(self, name, text):
        file = self.folder / f"{name}.swift"
        file.write_text(text)
        return file

    def build(self, *targets):
        with contextlib.redirect_stdout(io.StringIO()) as output:
            return *apple.build(apple.IOS, targets), output.getvalue()

    def test_what_does_not_compile_fails_and_what_needs_it_is_not_tried(self):
        broken = Target("Base", [self.source("Base", "func f() { g() }")], ARGUMENTS, [])
        failed, untried, output = self.build(broken, target("App", "Base"))
        self.assertEqual((failed, untried), (["Base"], ["App"]))
        self.assertIn("error: cannot find 'g' in scope", output)

    def test_what_comes_after_types_is_checked_too(self):
        failed, _, output = self.build(Target("Base", [self.source("Base", "func f() -> Int {}")], ARGUMENTS, []))
        self.assertEqual(failed, ["Base"])
        self.assertIn("error: missing return", output)

    def missed(self, text):
        return apple.missed(apple.IOS, self.source("Mistake", text), ARGUMENTS)

    def test_a_mistake_that_is_found_is_no_problem(self):
        self.assertIsNone(self.missed("// expected: cannot find 'g' in scope\nfunc f() { g() }"))

    def test_a_mistake_that_compiles_is_a_problem(self):
        self.assertIn("compiles without", self.missed("// expected: cannot find 'g'\nfunc f() {}"))

    def test_a_mistake_that_fails_for_another_reason_is_a_problem(self):
        message = "does not fail with the expected error: cannot find 'g'"
        self.assertIn(message, self.missed("// expected: cannot find 'g'\nfunc f() { h() }"))

    def test_a_mistake_without_an_expectation_is_a_problem(self):
        self.assertIn("no `// expected: …` comment", self.missed("func f() { g() }"))


if __name__ == "__main__":
    unittest.main()
