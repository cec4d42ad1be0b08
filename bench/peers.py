"""Other people's libraries at play, in a process of their own: `python bench/peers.py WHICH`.

It reads numbers of games and answers each with a line of JSON: games, decisions, seconds; 0 asks who it is. It runs
where only those libraries are installed, so it imports nothing of ours.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from typing import Any

Work = Callable[[int], tuple[int, int]]


def open_spiel() -> tuple[str, str, str, Work]:
    """Hearts, dealt and played by bots of the C++ core; nothing of a game happens in Python."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

    def decisions(seed: int) -> int:
        rng, state, count = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            chance = state.is_chance_node()
            actions = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
            count += not chance
            state.apply_action(rng.choice(actions))
        return count

    sample = 400
    mean = sum(map(decisions, range(sample))) / sample

    def work(games: int) -> tuple[int, int]:
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return games, round(games * mean)

    return "OpenSpiel, hearts (C++ core)", f"open_spiel {version('open_spiel')}", "games", work


def rlcard() -> tuple[str, str, str, Work]:
    library: Any = importlib.import_module("rlcard")
    agents: Any = importlib.import_module("rlcard.agents")
    env = library.make("uno", config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work(games: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            trajectories, _ = env.run(is_training=False)
            decisions += sum(len(steps) // 2 for steps in trajectories)  # state, action, ..., last state
        return games, decisions

    return "RLCard, Uno", f"rlcard {version('rlcard')}", "games", work


def pettingzoo() -> tuple[str, str, str, Work]:
    module: Any = importlib.import_module("pettingzoo.classic.leduc_holdem_v4")
    numpy: Any = importlib.import_module("numpy")
    env, rng = module.env(), numpy.random.default_rng(1)

    def work(games: int) -> tuple[int, int]:
        decisions = 0
        for seed in range(games):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                done = ended or cut
                env.step(None if done else int(rng.choice(numpy.flatnonzero(seen["action_mask"]))))
                decisions += not done
        return games, decisions

    return "PettingZoo classic, Leduc hold'em", f"pettingzoo {version('pettingzoo')}", "games", work


def pgx(env_id: str, title: str) -> tuple[str, str, str, Work]:
    """Thousands of games side by side, compiled; a finished one is dealt anew."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    jax: Any = importlib.import_module("jax")
    jnp: Any = importlib.import_module("jax.numpy")
    library: Any = importlib.import_module("pgx")
    env, together, steps = library.make(env_id), 4096, 32

    def step(carry: Any, key: Any) -> Any:
        states, decisions, games = carry
        to_choose, to_deal = jax.random.split(key)
        ended = states.terminated | states.truncated
        actions = jax.random.categorical(to_choose, jnp.where(states.legal_action_mask, 0.0, -1e9), axis=-1)
        played = jax.vmap(env.step)(states, actions)
        dealt = jax.vmap(env.init)(jax.random.split(to_deal, together))

        def pick(new: Any, old: Any) -> Any:
            return jnp.where(jnp.reshape(ended, (together,) + (1,) * (new.ndim - 1)), new, old)

        return (jax.tree.map(pick, dealt, played), decisions + (~ended).sum(), games + ended.sum()), None

    def many_steps(states: Any, key: Any) -> Any:
        start = (states, jnp.int32(0), jnp.int32(0))
        return jax.lax.scan(step, start, jax.random.split(key, steps))[0]

    burst = jax.jit(many_steps)
    kept = {"states": jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), together)), "bursts": 0}
    kept["states"] = burst(kept["states"], jax.random.PRNGKey(1))[0]

    def work(wanted: int) -> tuple[int, int]:
        games = decisions = 0
        while games < wanted:
            kept["bursts"] += 1
            states, more, ended = burst(kept["states"], jax.random.PRNGKey(kept["bursts"]))
            kept["states"], games, decisions = states, games + int(ended), decisions + int(more)
        return games, decisions

    return f"Pgx, {title}", f"pgx {version('pgx')}, jax {version('jax')} on CPU", "games", work


PEERS: dict[str, Callable[[], tuple[str, str, str, Work]]] = {
    "open_spiel": open_spiel,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "pgx-mahjong": lambda: pgx("sparrow_mahjong", "Sparrow mahjong"),
    "pgx-leduc": lambda: pgx("leduc_holdem", "Leduc hold'em"),
}


def main(which: str) -> None:
    name, made_by, unit, work = PEERS[which]()
    answer = os.dup(1)
    os.dup2(2, 1)  # what a library prints must not come between the answers
    with os.fdopen(answer, "w") as out:
        for line in sys.stdin:
            games = int(line)
            began = perf_counter()
            said: dict[str, Any] = {"name": name, "made_by": made_by, "unit": unit}
            if games:
                played, decisions = work(games)
                said = {"games": played, "decisions": decisions, "seconds": perf_counter() - began}
            print(json.dumps(said), file=out, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
