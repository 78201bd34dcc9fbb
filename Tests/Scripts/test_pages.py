"""The problems that the README check finds."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import commands, pages

SNIPPET = """\
// snippet.feature
import VSM
// snippet.hide
let secret = 1
// snippet.show

print(1)
// snippet.end
#if Server
  // snippet.server
  serve {
    page
  }
  // snippet.end
#endif
"""
FEATURE = "<!-- snippet: Snippets/Note.swift#feature -->\n```swift\nimport VSM\n\nprint(1)\n```\n"


class Pages(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        (self.root / "Snippets").mkdir()
        (self.root / "Snippets" / "Note.swift").write_text(SNIPPET)
        self.page = self.root / "README.md"

    def compared(self, text):
        self.page.write_text(text)
        return [problem for block in pages.code_blocks(self.page) for problem in pages.compare(block, self.root)]

    def links(self, text):
        self.page.write_text(text)
        return pages.dead_links(self.page, self.root)

    def test_code_that_equals_its_snippet_passes(self):
        self.assertEqual(self.compared(FEATURE), [])

    def test_a_snippet_loses_its_indentation(self):
        text = "<!-- snippet: Snippets/Note.swift#server -->\n```swift\nserve {\n  page\n}\n```\n"
        self.assertEqual(self.compared(text), [])

    def test_a_manifest_of_a_reader_names_the_clone_beside_it(self):
        manifest = '// snippet.lines\n.package(name: "VSM", path: "../../..")\n// snippet.end\n'
        (self.root / "Tests" / "Consumers").mkdir(parents=True)
        (self.root / "Tests" / "Consumers" / "Package.swift").write_text(manifest)
        page = "<!-- snippet: Tests/Consumers/Package.swift#lines -->\n```swift\n.package(name: \"VSM\", path: \"{}\")\n```\n"
        self.assertEqual(self.compared(page.format("../VSM")), [])
        self.assertEqual(len(self.compared(page.format("../../.."))), 1)

    def test_only_the_article_that_is_followed_has_files_without_snippets(self):
        text = "<!-- file: Package.swift -->\n```swift\nlet package = 1\n```\n"
        self.assertEqual(len(self.compared(text)), 1)
        self.page = self.root / "FirstFeature.md"
        self.assertEqual(self.compared(text), [])

    def test_code_that_differs_is_found(self):
        problems = self.compared(FEATURE.replace("print(1)", "print(2)"))
        self.assertEqual(len(problems), 1)
        self.assertIn("README.md:2: the code differs from Snippets/Note.swift#feature", problems[0])

    def test_code_without_a_source_is_found(self):
        self.assertIn("needs its source", self.compared("```swift\nprint(1)\n```\n")[0])

    def test_a_source_counts_for_the_block_below_it_alone(self):
        self.assertIn("needs its source", self.compared(FEATURE + "```swift\nimport VSM\n\nprint(1)\n```\n")[0])

    def test_a_part_that_is_not_there_is_found(self):
        self.assertIn("has no part", self.compared(FEATURE.replace("#feature", "#other"))[0])

    def test_code_that_is_meant_as_a_sketch_needs_no_source(self):
        sketch = "<!-- not compiled: it shows the older library -->\n```swift\nprint(1)\n```\n"
        self.assertEqual(self.compared(sketch), [])

    def test_a_sketch_needs_a_reason(self):
        self.assertIn("needs its source", self.compared("<!-- not compiled: -->\n```swift\nprint(1)\n```\n")[0])

    def test_a_sketch_counts_for_the_block_below_it_alone(self):
        block = "```swift\nprint(1)\n```\n"
        self.assertEqual(len(self.compared("<!-- not compiled: it is short -->\n" + block + block)), 1)

    def test_a_source_may_be_a_test(self):
        (self.root / "Tests").mkdir()
        (self.root / "Tests" / "Article.swift").write_text(SNIPPET)
        self.assertEqual(self.compared(FEATURE.replace("Snippets/Note.swift", "Tests/Article.swift")), [])

    def test_articles_are_the_pages_of_a_catalog(self):
        article = self.root / "Sources" / "VSM" / "VSM.docc" / "Actions.md"
        self.assertEqual(pages.articles([self.page, article]), [article])

    def test_a_source_outside_what_is_compiled_is_found(self):
        self.assertIn("under Snippets/ or Tests/", self.compared(FEATURE.replace("Snippets/", "Notes/"))[0])

    def test_sources_of_pages_are_those_of_a_module_together(self):
        blocks = [
            "Tests/VSMTests/Articles/B.swift#a", "Tests/VSMTests/Other/A.swift#a", "Tests/VSMTests/Articles/B.swift#b",
            "Demos/Sources/Blog/Blog.swift#a", "Snippets/Note.swift#a", "Tests/CompiledModules/Older/A.swift#a",
            "Tests/CompiledModules/Legal/A.swift#a",
        ]
        self.page.write_text("".join(f"<!-- snippet: {block} -->\n```swift\n```\n" for block in blocks))
        self.assertEqual(
            pages.sources([self.page]), [
                ["Demos/Sources/Blog/Blog.swift"], ["Snippets/Note.swift"], ["Tests/CompiledModules/Legal/A.swift"],
                ["Tests/CompiledModules/Older/A.swift"],
                ["Tests/VSMTests/Articles/B.swift", "Tests/VSMTests/Other/A.swift"],
            ])

    def test_links_that_lead_nowhere_are_found(self):
        text = "[a](Snippets/Note.swift) [b](https://example.test/x) [c](#part)\n![d](missing.png)\n"
        self.assertEqual(self.links(text), ["README.md:2: the link to missing.png is broken"])

    def test_code_holds_no_links(self):
        self.assertEqual(self.links("`[a](b)`\n```swift\nx[a](b)\n```\n"), [])


class Commands(unittest.TestCase):
    def test_what_the_steps_run_is_tested(self):
        self.assertEqual(commands.untested(["swift test", "Scripts/test"]), [])

    def test_what_runs_with_help_is_tested(self):
        self.assertEqual(commands.untested(["swift run --package-path Demos gallery"]), [])

    def test_anything_else_is_found(self):
        self.assertEqual(len(commands.untested(["swift run --package-path Demos other"])), 1)


if __name__ == "__main__":
    unittest.main()
