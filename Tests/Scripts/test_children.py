"""The check of Swift sources that start children with their descriptors, or that wait without a limit."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks.children import complaints


def found(path, text):
    return list(complaints({path: text}))


class Children(unittest.TestCase):
    def test_a_process_of_foundation_is_found(self):
        [problem] = found("Demos/Tests/ShopTests/Program.swift", "let process = Process()")
        self.assertIn("Demos/Tests/ShopTests/Program.swift: Foundation's Process", problem)
        self.assertEqual(len(found("Tools/Sources/VSMTool/Git.swift", "try Process.run(url, arguments: [])")), 1)

    def test_other_processes_are_not(self):
        text = "// Unlike Process()\nlet child = ChildProcess()\nlet other = FinishedProcess.run(url)"
        self.assertEqual(found("Demos/Tests/ShopTests/Program.swift", text), [])

    def test_plugins_have_no_other_way(self):
        self.assertEqual(found("Tools/Plugins/VSMLintCommand/Plugin.swift", "let process = Process()"), [])

    def test_a_socket_of_a_test_without_a_limit_is_found(self):
        [problem] = found("Tests/ShopTests/ShopTests.swift", "let server = ServerBootstrap(group: group)")
        self.assertIn("`ServerBootstrap` can wait for good", problem)

    def test_with_a_limit_it_is_not(self):
        for limit in ("@Suite(.timeLimit(.minutes(5)))", 'expectTimeLimit(for: "a server")'):
            self.assertEqual(found("Tests/ShopTests/ShopTests.swift", f"{limit}\nlet pipe = Pipe()"), [])

    def test_sources_wait_as_they_like(self):
        self.assertEqual(found("Sources/Shop/Shop.swift", "let pipe = Pipe()"), [])


if __name__ == "__main__":
    unittest.main()
