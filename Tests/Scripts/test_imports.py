"""Whether the check of the imports of the page's scripts can fail."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import imports

ALL = {"live.js", "page.js", "nodes.js"}


def complaints(named=ALL, **scripts):
    with tempfile.TemporaryDirectory() as root:
        for name, text in scripts.items():
            Path(root, f"{name}.js").write_text(text)
        return list(imports.complaints(*imports.imports(Path(root)), named))


class Imports(unittest.TestCase):
    def test_arrows_that_point_one_way_are_right(self):
        found = complaints(
            live='import {\n  apply,\n} from "./page.js";\n',
            page='import { nodes } from "./nodes.js";\nexport const load = () => import("./rows.js");\n',
            rows='import { nodes } from "./nodes.js";\n',
            nodes="export const nodes = new Map();\n")
        self.assertEqual(found, [])

    def test_two_scripts_may_not_import_each_other(self):
        found = complaints(
            live='import "./page.js";\n', page='import "./nodes.js";\n', nodes='export * from "./page.js";\n')
        self.assertEqual([line.partition(". ")[0] for line in found], [
            "A circle of imports: page.js → nodes.js → page.js"])

    def test_nor_while_they_run(self):
        found = complaints(
            live='import "./page.js";\nimport "./nodes.js";\n', nodes="",
            page='const load = async () => (await import("./rows.js")).follow();\n',
            rows='import { apply } from "./page.js";\n')
        self.assertEqual([line.partition(". ")[0] for line in found], [
            "A circle of imports: page.js → rows.js → page.js"])

    def test_comments_are_no_imports(self):
        found = complaints(
            live='import "./page.js"; import "./nodes.js";\nimport "./nodes.js";\n', page="",
            nodes='// import "./page.js";\n/*\nimport "./live.js";\n*/\n')
        self.assertEqual(found, [])

    def test_a_page_names_what_its_main_script_imports(self):
        found = complaints(
            named={"live.js", "rows.js"}, live='import "./page.js";\n',
            page='const load = () => import("./rows.js");\n', rows="")
        self.assertEqual([line.split(":")[0] for line in found], [
            "live.js imports page.js, which `LiveAssets.scripts` lacks",
            "`LiveAssets.scripts` has rows.js, which live.js does not import",
        ])

    def test_the_names_are_read_from_the_source(self):
        source = '  static let scripts = [\n    "live.js", "page.js",\n  ]\n  let later = ["rows.js"]'
        self.assertEqual(imports.early(source), {"live.js", "page.js"})


if __name__ == "__main__":
    unittest.main()
