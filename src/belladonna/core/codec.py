"""A game's numbers, for kernels and learners: fixed action ids and named observation pieces."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from math import prod
from typing import TYPE_CHECKING, ClassVar, Generic

from belladonna.core.rules import M, V

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Codec(ABC, Generic[M, V]):
    """Made by `codec(config)`, and fixed for it; ids mean the same within a rules version."""

    actions: int
    """How many action ids there are."""
    pieces: dict[str, tuple[int, ...]]
    """The observation's named parts and their shapes, in order."""
    meanings: ClassVar[Mapping[str, str]] = {}
    """What each piece holds, in a line for the game's page; `[seat]` counts from the viewer."""
    actions_meaning: ClassVar[str] = ""
    """How action ids are made, in a line for the game's page."""
    low: ClassVar[float] = -1000.0
    high: ClassVar[float] = 1000.0
    """No number of an observation lies outside."""

    @abstractmethod
    def index(self, move: M) -> int:
        """Return the id of a seat's move, or raise ValueError where it has none (a move of CHANCE or CLOCK)."""

    @abstractmethod
    def move(self, index: int) -> M: ...

    @abstractmethod
    def fill(self, view: V, out: dict[str, NDArray[np.float32]]) -> None:
        """Write the view into `out`, whose arrays are zero and have the shapes of `pieces`."""

    @property
    def size(self) -> int:
        return sum(prod(shape) for shape in self.pieces.values())

    def named(self, flat: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """Return the pieces as windows on one flat array."""
        out, at = {}, 0
        for name, shape in self.pieces.items():
            out[name] = flat[at : at + prod(shape)].reshape(shape)
            at += prod(shape)
        return out

    def observe(self, view: V) -> NDArray[np.float32]:
        import numpy as np

        flat = np.zeros(self.size, np.float32)
        self.fill(view, self.named(flat))
        return flat
