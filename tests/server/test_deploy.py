"""The sample files in deploy/: they name every setting, and the server works behind nginx as they set it up."""

from __future__ import annotations

import re
import shutil
import ssl
import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets
from tests.server.harness import free_port, house
from websockets.asyncio.client import connect

from belladonna.server.auth import COOKIE
from belladonna.server.config import Settings
from belladonna.server.messages import PROTOCOL

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SITE = "play.example.org"


def test_the_sample_of_settings_has_every_one_and_says_what_it_is_without_being_set() -> None:
    lines = (DEPLOY / "belladonna.toml").read_text(encoding="utf-8").splitlines()
    given = tomllib.loads("\n".join(line.removeprefix("# ") for line in lines if re.match(r"# [a-z_]+ = ", line)))
    assert sorted(given) == sorted(Settings.__struct_fields__)
    said = msgspec.convert(given, Settings, strict=False)
    usual = Settings()
    samples = {"url", "data", "bots"}
    assert {name for name in given if getattr(said, name) != getattr(usual, name)} == samples


def test_the_page_for_hosts_names_every_setting_and_file() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in (*Settings.__struct_fields__, *(file.name for file in DEPLOY.iterdir()), "Dockerfile"):
        assert f"`{name}`" in page or f"/{name})" in page, name


@contextmanager
def nginx(folder: Path, backend: int, plain: int, secure: int) -> Iterator[None]:
    """Run nginx with the sample, on free ports and with a certificate of its own making."""
    pem, key = folder / "cert.pem", folder / "key.pem"
    subject = ["-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE}"]
    made = ["-newkey", "rsa:2048", "-keyout", str(key), "-out", str(pem), "-days", "1", "-nodes"]
    subprocess.run(["openssl", "req", "-x509", *made, *subject], check=True, capture_output=True)
    sample = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        (r"listen \[::\].*", ""),
        (r"listen 80;", f"listen 127.0.0.1:{plain};"),
        (r"listen 443 ", f"listen 127.0.0.1:{secure} "),
        (r"/etc/letsencrypt/live/\S+/fullchain.pem", str(pem)),
        (r"/etc/letsencrypt/live/\S+/privkey.pem", str(key)),
        (r"127\.0\.0\.1:8013;", f"127.0.0.1:{backend};"),
    ):
        assert re.search(old, sample), old
        sample = re.sub(old, new, sample)
    temp = "".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"daemon off; worker_processes 1; pid {folder}/pid; error_log stderr; events {{}}\n"
    (folder / "nginx.conf").write_text(f"{whole}http {{ access_log off; {temp}\n{sample}\n}}")
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(10)


@pytest.mark.skipif(not shutil.which("nginx") or not shutil.which("openssl"), reason="needs nginx and openssl")
async def test_the_server_works_behind_nginx_as_the_sample_sets_it_up(tmp_path: Path) -> None:
    plain, secure = free_port(), free_port()
    async with house(tmp_path / "data", request_burst=20, requests_per_s=0.1, url=f"https://{SITE}") as home:
        backend = int(home.url.rpartition(":")[2])
        with nginx(tmp_path, backend, plain, secure):
            trust = ssl.create_default_context(cafile=tmp_path / "cert.pem")
            trust.check_hostname = False
            heads = {"Host": SITE}
            async with httpx.AsyncClient(verify=trust, headers=heads, base_url=f"https://127.0.0.1:{secure}") as http:
                for _ in range(100):
                    try:
                        ready = await http.get("/health")
                        break
                    except httpx.TransportError:
                        continue
                assert ready.json()["status"] == "ready"
                assert "max-age" in ready.headers["strict-transport-security"]
                assert (await http.get("/metrics")).status_code == 404
                moved = await http.get(f"http://127.0.0.1:{plain}/t/abc")
                assert moved.status_code == 301 and moved.headers["location"] == f"https://{SITE}/t/abc"
                named = await http.post("/api/me", json={"name": "Ann"}, headers={"Origin": f"https://{SITE}"})
                assert named.status_code == 200 and "Secure" in named.headers["set-cookie"]
                evil = await http.post("/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
                assert evil.status_code == 403
                form = {"game": "voodoo", "key": "behind-nginx", "bots": ["greedy"], "config": {"players": 2}}
                cookie = f"{COOKIE}={named.cookies[COOKIE]}"
                sat = await http.post("/api/tables", json=form | {"start": True}, headers={"Cookie": cookie})
                table = sat.json()["table"]["id"]

                def socket(origin: str) -> connect:
                    return connect(
                        f"wss://{SITE}/api/tables/{table}/ws",
                        host="127.0.0.1",
                        port=secure,
                        ssl=trust,
                        origin=origin,  # type: ignore[arg-type]
                        additional_headers={"Cookie": cookie},
                    )

                async with socket(f"https://{SITE}") as line:
                    await line.send(msgspec.json.encode({"type": "Hello", "protocol": PROTOCOL}).decode())
                    assert msgspec.json.decode(await line.recv())["you"] == 0
                with pytest.raises(websockets.InvalidStatus) as refused:
                    async with socket("https://evil.example"):
                        pass
                assert refused.value.response.status_code == 403
                # Limits count by the address that nginx saw, whatever a client says of itself.
                codes = [
                    (await http.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{n}"})).status_code
                    for n in range(20)
                ]
                assert codes[-1] == 429
                elsewhere = await home.visitor().http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.9"})
                assert elsewhere.status_code == 200
