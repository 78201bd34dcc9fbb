"""Starts PostgreSQL with the files of the deployment guide."""

import os
import secrets
import shutil
import subprocess
import tempfile
from pathlib import Path

from proxy import FILES, make_certificate


def programs():
    """Returns the folder with PostgreSQL's programs of the newest version, or `None`."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    found = [folder for folder in folders if (folder / "initdb").exists()]
    on_path = shutil.which("initdb")
    return found[0] if found else on_path and Path(on_path).parent


class PostgreSQL:
    """A server on one of the machines, with a database for the gallery."""

    def __init__(self, machines):
        self._machines = machines
        # Not the folder of a test, which other users cannot read: PostgreSQL does not run as root.
        self._folder = Path(tempfile.mkdtemp(prefix="postgresql-"))
        self._user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._user:
            shutil.chown(self._folder, "postgres")
        try:
            self._run("initdb", "--pgdata", self._folder / "data", "--auth", "peer", "--username", "postgres",
                      "--encoding", "UTF8", "--locale", "C.UTF-8")  # fmt: skip
            self._configure()
            self.start()
            self._create()
        except BaseException:
            self.close()
            raise

    def _configure(self):
        data = self._folder / "data"
        line = (FILES / "pg_hba.conf").read_text()
        assert "10.0.0.0/24 " in line
        line = line.replace("10.0.0.0/24 ", self._machines.network + " ")
        (data / "pg_hba.conf").write_text("local all postgres trust\n" + line)
        key, self.certificate = self._folder / "key.pem", self._folder / "certificate.pem"
        make_certificate(key, self.certificate, f"IP:{self._machines.database}")
        for file in (key, self.certificate):
            if self._user:
                shutil.chown(file, "postgres")
        settings = {
            "port": self._machines.database_port, "listen_addresses": self._machines.database,
            "unix_socket_directories": self._folder, "ssl": "on", "ssl_key_file": key, "ssl_cert_file": self.certificate,
        }  # fmt: skip
        with (data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())

    def _create(self):
        password = secrets.token_hex(16)
        text = (FILES / "gallery.sql").read_text()
        assert "choose-a-long-password" in text
        self.execute(text.replace("choose-a-long-password", password), database="postgres")
        self.passwords = Path(tempfile.mkstemp(prefix="pgpass-")[1])
        self.passwords.write_text(f"*:*:gallery:gallery:{password}\n")
        self.passwords.chmod(0o600)

    @property
    def address(self):
        machines = self._machines
        return f"postgresql://gallery@{machines.database}:{machines.database_port}/gallery?sslmode=verify-full"

    @property
    def environment(self):
        """The variables of the galleries."""
        return {"PGPASSFILE": str(self.passwords), "PGSSLROOTCERT": str(self.certificate)}

    def _run(self, program, *arguments, text=None):
        command = [*self._machines.inside(self._machines.database), *self._user, programs() / program, *arguments]
        # Without a pipe for the output, which a server would keep open.
        with tempfile.TemporaryFile("w+") as output:
            status = subprocess.run(
                command, input=text, stdout=output, stderr=subprocess.STDOUT, text=True, cwd="/", timeout=60
            ).returncode  # fmt: skip
            output.seek(0)
            content = output.read()
        assert status == 0, f"{program} failed:\n{content}"
        return content

    def start(self):
        self._run("pg_ctl", "-D", self._folder / "data", "-l", self._folder / "log", "-s", "-w", "start")

    def stop(self):
        """Ends the server as a crash does: clients get no answer, and the next start recovers from the log."""
        self._run("pg_ctl", "-D", self._folder / "data", "-s", "-w", "-m", "immediate", "stop")

    def execute(self, statements, database="gallery"):
        """Runs statements as the administrator, and returns their rows as lines."""
        arguments = ["-h", self._folder, "-p", str(self._machines.database_port), "-U", "postgres", "-d", database]
        text = self._run("psql", *arguments, "-v", "ON_ERROR_STOP=1", "-qAtX", text=statements)
        return text.splitlines()

    def close(self):
        if (self._folder / "data" / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
        if hasattr(self, "passwords"):
            self.passwords.unlink()
