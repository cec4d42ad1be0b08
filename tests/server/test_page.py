"""How the page's files are sent."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from belladonna.server.page import page


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Belladonna</title>", encoding="utf-8")
    (tmp_path / "assets" / "it-1a2b.js").write_text("let it = 'be';" * 200, encoding="utf-8")
    (tmp_path / "icon.png").write_bytes(b"\x89PNG....")
    return tmp_path


def test_what_can_be_compressed_is_sent_so_to_who_takes_it(built: Path) -> None:
    with TestClient(Litestar([page(built)])) as client:
        answers = {
            takes: client.get("/assets/it-1a2b.js", headers={"accept-encoding": takes})
            for takes in ("gzip", "identity")
        }
        for takes, answer in answers.items():
            assert answer.text == "let it = 'be';" * 200
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "accept-encoding"
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers.get("content-encoding") == ("gzip" if takes == "gzip" else None)
        assert int(answers["gzip"].headers["content-length"]) < 100
        assert "content-encoding" not in client.get("/icon.png").headers


def test_a_file_that_was_built_anew_is_not_the_old_one(built: Path) -> None:
    with TestClient(Litestar([page(built)])) as client:
        assert "Belladonna" in client.get("/").text
        (built / "index.html").write_text("<title>another</title>", encoding="utf-8")
        assert "another" in client.get("/t/some-table").text


def test_nothing_outside_the_page_is_sent(built: Path) -> None:
    (built.parent / "secret.js").write_text("no", encoding="utf-8")
    with TestClient(Litestar([page(built)])) as client:
        for path in ("/..%2fsecret.js", "/%2e%2e/secret.js", "/assets/../../secret.js", "/missing.js"):
            answer = client.get(path)
            assert answer.is_error and answer.text != "no", path


def test_where_no_page_is_built_a_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    with TestClient(Litestar([page(tmp_path)])) as client:
        answer = client.get("/")
        assert "Node" in answer.text and answer.headers["content-type"].startswith("text/plain")


def test_gzip_says_nothing_of_the_time(built: Path) -> None:
    with TestClient(Litestar([page(built)])) as client, client.stream("GET", "/") as answer:
        raw = b"".join(answer.iter_raw())
    assert raw == gzip.compress((built / "index.html").read_bytes(), 9, mtime=0)
