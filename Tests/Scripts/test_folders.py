"""Whether the check of the folders of PortableUI can fail."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import folders

NODE = "class _Node {}\nstruct EnvironmentValues {}\n"


def complaints(**files):
    with tempfile.TemporaryDirectory() as root:
        for name, text in {"Nodes__Node": NODE, **files}.items():
            path = Path(root, name.replace("__", "/") + ".swift")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        return list(folders.complaints(folders.uses(Path(root))))


class Arrows(unittest.TestCase):
    def test_a_control_may_use_the_engine_and_another_control(self):
        found = complaints(
            Menu__Menu="struct Menu { let node: _Node }\n", Picker__Picker="struct Picker { let menu: Menu }\n")
        self.assertEqual(found, [])

    def test_the_engine_may_not_use_a_type_of_a_control(self):
        found = complaints(Host__Host="class Host { let menu: Menu }\n", Menu__Menu="struct Menu {}\n")
        self.assertEqual(found, ["engine uses Menu: Menu in Host.swift"])

    def test_nor_what_a_control_adds_to_the_environment(self):
        found = complaints(
            State__Box="func isInMenu() -> Bool { values.menu }\n",
            Menu__Menu="extension EnvironmentValues {\n  var menu: Bool { true }\n}\n")
        self.assertEqual(found, ["engine uses Menu: menu in Box.swift"])

    def test_the_vocabulary_may_not_use_the_engine(self):
        found = complaints(Output__Tag="struct Tag { let node: _Node }\n")
        self.assertEqual(found, ["Output uses engine: _Node in Tag.swift"])

    def test_two_controls_may_not_use_each_other(self):
        found = complaints(
            Menu__Menu="struct Menu { let picker: Picker }\n", Picker__Picker="struct Picker { let menu: Menu }\n")
        self.assertEqual(
            found, ["Menu uses Picker: Picker in Menu.swift", "Picker uses Menu: Menu in Picker.swift"])

    def test_comments_and_strings_are_no_uses(self):
        found = complaints(
            Host__Host='/// As for a Menu.\nlet text = "A Menu, \\(name)"\n', Menu__Menu="struct Menu {}\n")
        self.assertEqual(found, [])


if __name__ == "__main__":
    unittest.main()
