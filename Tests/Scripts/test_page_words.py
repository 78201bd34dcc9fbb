"""The words that pages show stand in the catalog of `PageWords`, and in no other source."""

import re
import unittest
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "Sources"
# Only people who edit the program see this page, and its texts are English.
FOR_DEVELOPERS = SOURCES / "PortableUI" / "Controls" / "Previews" / "FilePreviewsView.swift"
# Texts of elements, names of controls, and messages.
IN_VIEWS = re.compile(
    r'(?:Text|Label|Button|accessibilityLabel|accessibilityHint|help)\((?:verbatim: )?"[^"\\]*[A-Za-z]{2}|'
    r'\.(?:ariaLabel|placeholder|title|alt), "[^"\\]*[A-Za-z]{2}'
)
IN_SCRIPTS = re.compile(
    r'(?:textContent|ariaLabel|title|placeholder)\s*=\s*["`][^"`]*[A-Za-z]{2}|'
    r'(?:showNotice|showMessage|markRefused|announce)\([^)]*["`][A-Z][a-z]+ '
)


def found(files, pattern, is_comment):
    for file in files:
        for number, line in enumerate(file.read_text().splitlines(), 1):
            if not is_comment(line) and pattern.search(line):
                yield f"{file.relative_to(SOURCES)}:{number}: {line.strip()}"


class PageWordsTests(unittest.TestCase):
    def test_views_have_no_words_of_their_own(self):
        files = sorted(set((SOURCES / "PortableUI").rglob("*.swift")) - {FOR_DEVELOPERS})
        self.assertEqual(list(found(files, IN_VIEWS, lambda line: line.lstrip().startswith("//"))), [])

    def test_scripts_have_no_words_of_their_own(self):
        files = sorted((SOURCES / "PortableUIWeb" / "Assets").glob("*.js"))
        self.assertEqual(list(found(files, IN_SCRIPTS, lambda line: line.lstrip().startswith(("//", "*", "/*")))), [])

    def test_scripts_use_words_that_documents_contain(self):
        source = (SOURCES / "PortableUI" / "Controls" / "Words" / "PageWord.swift").read_text()
        contained = set(re.findall(r"\.(\w+)", re.search(r"ofScripts: \[PageWord\] = \[(.*?)\]", source, re.DOTALL)[1]))
        used = set()
        for file in (SOURCES / "PortableUIWeb" / "Assets").glob("*.js"):
            for arguments in re.findall(r"\bword\(([^()]*)", file.read_text()):
                used |= set(re.findall(r'"(\w+)"', arguments))
        self.assertEqual(used, contained)

    def test_words_are_recognized(self):
        self.assertTrue(IN_VIEWS.search('Button("Cancel", role: .cancel) {}'))
        self.assertTrue(IN_VIEWS.search('description.set(.ariaLabel, "More")'))
        self.assertTrue(IN_SCRIPTS.search('banner.textContent = "Reconnecting…";'))
        self.assertTrue(IN_SCRIPTS.search('showNotice("Your last change was not accepted.");'))


if __name__ == "__main__":
    unittest.main()
