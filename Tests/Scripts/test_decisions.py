"""The check of decisions that the index or the code lacks."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks.decisions import complaints

INDEX = "| [0001](0001-one.md) | One |\n| [0002](0002-two.md) | Two |\n"
PAGES = ["0001-one.md", "0002-two.md"]
CODE = {
    "Sources/A.swift": "// Why: Documentation/Decisions/0001-one.md\nstruct A {}",
    "Sources/B.swift": "  // Why: Documentation/Decisions/0002-two.md\n  struct B {}",
}


def found(index=INDEX, pages=PAGES, code=CODE):
    return list(complaints(index, pages, code))


class Decisions(unittest.TestCase):
    def test_an_index_in_order_whose_pages_are_named_is_complete(self):
        self.assertEqual(found(), [])

    def test_an_entry_out_of_order_is_found(self):
        [problem] = found(index="".join(reversed(INDEX.splitlines(keepends=True))))
        self.assertIn("not in the order", problem)

    def test_an_entry_that_is_there_twice_is_found(self):
        self.assertEqual(len(found(index=INDEX + "| [0002](0002-two.md) | Two |\n")), 1)

    def test_an_entry_with_the_number_of_another_page_is_found(self):
        [problem] = found(index=INDEX.replace("[0002]", "[0003]"))
        self.assertIn("the entry 0003 links to 0002-two.md", problem)

    def test_a_page_that_the_index_lacks_is_found(self):
        [problem] = found(index=INDEX.splitlines(keepends=True)[0])
        self.assertIn("0002-two.md: the index lacks it", problem)

    def test_a_page_that_no_code_names_is_found(self):
        [problem] = found(code={"Sources/A.swift": CODE["Sources/A.swift"]})
        self.assertIn("0002-two.md: no code names it", problem)

    def test_code_that_names_a_removed_page_is_found(self):
        code = {**CODE, "Sources/C.swift": "// Why: Documentation/Decisions/0003-three.md"}
        [problem] = found(code=code)
        self.assertEqual(problem, "Sources/C.swift: there is no Documentation/Decisions/0003-three.md")


if __name__ == "__main__":
    unittest.main()
