"""Whether the check of the folders of targets can fail."""

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
        return list(folders.complaints(folders.uses(Path(root), folders.ENGINE)))


def uses(**files):
    """The arrows between the folders of a target without an engine."""
    with tempfile.TemporaryDirectory() as root:
        target = Path(root, "Web")
        for name, text in files.items():
            path = target.joinpath(name.replace("__", "/") + ".swift")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        graph = folders.uses(target)
        return {f"{one} → {other}" for one in graph for other in graph[one]}, list(folders.complaints(graph))


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

    def test_other_targets_have_no_engine(self):
        arrows, found = uses(
            State__Box="struct Box { let node: Node }\n", Host__Node="struct Node { let box: Box }\n")
        self.assertEqual(arrows, {"State → Host", "Host → State"})
        self.assertEqual(found, ["Host uses State: Box in Node.swift", "State uses Host: Node in Box.swift"])

    def test_a_circle_can_have_several_folders(self):
        _, found = uses(
            A__A="struct A { let b: B }\n", B__B="struct B { let c: C }\n", C__C="struct C { let a: A }\n")
        self.assertEqual([line.partition(":")[0] for line in found], ["A uses B", "B uses C", "C uses A"])

    def test_files_beside_the_folders_are_a_folder_with_the_name_of_the_target(self):
        arrows, found = uses(Page="struct Page { let box: Box }\n", State__Box="struct Box {}\n")
        self.assertEqual((arrows, found), ({"Web → State"}, []))

    def test_declarations_inside_conditions_count(self):
        arrows, _ = uses(
            A__A="#if os(Linux)\n  #if DEBUG\n    struct A {}\n  #endif\n#endif\n", B__B="let a = A()\n")
        self.assertEqual(arrows, {"B → A"})

    def test_a_use_is_also_a_member_that_another_folder_adds_to_a_type(self):
        arrows, _ = uses(
            A__Page="struct Page {}\n", B__Page="extension Page {\n  func open() {}\n}\n",
            C__Site="func start(_ page: Page) { page.open() }\n")
        self.assertEqual(arrows, {"B → A", "C → A", "C → B"})

    def test_but_no_member_that_its_own_folder_declares(self):
        arrows, _ = uses(
            A__Page="struct Page {}\nextension Page {\n  func open() {}\n}\n", C__Site="func start() { door.open() }\n")
        self.assertEqual(arrows, set())

    def test_every_target_with_several_folders_is_checked(self):
        names = {root.name for root in folders.targets()}
        self.assertLessEqual({"VSM", "VSMTestingCore", "VSMTestingPages", "PortableUI", "PortableUIWeb"}, names)
        self.assertNotIn("SwiftUIShim", names)


if __name__ == "__main__":
    unittest.main()
