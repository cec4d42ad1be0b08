"""`python -m bench.server`: load a server on one core from another, check what it sends, write docs/performance.md.

Every part starts a server of its own on an empty database, plays whole games of Poison for four at many tables with
moves chosen from those each seat is offered, and compares at the end what each seat saw with the game's record.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from msgspec import Struct

from belladonna.server.config import DATABASE
from bench.crowd import Figures, Guest, Party, Wrong
from bench.house import Counter, House, house, new_table
from bench.report import machine, put_into, today

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
BEGIN, END = "<!-- the server: written by make bench-server -->", "<!-- end of the server -->"
PEOPLE = 4
AT_ONCE = 8
"""How many strangers come in at the same time."""
WINDOWS = 5
STORED = 10_000
GAME = {"game": "poison", "config": {"players": PEOPLE}, "options": {"start": "full", "patience_s": 0}}
KEYS = itertools.count()


class Line(Struct, frozen=True):
    """One figure, what it should be, and what was counted for it."""

    what: str
    figure: str
    target: str
    checked: str = ""


class Plan(Struct, frozen=True):
    tables: int
    paced: int
    seconds: float
    idle: int
    hold_s: float
    stored: int
    folder: Path | None


# Tables full of people


@asynccontextmanager
async def parties(
    at: House, count: int, figures: Figures, on_turn: Callable[[Guest], None]
) -> AsyncIterator[list[Party]]:
    """Seat people at so many tables and let them in."""
    made: list[Party] = []
    rest = iter(range(count))

    async def fill() -> None:
        async with Counter(at.port) as counter:
            for number in rest:
                made.append(await new_party(counter, at, figures, on_turn))
                show(f"{len(made)} of {count} tables are full ({number + 1})")

    await asyncio.gather(*(fill() for _ in range(AT_ONCE)))
    try:
        yield made
    finally:
        for party in made:
            party.leave()


async def new_party(counter: Counter, at: House, figures: Figures, on_turn: Callable[[Guest], None]) -> Party:
    number = next(KEYS)
    table, tokens = await new_table(counter, f"{number:08}", GAME, PEOPLE)
    party = Party(table, figures, Random(number), on_turn)
    await party.sit("127.0.0.1", at.port, tokens)
    return party


async def compared(at: House, played: Sequence[Party]) -> int:
    """Return how many moves of finished games agree with what all their seats saw."""
    moves = 0
    async with Counter(at.port) as counter:
        for number, party in enumerate(played):
            show(f"comparing record {number + 1} of {len(played)}")
            answer, _ = await counter.ask("GET", f"/api/records/{party.table}")
            moves += party.compare(answer["toml"])
    return moves


# The parts


async def throughput(at: House, plan: Plan) -> tuple[list[Line], float]:
    """Let everybody move as fast as they are told to, until all games are over."""
    figures = Figures()
    going = False

    def on_turn(guest: Guest) -> None:
        if going:
            guest.play()

    async with parties(at, plan.tables, figures, on_turn) as tables:
        figures.late_ms.clear()
        going = True
        speeds: list[float] = []
        shares: list[float] = []
        costs: list[float] = []
        for party in tables:
            if party.turn is not None:
                party.turn.play()
        await asyncio.sleep(1)
        for number in range(WINDOWS):
            began, before, cpu, own = time.perf_counter(), figures.seen, at.cpu_s, time.process_time()
            await asyncio.sleep(plan.seconds)
            took, moves = time.perf_counter() - began, (figures.seen - before) / PEOPLE
            if any(party.ended.done() for party in tables):
                break  # from here on it is quieter
            speeds.append(moves / took)
            shares.append((time.process_time() - own) / took)
            costs.append(moves / max(at.cpu_s - cpu, 1e-9))
            show(f"window {number + 1} of {WINDOWS}: {speeds[-1]:,.0f} moves/s")
        await done(tables)
        checked = f"{await compared(at, tables):,} moves, each seen by {PEOPLE} seats, in {len(tables):,} records"
    if not speeds:
        raise SystemExit("The games were over too soon: more --tables or fewer --seconds.")
    speed = statistics.median(speeds)
    each = ", ".join(f"{s:,.0f}" for s in sorted(speeds))
    return [
        Line(
            f"{plan.tables:,} tables of {PEOPLE}, moves a second",
            f"{speed:,.0f} ({each})",
            "4,000; stretch 10,000",
            checked,
        ),
        Line("the same for each second of the server's processor", f"{statistics.median(costs):,.0f}", ""),
        Line("share of its own core that the load took", f"{statistics.median(shares):.0%}", "below 100 %"),
    ], speed


async def delay(at: House, tables_wanted: int, rate: float, seconds: float, target: str) -> list[Line]:
    """Let people move at a steady rate, and measure how long until the others at the table know."""
    figures = Figures()
    async with parties(at, tables_wanted, figures, lambda _guest: None) as tables:
        windows = []
        moved: list[int] = []
        for number in range(WINDOWS):
            show(f"window {number + 1} of {WINDOWS} at {rate:,.0f} moves/s")
            figures.late_ms.clear()
            before = figures.seen
            await paced(tables, rate, seconds)
            await asyncio.sleep(0.2)
            moved.append((figures.seen - before) // PEOPLE)
            windows.append(sorted(figures.late_ms))
            if any(party.ended.done() for party in tables):
                break
        figures.late_ms.clear()
        p50, p99 = (statistics.median(at_share(w, share) for w in windows) for share in (0.5, 0.99))
        what = f"from one seat to another at {rate:,.0f} moves/s over {tables_wanted:,} tables"
        reached = f"{sum(moved) / len(moved) / seconds:,.0f} moves/s were reached"
        checked = f"{sum(map(len, windows)):,} receipts; {reached}"
        return [Line(what, f"p50 {p50:.1f} ms, p99 {p99:.1f} ms", target, checked)]


async def paced(
    tables: Sequence[Party], rate: float, seconds: float, *, fresh: Callable[[Party], None] | None = None
) -> None:
    """Have one table after the other move, evenly over the time; one whose move is still under way is left out."""
    began, count = time.perf_counter(), 0
    order = itertools.cycle(range(len(tables)))
    while (now := time.perf_counter() - began) < seconds:
        while count < now * rate:
            count += 1
            for _ in range(len(tables)):
                party = tables[next(order)]
                if party.ended.done():
                    if party.ended.exception():
                        party.ended.result()
                    if fresh:
                        fresh(party)
                elif party.turn is not None:
                    guest, party.turn = party.turn, None
                    guest.play()
                    break
        await asyncio.sleep(max(0.0, (count / rate) - (time.perf_counter() - began)))


def at_share(values: Sequence[float], share: float) -> float:
    if not values:
        raise SystemExit("Nothing was measured: the games were over too soon.")
    return values[min(len(values) - 1, int(share * len(values)))]


async def idle(at: House, plan: Plan) -> list[Line]:
    """Seat people who do nothing, then keep them while others play; measure what they cost, and whether it grows."""
    async with parties(at, 50, Figures(), lambda _guest: None):
        pass  # what is loaded only once is loaded now
    before = at.memory_kb
    figures, count = Figures(), plan.idle // PEOPLE
    async with parties(at, count, figures, lambda _guest: None) as quiet:
        seats = PEOPLE * len(quiet)
        each = (at.memory_kb - before) / seats
        lines = [
            Line(
                f"memory of one of {seats:,} idle seats",
                f"{each:.1f} kB",
                "at most 40 kB",
                f"{figures.frames:,} frames",
            )
        ]
        async with parties(at, 100, figures, lambda _guest: None) as busy:
            lines.append(await held(at, busy, figures, plan.hold_s, seats))
        for party in quiet:
            if party.ended.done():
                party.ended.result()
    return lines


async def held(at: House, busy: list[Party], figures: Figures, seconds: float, seats: int) -> Line:
    """Let some play 200 moves/s, game after game, beside those who do nothing; compare the memory over time."""
    replacing: set[asyncio.Task[None]] = set()
    over: list[Party] = []

    async def replace(place: int) -> None:
        async with Counter(at.port) as counter:
            busy[place].leave()
            over.append(busy[place])
            busy[place] = await new_party(counter, at, figures, lambda _guest: None)

    leaving: set[int] = set()

    def fresh(party: Party) -> None:
        if id(party) not in leaving:
            leaving.add(id(party))
            task = asyncio.create_task(replace(busy.index(party)))
            replacing.add(task)
            task.add_done_callback(replacing.discard)

    samples: list[tuple[float, int]] = []
    began, before = time.perf_counter(), figures.seen
    while (now := time.perf_counter() - began) < seconds:
        await paced(busy, 200, min(5.0, seconds - now), fresh=fresh)
        figures.late_ms.clear()
        samples.append((time.perf_counter() - began, at.memory_kb))
        show(f"{samples[-1][0]:.0f} of {seconds:.0f} s: {samples[-1][1] / 1024:.0f} MB")
    await asyncio.gather(*replacing)
    half = [kb for second, kb in samples if second > seconds / 2]
    third = max(1, len(half) // 2)
    early, late = statistics.median(half[:third]), statistics.median(half[-third:])
    moves = (figures.seen - before) / PEOPLE
    checked = f"{await compared(at, over):,} moves in {len(over):,} records"
    what = f"memory with {seats:,} idle seats and {moves / seconds:,.0f} moves/s for {seconds:,.0f} s"
    figure = f"{late / 1024:.0f} MB at the end, {late / early - 1:+.1%} over its second half"
    return Line(what, figure, "flat", checked)


async def starts(folder: Path, plan: Plan) -> list[Line]:
    """Start servers on an empty database, then on a full one."""
    times: list[float] = []
    for number in range(WINDOWS):
        show(f"start {number + 1} of {WINDOWS}")
        with house(folder / f"empty-{number}") as at:
            times.append(at.started_s)
    lines = [Line("from the command to ready, empty database", f"{statistics.median(times):.2f} s", "below 2 s")]
    full = folder / "full"
    with house(full) as at:
        async with parties(at, 1, Figures(), lambda guest: guest.play()) as (party,):
            await party.ended
    copy_tables(full / DATABASE, plan.stored)
    times.clear()
    for number in range(WINDOWS):
        show(f"start {number + 1} of {WINDOWS} with {plan.stored:,} tables")
        with house(full) as at:
            times.append(at.started_s)
            async with Counter(at.port) as counter:
                await counter.ask("GET", f"/api/tables/copy-{plan.stored}")
    what = f"the same with {plan.stored:,} stored tables"
    return [*lines, Line(what, f"{statistics.median(times):.2f} s", "no slower", "")]


def copy_tables(database: Path, count: int) -> None:
    """Copy the one table that is stored, so often, half of them as games that still go on."""
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TEMP TABLE numbers (n INTEGER)")
        connection.executemany("INSERT INTO numbers VALUES (?)", ((n + 1,) for n in range(count)))
        copy = {"id": "'copy-' || n", "table_id": "'copy-' || n", "key": "'copy-' || n"}
        copy["status"] = "CASE WHEN n % 2 THEN 'playing' ELSE status END"
        copy["session_id"] = "session_id || '-' || n"
        for table in ("tables", "seats", "holders", "moves", "records"):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            names = ", ".join(f'"{column}"' for column in columns)
            values = ", ".join(copy.get(column, f't."{column}"') for column in columns)
            connection.execute(f"INSERT INTO {table} ({names}) SELECT {values} FROM numbers, {table} t")  # noqa: S608
    connection.close()


async def done(tables: Sequence[Party]) -> None:
    """Wait until all games are over; the first thing that was wrong ends everything."""
    async with asyncio.timeout(600):
        await asyncio.gather(*(party.ended for party in tables))


# The whole


PARTS = ("throughput", "delay", "idle", "start")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--parts", default=",".join(PARTS), help=f"only some of {', '.join(PARTS)}")
    parser.add_argument("--tables", type=int, default=1_000, help="tables for the throughput (1000)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long one window of measuring is (5)")
    parser.add_argument("--idle", type=int, default=5_000, help="idle seats (5000)")
    parser.add_argument("--hold", type=float, default=300.0, help="how long they are held, in seconds (300)")
    parser.add_argument("--stored", type=int, default=STORED, help=f"stored tables for the start ({STORED})")
    parser.add_argument("--half", type=float, default=0.0, help="moves/s of half saturation; measured without it")
    parser.add_argument("--quick", action="store_true", help="a short look at everything: small and little time")
    parser.add_argument("--data", type=Path, default=None, help="put the databases into this folder")
    parser.add_argument("--dry", action="store_true", help="only print: leave docs/ as it is")
    options = parser.parse_args(arguments)
    if unknown := set(options.parts.split(",")) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    plan = Plan(options.tables, 100, options.seconds, options.idle, options.hold, options.stored, options.data)
    if options.quick:
        plan = Plan(100, 40, 1.0, 200, 10.0, 500, options.data)
    folder = Path(tempfile.mkdtemp(prefix="bench-server-", dir=plan.folder))
    gc.freeze()
    try:
        lines = measure(folder, plan, options.parts.split(","), options.half)
    except Wrong as error:
        print(f"\nThe server is wrong: {error}", file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    command = " ".join(["python -m bench.server", *(arguments if arguments is not None else sys.argv[1:])])
    table = markdown(command, lines)
    print(table)
    if not options.dry:
        put_into(PAGE, table, BEGIN, END)
        print(f"\nWritten: {PAGE.relative_to(PAGE.parents[1])}")
    return 0


def measure(folder: Path, plan: Plan, parts: Sequence[str], half: float) -> list[Line]:
    lines: list[Line] = []

    def run(name: str, part: Callable[[House], Awaitable[list[Line]]]) -> None:
        with house(folder / name) as at:
            lines.extend(asyncio.run(_awaited(part(at))))

    if "throughput" in parts:

        async def all_out(at: House) -> list[Line]:
            nonlocal half
            found, speed = await throughput(at, plan)
            half = half or speed / 2
            return found

        run("throughput", all_out)
    if "delay" in parts:
        calm = "p99 at most 3 ms"
        run("delay", lambda at: delay(at, plan.paced, 2.0 * plan.paced, plan.seconds, calm))
        if half:
            run("half", lambda at: delay(at, plan.tables, half, plan.seconds, "p99 at most 15 ms"))
    if "idle" in parts:
        run("idle", lambda at: idle(at, plan))
    if "start" in parts:
        lines += asyncio.run(starts(folder, plan))
    show("")
    return lines


async def _awaited(part: Awaitable[list[Line]]) -> list[Line]:
    return await part


def markdown(command: str, lines: Sequence[Line]) -> str:
    rows = [f"| {line.what} | {line.figure} | {line.target} | {line.checked} |" for line in lines]
    head = [f"`{command}`, {today()}, on {machine()}.", "", "| | measured | target | compared on the way |"]
    return "\n".join([*head, "|---|---|---|---|", *rows])


def show(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<78}", end="\r", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
