"""The page for the coding agents of users names the linter's rules, and quotes the compiler."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "llms.txt").read_text()


def section(title):
    """Returns the text below a heading of the page."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


class PageForAgents(unittest.TestCase):
    def test_every_rule_of_the_linter_is_listed(self):
        table = (ROOT / "Tools" / "README.md").read_text().split("\n## vsm lint\n")[1].split("\n## ")[0]
        rules = set(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE)) - {"invalid-directive"}
        items = section("Mistakes that only `vsm lint` finds").split("\nA comment ")[0]
        listed = {rule for item in re.findall(r"^- (.*?):", items, re.MULTILINE) for rule in re.findall(r"`(.*?)`", item)}
        self.assertGreater(len(rules), 10)
        self.assertEqual(listed, rules)

    def test_quoted_messages_are_expected_of_the_compiler(self):
        samples = (ROOT / "Tests" / "CompiledModules").rglob("*.swift")
        expected = "\n".join(re.findall(r"// (?:error|warning): .*", "\n".join(file.read_text() for file in samples)))
        rows = re.findall(r"^\| .*? \| `(.*?)`", section("Mistakes that the compiler finds"), re.MULTILINE)
        self.assertGreater(len(rows), 4)
        for message in rows:
            self.assertIn(message, expected)


if __name__ == "__main__":
    unittest.main()
