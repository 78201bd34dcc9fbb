"""Starts nginx and Caddy with the configuration files of the deployment guide."""

import os
import random
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
# The default of 512 is too small for hundreds of pages.
events {{
  worker_connections 4096;
}}
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

CADDY = """{{
	admin off
	auto_https disable_redirects
	http_port {http_port}
}}
"""


def free_port(host="127.0.0.1"):
    """Returns a port that nothing listens at. The system gives none of this range to connections meanwhile."""
    while True:
        with socket.socket() as candidate:
            try:
                candidate.bind((host, port := random.randrange(10_000, 32_000)))
                return port
            except OSError:
                continue


def make_certificate(key, certificate, name):
    """Writes a key and its certificate, which is valid for a name and signed by the key itself."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
         "-addext", f"subjectAltName={name}", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip


class Proxy:
    """A proxy that runs a configuration file, with only the ports and the certificate replaced."""

    def __init__(self, kind, folder, servers, prefix=False, sockets=True):
        """`kind` is `nginx` or `caddy`. `servers` are the addresses of the servers by their ports in the file. With
        `prefix`, `/app` leads to the servers too. Without `sockets`, nginx does not pass on WebSockets."""
        self.port = free_port()
        self.url = f"https://{NAME}:{self.port}"
        self.folder = folder
        self._key, self._certificate = folder / "key.pem", folder / "certificate.pem"
        make_certificate(self._key, self._certificate, f"DNS:{NAME}")
        command = self._nginx(servers, prefix, sockets) if kind == "nginx" else self._caddy(servers)
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        # The process has a copy of the file.
        with (folder / "output.log").open("w") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=environment)
        try:
            self._wait()
        except BaseException:
            self.close()
            raise

    def _nginx(self, servers, prefix, sockets):
        text = self._configuration("nginx.conf", servers, {
            "listen 443 ": f"listen 127.0.0.1:{self.port} ",
            f"/etc/ssl/{NAME}/fullchain.pem": str(self._certificate),
            f"/etc/ssl/{NAME}/privkey.pem": str(self._key),
            # All pages of a test have the same address.
            "limit_conn site_addresses 200;": "limit_conn site_addresses 2000;",
        })  # fmt: skip
        if prefix:
            text = text.replace("\n  location / {", "\n" + (FILES / "nginx-prefix.conf").read_text() + "\n  location / {")
        if not sockets:
            text = text.replace("    proxy_set_header Upgrade $http_upgrade;\n", "")
        (self.folder / "site.conf").write_text(text)
        (self.folder / "nginx.conf").write_text(NGINX.format(folder=self.folder))
        return ["nginx", "-p", self.folder, "-c", self.folder / "nginx.conf"]

    def _caddy(self, servers):
        text = self._configuration("Caddyfile", servers, {
            f"{NAME} {{\n": f"https://{NAME}:{self.port} {{\n\tbind 127.0.0.1\n\ttls {self._certificate} {self._key}\n",
        })  # fmt: skip
        file = self.folder / "Caddyfile"
        file.write_text(CADDY.format(http_port=free_port()) + text)
        return ["caddy", "run", "--adapter", "caddyfile", "--config", file]

    def _configuration(self, name, servers, replacements):
        text = (FILES / name).read_text()
        for old, new in [*replacements.items(), *((f"127.0.0.1:{port}", address) for port, address in servers.items())]:
            assert old in text, f"{name} does not contain {old!r}."
            text = text.replace(old, new)
        return text

    def _wait(self):
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                return socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("The proxy did not start:\n" + self.log)

    @property
    def log(self):
        return "".join(path.read_text() for path in sorted(self.folder.glob("*.log")))

    def close(self):
        self._process.terminate()
        self._process.wait()
