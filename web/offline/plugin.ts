import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** Adds what the page needs without a line: a page that says so in every language, made from the same catalogues, and the
 *  service worker that keeps nothing else. */
export function offline(folder: string, catalogues: string): Plugin {
  const own = (name: string) => readFileSync(`${folder}/${name}`, 'utf-8');
  return {
    name: 'belladonna-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
      if (!font) this.error('the offline page has no font');
      const files: Record<string, string> = {
        'offline.html': pageOf(catalogues),
        'offline.css': own('offline.css').replace('FONT', `/${font}`),
        'offline.js': own('offline.js'),
      };
      const paths = [...Object.keys(files).map((name) => `/${name}`), '/icon.svg', `/${font}`];
      const worker = own('sw.js');
      // A worker is a new one when anything it keeps is.
      const version = createHash('sha256').update(JSON.stringify([files, paths, worker])).digest('hex').slice(0, 12);
      files['sw.js'] = worker.replace("'VERSION'", `'${version}'`).replace("['FILES']", JSON.stringify(paths));
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function pageOf(catalogues: string): string {
  const languages = readdirSync(catalogues).flatMap((name) => /^([\w-]+)\.ftl$/.exec(name)?.[1] ?? []);
  const sections = languages.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${catalogues}/${language}.ftl`, 'utf-8')));
    const say = (key: string): string => {
      const value = bundle.getMessage(key)?.value;
      if (!value) throw new Error(`${language}.ftl has no ${key}`);
      return escaped(bundle.formatPattern(value));
    };
    return `<section lang="${language}"><h1>${say('page-offline')}</h1><p>${say('page-offline-text')}</p><a href="">${say('page-again')}</a></section>`;
  });
  return `<!doctype html>
<html lang="${languages[0] ?? 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Belladonna</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
<script src="/offline.js" defer></script>
<main><img src="/icon.svg" alt="" width="120" height="120">
${sections.join('\n')}
</main>
</html>
`;
}

const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
