import { byShelf } from '../games.ts';

/** A game's RULES.md, read into parts. It is written in a small language: headings, paragraphs that begin with a number in
 *  bold and end with their sources in brackets, `code`, **bold** and *stress*; nothing else has a meaning, so nothing else is drawn. */
export interface Rulebook {
  title: string;
  /** What stands before the first section. */
  lead: readonly Words[];
  sections: readonly Section[];
}

export interface Section {
  /** `P-2`, also its address on the page. */
  id: string;
  title: string;
  parts: readonly (Paragraph | Heading)[];
}
export interface Heading {
  kind: 'heading';
  title: string;
}
export interface Paragraph {
  kind: 'paragraph';
  /** `P-2.4`; a paragraph without one belongs to what stands before. */
  number: string | null;
  words: Words;
  sources: string;
  /** The code words in it: editions, options and their values. */
  names: ReadonlySet<string>;
  /** Those in its opening, before the first comma or stop: what it speaks of alone, `In outset ...`. */
  opening: ReadonlySet<string>;
}

export type Words = readonly Run[];
export interface Run {
  /** `rule` is the number of another paragraph. */
  kind: 'plain' | 'code' | 'bold' | 'stressed' | 'rule';
  text: string;
}

const NUMBER = /^\*\*([A-Z]+-[0-9]+(?:\.[0-9]+)*)\*\*\s*/;
const SOURCES = /\s*\[([A-Z][A-Za-z0-9, -]*)\]$/;

export function wordsOf(source: string): Words {
  return source
    .split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]-[0-9]+\.[0-9]+)/)
    .filter((part) => part !== '')
    .map((part): Run => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('*')) return { kind: 'stressed', text: part.slice(1, -1) };
      return { kind: /^[A-Z]-[0-9]+\.[0-9]+$/.test(part) ? 'rule' : 'plain', text: part };
    });
}

const codeOf = (words: Words): ReadonlySet<string> => new Set(words.filter(({ kind }) => kind === 'code').map(({ text }) => text));

function paragraphOf(block: string): Paragraph {
  const number = NUMBER.exec(block)?.[1] ?? null;
  const rest = block.replace(NUMBER, '');
  const sources = SOURCES.exec(rest)?.[1] ?? '';
  const words = wordsOf(rest.replace(SOURCES, ''));
  const opening = wordsOf(rest.split(/[,.:;](?:\s|$)/)[0] ?? '');
  return { kind: 'paragraph', number, words, sources, names: codeOf(words), opening: codeOf(opening) };
}

export function readRulebook(source: string): Rulebook {
  const lead: Words[] = [];
  const sections: { id: string; title: string; parts: (Paragraph | Heading)[] }[] = [];
  let title = '';
  for (const block of source.trim().split(/\n\s*\n/).map((each) => each.trim())) {
    const section = sections.at(-1);
    if (block.startsWith('### ')) section?.parts.push({ kind: 'heading', title: block.slice(4) });
    else if (block.startsWith('## ')) {
      const [id = '', ...words] = block.slice(3).split(' ');
      sections.push({ id, title: words.join(' '), parts: [] });
    } else if (block.startsWith('# ')) title = block.slice(2);
    else if (section) section.parts.push(paragraphOf(block));
    else lead.push(...block.split('\n').map(wordsOf));
  }
  return { title, lead, sections };
}

/** Whether a paragraph begins with other editions and does not name this one anywhere. One that names them only later, as an
 *  exception or an aside, has something to say to all. */
export const isOfOthers = (paragraph: Paragraph, editions: readonly string[], wanted: string): boolean =>
  !paragraph.names.has(wanted) && editions.some((each) => each !== wanted && paragraph.opening.has(each));

/** The rulebooks of the games, by game and language: a chunk each. */
const FILES = import.meta.glob<string>('../../../src/belladonna/games/*/RULES*.md', { query: '?raw', import: 'default' });

export const GAMES_WITH_RULES: readonly string[] = [...new Set(Object.keys(FILES).map((path) => /games\/([^/]+)\//.exec(path)?.[1] ?? ''))]
  .sort((a, b) => byShelf({ name: a }, { name: b }));

/** A game's rules in a language, in English where they are not translated; null where there is no such game. */
export async function loadRulebook(game: string, language: string): Promise<Rulebook | null> {
  const at = (name: string) => FILES[`../../../src/belladonna/games/${game}/${name}`];
  const load = at(`RULES.${language}.md`) ?? at('RULES.md');
  return load ? readRulebook(await load()) : null;
}
