import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

DOCUMENTATION = Path(__file__).resolve().parents[2] / "Documentation"
FILES = DOCUMENTATION / "Deployment"
FENCE = re.compile(r"<!-- file: (\S+) -->\n```\w+\n(.*?)```\n", re.DOTALL)


class DeploymentTests(unittest.TestCase):
    def test_the_page_shows_the_tested_files(self):
        blocks = dict(FENCE.findall((DOCUMENTATION / "Deployment.md").read_text()))
        self.assertEqual({f"Deployment/{file.name}" for file in FILES.iterdir()}, set(blocks))
        for name, text in blocks.items():
            self.assertEqual((DOCUMENTATION / name).read_text(), text, name)

    def test_nginx_hides_the_health_of_the_processes(self):
        hidden = re.search(r"location ~ (\S+) { return 404; }", (FILES / "nginx.conf").read_text())[1]
        for path in ("/health", "/ready", "/_live/health", "/_live/ready"):
            self.assertRegex(path, hidden)
        self.assertNotRegex("/_live/0123-4567/live.js", hidden)

    @unittest.skipUnless(shutil.which("systemd-analyze"), "systemd-analyze is not installed")
    def test_the_unit_is_valid(self):
        with tempfile.TemporaryDirectory() as folder:
            # The program of a unit has to exist.
            unit = (FILES / "site@.service").read_text().replace("/opt/site/site", "/bin/true")
            (Path(folder) / "site@.service").write_text(unit)
            command = ["systemd-analyze", "verify", "--man=no", f"{folder}/site@8081.service"]
            result = subprocess.run(command, capture_output=True, text=True, timeout=60)
            mine = [line for line in result.stderr.splitlines() if "site@" in line]
            self.assertEqual((result.returncode, mine), (0, []), result.stderr)


if __name__ == "__main__":
    unittest.main()
