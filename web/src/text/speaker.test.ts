import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import cases from './cases.json';
import { bestLanguage, LANGUAGES, loadTexts } from './catalogues.ts';
import { Speaker, UnknownMessage } from './speaker.ts';
import { text, type Text } from './text.ts';

interface Case {
  language: string;
  names: string[];
  you: number | null;
  text: Text;
  /** null: both refuse. */
  said: string | null;
}

describe('the speaker says what Python says', () => {
  test.each(cases.cases as Case[])('$language $text.key $text.args to $you', ({ language, names, you, text, said }) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(cases.catalogues[language as 'en' | 'fr']));
    const speaker = new Speaker(bundle, names, you);
    if (said === null) expect(() => speaker.say(text)).toThrow(UnknownMessage);
    else expect(speaker.say(text)).toBe(said);
  });

  test('a good number of cases was compared', () => expect(cases.cases.length).toBeGreaterThan(40));
});

describe('the catalogues', () => {
  const sources = import.meta.glob<string>(['../../../src/belladonna/text/*.ftl', '../../../src/belladonna/games/*/text/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  test.each(Object.entries(sources))('%s is read whole', (_, source) => {
    const written = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]);
    const read = new FluentResource(source).body.map((entry) => entry.id);
    expect(read).toEqual(written);
  });

  test('are loaded by language and game', async () => {
    const bundle = await loadTexts('fr', ['poison']);
    expect(bundle.hasMessage('you')).toBe(true);
    expect(bundle.hasMessage('poison-card-R')).toBe(true);
    expect(new Speaker(bundle).say(text('list-none'))).toBe('rien');
  });

  test('English and French are there, and the browser chooses', () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'fr']));
    expect(bestLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(bestLanguage(['de'])).toBe('en');
  });
});
