import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The same Fluent files that Python reads: a chunk a folder and language, loaded when first needed. A language is one file
 *  in each of these folders, and no code. */
const common = import.meta.glob<string>('../../../src/belladonna/text/*.ftl', { query: '?raw', import: 'default' });
const ofGames = import.meta.glob<string>('../../../src/belladonna/games/*/text/*.ftl', { query: '?raw', import: 'default' });

export const DEFAULT_LANGUAGE = 'en';

export const LANGUAGES: readonly string[] = Object.keys(common)
  .map((path) => path.replace(/^.*\/([\w-]+)\.ftl$/, '$1'))
  .sort();

/** The first of the reader's languages that we speak: `fr-CA` gets `fr`. */
export function bestLanguage(wanted: readonly string[]): string {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '');
  return spoken.find((language) => LANGUAGES.includes(language)) ?? DEFAULT_LANGUAGE;
}

const bundles = new Map<string, FluentBundle>();
const loaded = new Map<string, Promise<void>>();

function bundleOf(language: string): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  bundles.set(language, made);
  return made;
}

function load(language: string, path: string, files: Record<string, () => Promise<string>>): Promise<void> {
  const known = loaded.get(path);
  if (known) return known;
  const file = files[path];
  const done = file
    ? file().then((source) => void bundleOf(language).addResource(new FluentResource(source)))
    : Promise.resolve();
  loaded.set(path, done);
  done.catch(() => loaded.delete(path)); // a lost connection: the next one to ask tries again
  return done;
}

/** The words of a language: the common ones and those of the games named, loaded before it returns. */
export async function loadTexts(language: string, games: readonly string[] = []): Promise<FluentBundle> {
  await Promise.all([
    load(language, `../../../src/belladonna/text/${language}.ftl`, common),
    ...games.map((game) => load(language, `../../../src/belladonna/games/${game}/text/${language}.ftl`, ofGames)),
  ]);
  return bundleOf(language);
}
