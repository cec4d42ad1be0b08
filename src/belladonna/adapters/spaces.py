"""What an environment says of its observations and actions."""

from __future__ import annotations

from typing import Any, Literal

from belladonna.adapters import needs
from belladonna.adapters.course import AnyCourse, Moment
from belladonna.core.rules import Seat

with needs("gymnasium"):
    import numpy as np
    from gymnasium import spaces

Illegal = Literal["raise", "lose"]
"""What an illegal action does: raise IllegalMove, or end the game with -1 for whoever made it and 0 for the others."""


def box(course: AnyCourse, seats: int = 1) -> spaces.Box:
    """Return the space of what so many seats see."""
    codec = course.codec
    return spaces.Box(codec.low, codec.high, (course.size * seats,), np.float32)


def seen_and_mask(course: AnyCourse, actions: int) -> spaces.Dict:
    return spaces.Dict({"observation": box(course), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def observation(course: AnyCourse, moment: Moment[Any], seat: Seat, actions: int, *, over: bool) -> dict[str, Any]:
    """Return what a seat sees, and 1 for what it may do."""
    mask = np.zeros(actions, np.int8)
    if not over:
        mask[course.legal(moment, seat)] = 1
    return {"observation": course.observe(moment, seat), "action_mask": mask}
