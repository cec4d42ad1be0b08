"""Promises that the repository makes to whoever clones it."""

import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent

# Put together here, so that this file does not hold what it forbids.
REGISTRIES = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
    ]
]


def repository_files() -> list[Path]:
    """List what is tracked, and what is new and not ignored, so that a slip shows before it is committed."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / name for name in run.stdout.split("\0") if name]
    return [file for file in files if file.is_file()]


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in pairs}


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):.*## ", makefile, re.MULTILINE))


def test_no_file_names_a_registry() -> None:
    files = repository_files()
    assert ROOT / "constraints.txt" in files
    for file in files:
        content = file.read_bytes().lower()
        for registry in REGISTRIES:
            assert registry.encode() not in content, f"{file.relative_to(ROOT)} names {registry}"


def test_lock_files_hold_versions_and_no_addresses() -> None:
    for name in ("constraints.txt", "package-lock.json"):
        if not (ROOT / name).exists():
            continue
        text = (ROOT / name).read_text(encoding="utf-8")
        assert '"resolved"' not in text
        assert not re.search(r"^-", text, re.MULTILINE), "constraints hold versions, no options of pip"
        assert name != "constraints.txt" or "://" not in text


def test_all_that_is_installed_is_pinned() -> None:
    """Follow the requirements of the package and of its development extra to their ends."""
    pinned = pins()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    waiting = [Requirement(text) for text in [*project["dependencies"], *extras["dev"]]]
    seen: set[tuple[str, str]] = set()
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        for extra in ("", *requirement.extras):
            if (name, extra) in seen:
                continue
            seen.add((name, extra))
            assert name in pinned, f"{name} is not in constraints.txt; run make lock"
            try:
                needed = [Requirement(text) for text in requires(name) or []]
            except PackageNotFoundError:
                pytest.fail(f"{name} is pinned but not installed")
            waiting += [need for need in needed if need.marker is None or need.marker.evaluate({"extra": extra})]
    assert len({name for name, _ in seen}) > len(project["dependencies"])


def test_the_wheel_carries_every_file_of_the_package_but_the_tests(tmp_path: Path) -> None:
    source = ROOT / "src"
    wanted = {file.relative_to(source) for file in repository_files() if source in file.parents}
    wanted = {file for file in wanted if "tests" not in file.parts}
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = {Path(name) for name in zipfile.ZipFile(wheel).namelist()}
    assert Path("belladonna/py.typed") in wanted
    assert wanted <= packed, f"not in the wheel: {sorted(map(str, wanted - packed))}"
    assert not [file for file in packed if "tests" in file.parts]


def test_the_readme_names_both_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_commands_and_links_in_the_texts_exist(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    commands = re.findall(r"(?:`|^ *)make ([a-z-]+)", text, re.MULTILINE)
    assert commands
    assert set(commands) <= targets()
    links = [link.split("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    assert links
    for link in links:
        assert (ROOT / link).exists(), f"{name} links to {link}, which is not there"
