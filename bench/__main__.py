"""`python -m bench`: measure, print one table, keep it as JSON and a chart, and write it into docs/performance.md."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bench.contenders import Contender, Run, everybody
from bench.report import Report, Row, chart, facts, machine, markdown, put_into, today

DOCS = Path(__file__).parents[1] / "docs"
YARDSTICKS = ("open_spiel", "poison-c", "poison-kernel-1")
"""What ratios are to: the first of these that was measured."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="runs of each, interleaved; the best counts (5)")
    parser.add_argument("--seconds", type=float, default=0.25, help="about how long one run takes (0.25)")
    parser.add_argument("--only", default="", help="measure only what has this in its name")
    parser.add_argument("--dry", action="store_true", help="only print: leave docs/ as it is")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        contenders = [c for c in everybody(Path(folder)) if options.only in c.key]
        if not contenders:
            print(f"Nothing has “{options.only}” in its name.", file=sys.stderr)
            return 2
        rows = measure(contenders, options.runs, options.seconds)
    by_key = {row.key: row for row in rows}
    yardstick = next((by_key[key] for key in YARDSTICKS if key in by_key), rows[0])
    rows = [msgspec.structs.replace(row, ratio=row.decisions_per_s / yardstick.decisions_per_s) for row in rows]
    report = Report(
        command=" ".join(["python -m bench", *(arguments if arguments is not None else sys.argv[1:])]),
        machine=machine(),
        when=today(),
        yardstick=yardstick.name,
        rows=tuple(rows),
        facts=facts(by_key),
    )
    table = markdown(report)
    print(table)
    if not options.dry:
        (DOCS / "performance.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
        (DOCS / "performance.svg").write_text(chart(rows), encoding="utf-8")
        put_into(DOCS / "performance.md", table)
        print("\nWritten: docs/performance.md, docs/performance.json, docs/performance.svg")
    return 0


def measure(contenders: Sequence[Contender], runs: int, seconds: float) -> list[Row]:
    """Let all run in turn, several times over, so that a busy moment of the machine hurts no one of them alone."""
    sizes = {}
    for contender in contenders:
        show(f"how fast is {contender.name}?")
        sizes[contender.key] = calibrated(contender, seconds)
    best: dict[str, Run] = {}
    for turn in range(runs):
        for contender in contenders:
            show(f"run {turn + 1} of {runs}: {contender.name}")
            done = contender.run(sizes[contender.key])
            if contender.key not in best or _speed(done) > _speed(best[contender.key]):
                best[contender.key] = done
    show("")
    rows = []
    for contender in _fastest_c(contenders, best):
        run = best[contender.key]
        key = contender.key.partition(" ")[0]
        games, decisions = run.games / run.seconds, run.decisions / run.seconds
        rows.append(Row(key, contender.name, contender.made_by, contender.unit, games, decisions, 0.0))
    return rows


def show(text: str) -> None:
    """Say on the terminal, if there is one, what is going on."""
    if sys.stderr.isatty():
        print(f"\r{text:<78}", end="\r", file=sys.stderr, flush=True)


def calibrated(contender: Contender, seconds: float) -> int:
    """Return how many games take about so long; the first runs also compile what has to be compiled."""
    contender.run(1)
    games = 1
    while True:
        run = contender.run(games)
        if run.seconds > seconds / 4:
            return max(1, round(run.games * seconds / run.seconds))
        games = max(2 * games, round(games * seconds / 3 / max(run.seconds, 1e-6)) if run.seconds > 1e-4 else 8 * games)


def _fastest_c(contenders: Sequence[Contender], best: dict[str, Run]) -> list[Contender]:
    """Keep of each contender's versions (by several compilers) only the fastest."""
    chosen: dict[str, Contender] = {}
    for contender in contenders:
        key = contender.key.partition(" ")[0]
        if key not in chosen or _speed(best[contender.key]) > _speed(best[chosen[key].key]):
            chosen[key] = contender
    return list(chosen.values())


def _speed(run: Run) -> float:
    return run.decisions / run.seconds


if __name__ == "__main__":
    sys.exit(main())
