"""Every food's card says its whole rule inside its frame: in both languages, at every size, with its longest blanks."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Route
from tests.server.harness import House
from tests.web.browser import DESK, PHONE, SIDE, no_complaints, visit

from belladonna.games.cookie.cards import face
from belladonna.games.cookie.deck import print_cards
from belladonna.games.cookie.spec import FOODS, Card
from belladonna.text import say

pytestmark = pytest.mark.anyio

SIZES = (DESK, PHONE, (320, 568), SIDE)
SEATS = 5
PRINTS = 60
"""Of a food with blanks: enough to meet its longest words."""

SPILLED = """() => [...document.querySelectorAll('.dish .face svg')].flatMap(card => {
    const frame = card.querySelector('clipPath rect');
    const [left, top, width, height] = ['x', 'y', 'width', 'height'].map(name => Number(frame.getAttribute(name)));
    const name = card.querySelector('.name'), rows = [...card.querySelectorAll('.rule')];
    const size = row => Number(row.getAttribute('font-size')), line = row => Number(row.getAttribute('y'));
    const beside = [name, ...rows].filter(each => {
        const box = each.getBBox();
        return box.x < left + 1 || box.x + box.width > left + width - 1;
    });
    const below = rows.filter(row => line(row) + 0.22 * size(row) > top + height);
    const above = rows.slice(0, 1).filter(row => line(row) - 0.74 * size(row) < line(name));
    const close = rows.slice(1).filter((row, i) => line(row) - line(rows[i]) < 0.95 * size(row));
    const said = what => each => `${what}: ${name.textContent}, ${each.textContent}`;
    return [
        ...beside.map(said('beside')), ...below.map(said('below')),
        ...above.map(said('above')), ...close.map(said('close')),
        ...(rows.length ? [] : [`no rule: ${name.textContent}`]),
    ];
})"""
DRAWN = "ids => ids.every(id => document.querySelector(`[data-card='${id}'] .face svg`))"
FORMS = "() => [...document.querySelectorAll('.dish .face svg clipPath rect')].map(frame => frame.getAttribute('x'))"


def longest(language: str) -> list[Card]:
    """Return a card of every food, the one with the most to read of many prints."""
    prints = [print_cards(dict.fromkeys(FOODS, 1), Random(seed)) for seed in range(PRINTS)]
    chosen = [max(cards, key=lambda card: len(say(face(card), language))) for cards in zip(*prints, strict=True)]
    return [msgspec.structs.replace(card, id=number) for number, card in enumerate(chosen)]


def dealt(cards: list[Card]) -> dict[str, Any]:
    """Return a table of these cards as the server would send it."""
    circle = [{"seat": seat, "card": msgspec.to_builtins(card)} for seat, card in enumerate(cards)]
    again = {"set": "random", "players": len(cards), "seed": 1}
    scores = [0] * len(cards)
    return {
        "again": again,
        "set": "random",
        "players": len(cards),
        "circle": circle,
        "king": 0,
        "scores": scores,
        "next_in_ms": None,
    }


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_every_food_s_words_lie_inside_its_card(home: House, chrome: Browser, language: str) -> None:
    ann = await visit(chrome, language=language)
    page = ann.page
    cards = longest(language)
    table: list[Card] = []

    async def deal(route: Route) -> None:
        await route.fulfill(content_type="application/json", body=json.dumps(dealt(table)))

    await page.route("**/ask/puzzle", deal)
    spilled: set[str] = set()
    seen: set[str] = set()
    forms: set[str] = set()
    with no_complaints(ann):
        table[:] = cards[:SEATS]
        await page.goto(f"{home.url}/solve?set=expert")
        await page.wait_for_selector(".dish .face svg")
        for at in range(0, len(cards), SEATS):
            table[:] = cards[at : at + SEATS]
            await page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
            await page.locator(f'aside input[value="{"random" if at % 2 else "starter"}"]').check(force=True)
            for width, height in SIZES:
                await page.set_viewport_size({"width": width, "height": height})
                await page.wait_for_function(DRAWN, arg=[card.id for card in table])
                spilled |= {f"{width}x{height} {said}" for said in await page.evaluate(SPILLED)}
                forms |= set(await page.evaluate(FORMS))
            seen |= {card.food for card in table}
    assert seen == FOODS.keys()
    assert len(forms) == 2, "the full card and the compact one"
    assert not spilled, sorted(spilled)
