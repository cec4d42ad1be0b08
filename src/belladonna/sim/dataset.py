"""What bots saw, could do, did and got, as a Parquet file: one row a move of a seat.

    from belladonna.sim.dataset import read_info, write_dataset
    write_dataset("poison(players=4)", ["greedy"] * 4, games=1000, file=Path("poison.parquet"))

The columns are explained by `COLUMNS`; what the numbers of an observation mean stands in the file too (`read_info`).
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from belladonna import __version__
from belladonna.adapters import needs
from belladonna.adapters.course import rewards
from belladonna.core import registry
from belladonna.core.config import write_config
from belladonna.core.driver import play
from belladonna.core.rules import STAMP, is_stamped
from belladonna.core.text import Refused, text
from belladonna.sim.players import player, player_id

if TYPE_CHECKING:
    import pyarrow as pa

FORMAT = 1
INFO = b"belladonna"
"""The key of the file's own description."""
ROWS_AT_ONCE = 8192

COLUMNS = {
    "game": "the number of the game, which with the seed makes its deal: games of the same number have the same cards",
    "ply": "which move of the game's record it is, from 0, those of chance and clock counted",
    "seat": "who moved",
    "player": "which bot that was, with its version",
    "observation": "what the seat saw, the codec's pieces one after the other",
    "mask": "1 for each action it could take; a timed move counts whatever its time",
    "action": "the action it took",
    "move": "the move as text",
    "at_ms": "when a timed move was made; nothing for others",
    "points": "the seat's points at the end of the game",
    "place": "its place at the end, from 1; equals share one",
    "reward": "1 for beating all others, -1 for losing to all of them",
}


class Info(Struct, frozen=True):
    """What the file says of itself."""

    config: str
    rules: int
    seed: int
    seats: tuple[str, ...]
    pieces: dict[str, tuple[int, ...]]
    """The observation's parts and their shapes, in order."""
    meanings: dict[str, str]
    actions: int
    columns: dict[str, str]
    belladonna: str
    format: int = FORMAT


class Rows(Struct):
    """One game's rows, by column; observations and masks are flat float32 and bytes."""

    game: int
    ply: list[int]
    seat: list[int]
    observation: bytes
    mask: bytes
    action: list[int]
    move: list[str]
    at_ms: list[int | None]
    points: tuple[int, ...]
    places: tuple[int, ...]
    rewards: tuple[float, ...]


class Task(Struct, frozen=True):
    config: str
    seats: tuple[str, ...]
    number: int


def play_rows(task: Task) -> Rows:
    """Play one game and return its rows."""
    import numpy as np

    game, config = registry.read_config(task.config)
    rules, codec = game.rules, game.codec(config)
    before = rules.setup(config)
    plies, seats, actions = [], [], []
    observations, masks, moves, stamps = [], [], [], []
    for ply, made in enumerate(play(game, config, task.number, [player(game, name) for name in task.seats])):
        if made.seat >= 0:
            mask = np.zeros(codec.actions, np.uint8)
            for move in rules.legal(before, made.seat):
                mask[codec.index(move)] = 1
            observations.append(codec.observe(rules.view(before, made.seat)).tobytes())
            masks.append(mask.tobytes())
            plies.append(ply)
            seats.append(int(made.seat))
            actions.append(codec.index(made.move))
            moves.append(game.write(made.move))
            stamps.append(getattr(made.move, STAMP) if is_stamped(made.move) else None)
        before = made.state
    result = rules.result(before)
    assert result is not None
    return Rows(
        game=task.number,
        ply=plies,
        seat=seats,
        observation=b"".join(observations),
        mask=b"".join(masks),
        action=actions,
        move=moves,
        at_ms=stamps,
        points=result.points,
        places=result.places,
        rewards=rewards(result),
    )


def play_all(tasks: Sequence[Task], processes: int) -> Iterator[Rows]:
    """Yield the games in order, whatever the number of processes."""
    if processes == 1:
        yield from map(play_rows, tasks)
        return
    context = multiprocessing.get_context("spawn")  # the same on every system
    with context.Pool(processes, _leave_ctrl_c_to_the_parent) as pool:
        yield from pool.imap(play_rows, tasks, chunksize=max(1, min(16, len(tasks) // (4 * processes))))


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Writer:
    """Writes games beside the file's place and moves it there when it is closed, so that no half file has its name."""

    def __init__(self, file: Path, info: Info) -> None:
        with needs("dataset"):
            import pyarrow.parquet as pq
        self._file, self._beside = file, file.with_name(file.name + ".part")
        self._size = sum(prod(shape) for shape in info.pieces.values())
        self._info, self._schema = info, _schema(info, self._size)
        self._waiting: list[pa.RecordBatch] = []
        self.games = self.rows = 0
        try:
            self._parquet = pq.ParquetWriter(self._beside, self._schema, compression="zstd")
        except OSError as error:
            raise Refused(text("cli-not-written", file=str(file), detail=error.strerror or str(error)[:200])) from None

    def add(self, rows: Rows) -> None:
        self._waiting.append(self._batch(rows))
        self.games += 1
        self.rows += len(rows.ply)
        if sum(batch.num_rows for batch in self._waiting) >= ROWS_AT_ONCE:
            self._flush()

    def close(self) -> None:
        """Finish the file with all whole games there are."""
        self._flush()
        self._parquet.close()
        self._beside.replace(self._file)

    def discard(self) -> None:
        self._parquet.close()
        self._beside.unlink(missing_ok=True)

    def _flush(self) -> None:
        import pyarrow as pa

        if self._waiting:
            self._parquet.write_table(pa.Table.from_batches(self._waiting, self._schema))
            self._waiting = []

    def _batch(self, rows: Rows) -> pa.RecordBatch:
        import numpy as np
        import pyarrow as pa

        observations = pa.array(np.frombuffer(rows.observation, np.float32))
        masks = pa.array(np.frombuffer(rows.mask, np.uint8).astype(bool))
        n = len(rows.ply)
        columns = [
            pa.array([rows.game] * n, pa.int64()),
            pa.array(rows.ply, pa.int32()),
            pa.array(rows.seat, pa.int8()),
            pa.array([self._info.seats[seat] for seat in rows.seat]).dictionary_encode(),
            pa.FixedSizeListArray.from_arrays(observations, self._size),
            pa.FixedSizeListArray.from_arrays(masks, self._info.actions),
            pa.array(rows.action, pa.int32()),
            pa.array(rows.move, pa.string()),
            pa.array(rows.at_ms, pa.int32()),
            pa.array([rows.points[seat] for seat in rows.seat], pa.int32()),
            pa.array([rows.places[seat] for seat in rows.seat], pa.int8()),
            pa.array([rows.rewards[seat] for seat in rows.seat], pa.float32()),
        ]
        return pa.RecordBatch.from_arrays(columns, schema=self._schema)


def _schema(info: Info, size: int) -> pa.Schema:
    import pyarrow as pa

    kinds = {
        "game": pa.int64(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "player": pa.dictionary(pa.int32(), pa.string()),
        "observation": pa.list_(pa.float32(), size),
        "mask": pa.list_(pa.bool_(), info.actions),
        "action": pa.int32(),
        "move": pa.string(),
        "at_ms": pa.int32(),
        "points": pa.int32(),
        "place": pa.int8(),
        "reward": pa.float32(),
    }
    assert list(kinds) == list(COLUMNS)
    return pa.schema(list(kinds.items()), metadata={INFO: msgspec.json.encode(info)})


def info_of(config: str, players: Sequence[str], seed: int) -> Info:
    """Return what a file of such games says of itself; `players` are bots with their versions."""
    game, read = registry.read_config(config)
    codec = game.codec(read)
    return Info(
        config=write_config(game.name, read),
        rules=game.rules.version,
        seed=seed,
        seats=tuple(players),
        pieces=dict(codec.pieces),
        meanings=dict(codec.meanings),
        actions=codec.actions,
        columns=COLUMNS,
        belladonna=__version__,
    )


def read_info(file: Path) -> Info:
    """Return what a file says of itself."""
    with needs("dataset"):
        import pyarrow.parquet as pq
    return msgspec.json.decode(pq.read_schema(file).metadata[INFO], type=Info)


@contextmanager
def opened(file: Path, info: Info) -> Iterator[Writer]:
    """Yield a writer. Ctrl-C finishes the file with the whole games there are; any other error leaves none."""
    writer = Writer(file, info)
    try:
        yield writer
    except KeyboardInterrupt:
        writer.close()
        raise
    except BaseException:
        writer.discard()
        raise
    writer.close()


def write_dataset(
    config: str, seats: Sequence[str], *, games: int, file: Path, seed: int = 1, processes: int = 1
) -> Info:
    """Write so many games of these bots; return what the file says of itself."""
    game = registry.read_config(config)[0]
    info = info_of(config, [player_id(game, name) for name in seats], seed)
    tasks = [Task(config, tuple(seats), seed + number) for number in range(games)]
    with opened(file, info) as writer:
        for rows in play_all(tasks, processes):
            writer.add(rows)
    return info
