"""Whether the check for Apple platforms can fail."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import apple, foreign
from checks.manifest import Target

ARGUMENTS = ["-swift-version", "6", "-parse-as-library"]
MINIMUMS = {"ios": "17.0", "macos": "14.0"}


def target(name, *dependencies, sources=()):
    return Target(name, sources, ARGUMENTS, list(dependencies), MINIMUMS)


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
        for name, value in (("SCRATCH", self.folder), ("RESOURCES", self.folder / "resources")):
            patch = mock.patch.object(apple, name, value)
            patch.start()
            self.addCleanup(patch.stop)
        foreign.prepare(apple.RESOURCES, MINIMUMS)
        apple.prepare(apple.IOS)
        apple.prepare(apple.MACOS)

    def source(self, name, text):
        file = self.folder / f"{name}.swift"
        file.write_text(text)
        return file

    def build(self, *targets):
        with contextlib.redirect_stdout(io.StringIO()) as output:
            return *apple.build(apple.IOS, targets), output.getvalue()

    def test_what_does_not_compile_fails_and_what_needs_it_is_not_tried(self):
        broken = target("Base", sources=[self.source("Base", "func f() { g() }")])
        failed, untried, output = self.build(broken, target("App", "Base"))
        self.assertEqual((failed, untried), (["Base"], ["App"]))
        self.assertIn("error: cannot find 'g' in scope", output)

    def test_what_comes_after_types_is_checked_too(self):
        failed, _, output = self.build(target("Base", sources=[self.source("Base", "func f() -> Int {}")]))
        self.assertEqual(failed, ["Base"])
        self.assertIn("error: missing return", output)

    def missed(self, text):
        return apple.missed(self.source("Mistake", text), target("Like"))

    def test_a_mistake_that_is_found_is_no_problem(self):
        self.assertIsNone(self.missed("// expected: cannot find 'g' in scope\nfunc f() { g() }"))

    def test_a_mistake_that_compiles_is_a_problem(self):
        self.assertIn("compiles without", self.missed("// expected: cannot find 'g'\nfunc f() {}"))

    def test_a_mistake_that_fails_for_another_reason_is_a_problem(self):
        message = "does not fail with the expected error: cannot find 'g'"
        self.assertIn(message, self.missed("// expected: cannot find 'g'\nfunc f() { h() }"))

    def test_a_mistake_without_an_expectation_is_a_problem(self):
        self.assertIn("no `// expected: …` comment", self.missed("func f() { g() }"))

    def test_mistakes_are_compiled_only_for_a_platform_that_was_checked(self):
        every, none = apple.mistakes(apple.PLATFORMS)
        self.assertEqual(none, [])
        for platform in apple.PLATFORMS:
            files, left_out = apple.mistakes([apple.IOS, platform])
            self.assertEqual(sorted([*files, *left_out]), every)
            self.assertEqual("UnavailableDeclaration" in [file.stem for file in files], platform.name == "macOS")

    def compiles(self, text):
        return not self.build(target("Base", sources=[self.source("Base", text)]))[0]

    def test_what_is_newer_than_the_minimum_is_found(self):
        newer = "@available(iOS 18, *) public func newer() {}\n"
        self.assertFalse(self.compiles(newer + "func f() { newer() }"))
        self.assertTrue(self.compiles(newer + "@available(iOS 18, *) func f() { newer() }"))
        self.assertTrue(self.compiles(newer + "func f() { if #available(iOS 18, *) { newer() } }"))
        self.assertTrue(self.compiles("@available(macOS 15, *) public func newer() {}\nfunc f() { newer() }"))

    def test_the_standard_library_has_its_availability(self):
        self.assertFalse(self.compiles("func f() { _ = Task.immediate {} }"))

    def test_conditions_name_the_platform(self):
        text = "#if os(macOS)\nfunc f() { g() }\n#endif"
        self.assertTrue(self.compiles(text))
        self.assertIsNone(self.missed("// expected: cannot find 'g' in scope\n// platform: macOS\n" + text))


if __name__ == "__main__":
    unittest.main()
