import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Messages of the command line and of simulations, and what a game's cards are worth: no page says them. */
const ELSEWHERE = /^(?:cli|sim|\w+-balance)-/;
const FILE = /\.ftl\?raw$/;

/** Leaves out of a catalogue what only its editors and the terminal need: comments, and messages of the command line. */
export function leaner(source: string): string {
  const kept: string[] = [];
  let drops = false;
  for (const line of source.split('\n')) {
    if (/^(?:#|$)/.test(line)) continue;
    if (!/^[\s}]/.test(line)) drops = ELSEWHERE.test(line);
    if (!drops) kept.push(line);
  }
  return kept.join('\n');
}

export function texts(): Plugin {
  return {
    name: 'belladonna-texts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return FILE.test(id) ? `export default ${JSON.stringify(leaner(readFileSync(id.replace(/\?raw$/, ''), 'utf-8')))}` : null;
    },
  };
}
