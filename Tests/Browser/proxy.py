"""Starts nginx with the configuration files of the deployment guide."""

import socket
import subprocess
import time
from pathlib import Path

FILES = Path(__file__).parents[2] / "Documentation" / "Deployment"
NAME = "example.com"
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log {folder}/access.log;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  include {folder}/site.conf;
}}
"""

def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Proxy:
    """A proxy that runs a configuration file, with only the ports and the certificate replaced."""

    def __init__(self, folder, ports, prefix=False):
        """`ports` are the ports of the servers by those in the file. With `prefix`, `/app` leads to the servers too."""
        self.port = free_port()
        self.url = f"https://{NAME}:{self.port}"
        self.folder = folder
        text = (FILES / "nginx.conf").read_text()
        if prefix:
            text = text.replace("\n  location / {", "\n" + (FILES / "nginx-prefix.conf").read_text() + "\n  location / {")
        for name, port in ports.items():
            assert f"127.0.0.1:{name}" in text, f"nginx.conf has no server 127.0.0.1:{name}."
            text = text.replace(f"127.0.0.1:{name}", f"127.0.0.1:{port}")
        self._process = self._nginx(text)
        self._wait()

    def _nginx(self, text):
        key, certificate = self.folder / "key.pem", self.folder / "certificate.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
             "-keyout", key, "-out", certificate],
            check=True, capture_output=True,
        )  # fmt: skip
        for old, new in (
            ("listen 443 ", f"listen 127.0.0.1:{self.port} "),
            (f"/etc/ssl/{NAME}/fullchain.pem", str(certificate)),
            (f"/etc/ssl/{NAME}/privkey.pem", str(key)),
        ):
            assert old in text, f"The configuration does not contain {old!r}."
            text = text.replace(old, new)
        (self.folder / "site.conf").write_text(text)
        (self.folder / "nginx.conf").write_text(NGINX.format(folder=self.folder))
        return self._start(["nginx", "-p", self.folder, "-c", self.folder / "nginx.conf"])

    def _start(self, command):
        self._log = (self.folder / "output.log").open("w")
        return subprocess.Popen(command, stdout=self._log, stderr=subprocess.STDOUT)

    def _wait(self):
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                return socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                time.sleep(0.05)
        self.close()
        raise RuntimeError("The proxy did not start:\n" + self.log)

    @property
    def log(self):
        return "".join(path.read_text() for path in sorted(self.folder.glob("*.log")))

    def close(self):
        self._process.terminate()
        self._process.wait()
        self._log.close()
