"""Tests of the check of the architecture page: it finds each kind of mistake, and names it."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import architecture

CORE = """\
struct Core {
  func load<T>(
    _ value: T
  ) -> T {
    store(value)
  }

  func store() {}

  func send(
    _ text: String, to address: Address<[String: (Int, Int)]>
  ) {
    store()
  }

  func send(_ text: String) -> Bool { true }

  func send() {}
}
"""
SCRIPT = "export async function send() {\n  post();\n}\n\nconst post = () => 1;\n"
SOURCES = {
    "Core/Storage/Core.swift": CORE,
    "Core/Views/View.swift": "func draw() { Core().load(1) }\n",
    "Core/Core.docc/Core.md": "",
    "App/App.swift": "enum App {}\n",
    "App/script.js": SCRIPT,
}
ROW = """\
| [View.swift](../Sources/Core/Views/View.swift): `draw` → [Core.swift](../Sources/Core/Storage/Core.swift): `load` → \
`store` | Draws the view. |
"""


def manifest(*dependencies, **changes):
    core = {"name": "Core", "type": "regular", "dependencies": []}
    app = {"name": "App", "type": "executable", "dependencies": list(dependencies), **changes}
    tests = {"name": "AppTests", "type": "test", "dependencies": [{"byName": ["App", None]}]}
    return {"targets": [core, app, tests]}


CONDITION = {"platformNames": ["linux"]}
PACKAGE = manifest({"byName": ["Core", CONDITION]}, {"product": ["Log", "swift-log", None, None]})


class Page(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        (self.root / "Documentation").mkdir()
        for name, text in SOURCES.items():
            path = self.root / "Sources" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        self.page = architecture.redraw("```mermaid\n```\n", self.package())

    def package(self, manifest=PACKAGE):
        return architecture.of_package(manifest, self.root)

    def differences(self, page, manifest=PACKAGE):
        return list(architecture.differences(architecture.of_page(page), self.package(manifest)))

    def calls(self, row, *changes):
        return list(architecture.wrong_calls(row.replace(*changes) if changes else row, self.root))


class Diagrams(Page):
    def test_a_drawn_diagram_matches_the_package(self):
        self.assertIn('  Core["Core<br/>Storage, Views"]\n', self.page)
        self.assertIn('  App["App"]\n', self.page)
        self.assertIn("  App --> Core\n", self.page)
        self.assertNotIn("AppTests", self.page)
        self.assertEqual(self.differences(self.page), [])

    def test_a_missing_arrow_is_found(self):
        [problem] = self.differences(self.page.replace("  App --> Core\n", ""))
        self.assertIn("Architecture.md lacks the arrow App --> Core. Run", problem)

    def test_an_arrow_without_a_dependency_is_found(self):
        [problem] = self.differences(self.page, manifest())
        self.assertIn("has the arrow App --> Core, but the package does not", problem)

    def test_a_missing_folder_is_found(self):
        (self.root / "Sources" / "Core" / "Actions").mkdir()
        [problem] = self.differences(self.page)
        self.assertIn("lacks the folder Actions of Core", problem)

    def test_a_folder_of_folders_is_shown_by_the_inner_ones(self):
        for name in ("Buttons", "Menus"):
            (self.root / "Sources" / "Core" / "Controls" / name).mkdir(parents=True)
        self.assertEqual(self.package().folders["Core"], {"Buttons", "Menus", "Storage", "Views"})

    def test_a_folder_that_does_not_exist_is_found(self):
        [problem] = self.differences(self.page.replace("Storage", "Stores, Storage"))
        self.assertIn("has the folder Stores of Core, but", problem)

    def test_a_missing_target_is_found(self):
        [problem] = self.differences(self.page.replace('  App["App"]\n', ""))
        self.assertIn("lacks the target App", problem)

    def test_a_target_that_does_not_exist_is_found(self):
        [problem] = self.differences(self.page.replace('  App["App"]\n', '  App["App"]\n  Tool["Tool"]\n'))
        self.assertIn("has the target Tool", problem)

    def test_a_page_without_a_diagram_is_found(self):
        self.assertEqual(len(self.differences("# Architecture\n")), 3)

    def test_the_layers_of_portableui_are_grouped_and_read_back(self):
        controls = {f"Control{number}" for number in range(20)}
        diagram = architecture.Diagram({"UI": {"Nodes", "Output", *controls}}, set())
        text = f"```mermaid\n{architecture.draw(diagram)}```\n"
        self.assertIn("<br/>engine: Nodes<br/>output: Output<br/>controls: Control0,", text)
        self.assertEqual(architecture.of_page(text), diagram)


class Calls(Page):
    def test_a_chain_of_declared_functions_passes(self):
        self.assertEqual(self.calls(ROW), [])
        self.assertEqual(self.calls("| [a](../Sources/App/script.js): `send` → `post` | |\n"), [])

    def test_a_function_that_does_not_exist_is_found(self):
        [problem] = self.calls(ROW, "→ `store`", "→ `save`")
        self.assertIn("Sources/Core/Storage/Core.swift declares no `save`. Correct the name", problem)
        [problem] = self.calls(ROW, "`load`", "`lode`")
        self.assertIn("declares no `lode`", problem)

    def test_a_function_that_is_only_called_in_its_file_is_found(self):
        [problem] = self.calls("| [a](../Sources/Core/Views/View.swift): `draw` → `load` | |\n")
        self.assertIn("Sources/Core/Views/View.swift declares no `load`", problem)

    def test_a_function_that_does_not_call_the_next_is_found(self):
        [problem] = self.calls(ROW, "`load` → `store`", "`store`")
        self.assertIn("`draw` in Sources/Core/Views/View.swift does not use `store`. Name the function", problem)

    def test_only_the_body_of_the_caller_counts(self):
        [problem] = self.calls("| [a](../Sources/Core/Storage/Core.swift): `store` → `load` | |\n")
        self.assertIn("`store` in Sources/Core/Storage/Core.swift does not use `load`", problem)

    def test_comments_are_no_calls(self):
        text = "func load() {\n  // store()\n  /* store() */\n}\n"
        self.assertNotIn("store", "".join(architecture.declarations(text, "load")))

    def test_a_declaration_ends_before_the_next_one(self):
        text = "  func a()\n  where B: C {\n    if x {\n    } else {\n      z()\n    }\n  }\n\n  func b() {}\n"
        [found] = architecture.declarations(text, "a")
        self.assertIn("z()", found)
        self.assertNotIn("func b", found)

    def test_an_overloaded_function_needs_the_beginning_of_its_parameters(self):
        row = "| [a](../Sources/Core/Storage/Core.swift): `send` → `store` | |\n"
        [problem] = self.calls(row)
        self.assertIn("declares `send(_ text: String, to address: Address<[String: (Int, Int)]>)` and", problem)
        self.assertIn("Add the beginning of the parameters to `send`.", problem)
        [problem] = self.calls(row, "`send`", "`send(_ text:)`")
        self.assertIn("Add the beginning", problem)
        self.assertEqual(self.calls(row, "`send`", "`send(_ text: String, to)`"), [])
        self.assertEqual(self.calls(row, "`send`", "`send(… address)`"), [])

    def test_only_the_body_of_the_chosen_overload_counts(self):
        row = "| [a](../Sources/Core/Storage/Core.swift): `send()` → `store` | |\n"
        [problem] = self.calls(row)
        self.assertIn("`send()` in Sources/Core/Storage/Core.swift does not use `store`", problem)

    def test_an_overload_that_does_not_exist_is_found(self):
        [problem] = self.calls(ROW, "→ `store`", "→ `store(_ value:)`")
        self.assertIn("Sources/Core/Storage/Core.swift declares no `store(_ value:)`", problem)

    def test_a_requirement_and_its_default_are_one_function(self):
        text = "protocol A {\n  func a(_ b: C)\n}\n\nextension A {\n  func a(_ b: C) {}\n}\n"
        self.assertEqual(architecture.overloads(architecture.declarations(text, "a"), "a"), ["_ b: C"])

    def test_a_missing_file_is_found(self):
        [problem] = self.calls(ROW, "Storage/Core.swift", "Store/Core.swift")
        self.assertIn("there is no file ../Sources/Core/Store/Core.swift. Correct the link.", problem)

    def test_a_chain_without_a_file_is_found(self):
        [problem] = self.calls("| `draw` → `load` | It draws. |\n")
        self.assertIn("a chain begins with `draw`. Add a link to its file", problem)

    def test_a_page_without_calls_is_found(self):
        self.assertIn("has no table of calls", self.calls("# Architecture\n")[0])


class Table(Page):
    def test_the_table_counts_swift_files_and_lines_of_each_target(self):
        rows = architecture.table(PACKAGE, self.root).splitlines()
        self.assertEqual(rows[2:], ["| Core | 2 | 20 |", "| App | 1 | 1 |", "| all | 3 | 21 |"])


if __name__ == "__main__":
    unittest.main()
