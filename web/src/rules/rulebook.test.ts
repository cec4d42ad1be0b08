import { describe, expect, test } from 'vitest';
import { GAMES_WITH_RULES, loadRulebook, readRulebook, isOfOthers, type Paragraph } from './rulebook.ts';

const BOOK = `# Snap: the rules

A game.

## S-1 Cards

**S-1.1** In \`old\` a card has **two** *sides*; see S-2.1. [SN-1, A-S2]

### More

Nothing.
`;

describe('a rulebook', () => {
  test('is read into sections and numbered paragraphs', () => {
    const book = readRulebook(BOOK);
    expect(book.title).toBe('Snap: the rules');
    expect(book.sections.map(({ id, title }) => [id, title])).toEqual([['S-1', 'Cards']]);
    const [first, heading, last] = book.sections[0]?.parts ?? [];
    expect(first).toMatchObject({ number: 'S-1.1', sources: 'SN-1, A-S2' });
    expect((first as Paragraph).words.map(({ kind, text }) => `${kind}:${text}`)).toEqual([
      'plain:In ', 'code:old', 'plain: a card has ', 'bold:two', 'plain: ', 'stressed:sides', 'plain:; see ', 'rule:S-2.1', 'plain:.',
    ]);
    expect(heading).toEqual({ kind: 'heading', title: 'More' });
    expect(last).toMatchObject({ number: null, sources: '' });
  });

  test('says of which editions alone a paragraph speaks', () => {
    const paragraph = readRulebook(BOOK).sections[0]?.parts[0] as Paragraph;
    expect(isOfOthers(paragraph, ['old', 'new'], 'new')).toBe(true);
    expect(isOfOthers(paragraph, ['old', 'new'], 'old')).toBe(false);
    expect(isOfOthers(paragraph, ['other', 'new'], 'new')).toBe(false);
    const aside = readRulebook(BOOK.replace('In `old` a card has', 'A card has, also in `old`,')).sections[0]?.parts[0] as Paragraph;
    expect(isOfOthers(aside, ['old', 'new'], 'new')).toBe(false);
  });

  test.each(GAMES_WITH_RULES)('of %s has the same numbers in both languages, and leaves no mark unread', async (game) => {
    const [english, french] = await Promise.all(['en', 'fr'].map((language) => loadRulebook(game, language)));
    const numbers = (book: typeof english) =>
      book?.sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'paragraph' && part.number ? [part.number] : []))) ?? [];
    expect(numbers(english).length).toBeGreaterThan(20);
    expect(numbers(french)).toEqual(numbers(english));
    const plain = JSON.stringify([english, french].map((book) => book?.sections.map(({ parts }) => parts.map((part) => (part.kind === 'paragraph' ? part.words.filter(({ kind }) => kind !== 'code').map(({ text }) => text) : part.title)))));
    expect(plain).not.toMatch(/\*|`|\n#|\|--/);
  });
});
