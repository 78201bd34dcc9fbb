"""The reader of the article that `Scripts/first-feature` follows is read."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import guide

PAGE = """\
Write this:

<!-- file: Sources/One.swift -->
```swift
let one = 1
```

<!-- run -->
```sh
swift build
swift test
```

<!-- prints -->
```
1 test passed
```

<!-- serve: http://127.0.0.1:8080/one shows One -->
```sh
swift run Site 8080
```
"""


class Guide(unittest.TestCase):
    def test_blocks_are_steps_in_order(self):
        self.assertEqual(
            guide.steps(PAGE),
            [
                guide.File("Sources/One.swift", "let one = 1\n"),
                guide.Run("swift build", []),
                guide.Run("swift test", ["1 test passed"]),
                guide.Serve("swift run Site 8080", "http://127.0.0.1:8080/one", "One"),
            ],
        )

    def test_a_block_without_a_mark_cannot_be_followed(self):
        with self.assertRaisesRegex(guide.Unclear, "line 1: a block needs"):
            guide.steps("```swift\nlet two = 2\n```\n")

    def test_output_without_a_command_cannot_be_followed(self):
        with self.assertRaises(guide.Unclear):
            guide.steps("<!-- prints -->\n```\nHello\n```\n")

    def test_every_step_of_the_article_can_be_followed(self):
        kinds = [type(step) for step in guide.steps(guide.PAGE.read_text())]
        self.assertEqual(kinds[0], guide.File)
        self.assertTrue({guide.Run, guide.Serve} <= set(kinds))

    def test_lines_are_expected_in_order_as_parts_of_the_printed_ones(self):
        printed = ["Building", "Test run with 1 test passed after 1 second"]
        self.assertIsNone(guide.missing(["Building", "1 test passed"], printed))
        self.assertEqual(guide.missing(["1 test passed", "Building"], printed), "Building")
        self.assertEqual(guide.missing(["2 tests passed"], printed), "2 tests passed")


if __name__ == "__main__":
    unittest.main()
