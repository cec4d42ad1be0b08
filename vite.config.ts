import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './web/offline/plugin.ts';
import { texts } from './web/texts/plugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), texts(), offline(at('./web/offline'), at('./src/belladonna/text'))],
  publicDir: at('./web/public'),
  resolve: { alias: { '@web': at('./web/src'), '@games': at('./src/belladonna/games') } },
  build: {
    // Inside the Python package, so that a wheel carries the page.
    outDir: at('./src/belladonna/web_dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    watch: { ignored: ['**/.venv/**', '**/src/belladonna/**/*.py', '**/__pycache__/**', '**/web_dist/**'] },
    // The table server, when it runs beside `npm run dev`.
    proxy: { '/api': { target: 'http://127.0.0.1:8013', ws: true } },
  },
  optimizeDeps: { entries: ['index.html', 'web/gallery/index.html'] },
  test: {
    include: ['web/**/*.test.ts', 'src/belladonna/games/*/ui/**/*.test.ts'],
    environment: 'happy-dom',
    // Components are mounted in the tests, so Svelte's browser build is the right one.
    server: { deps: { inline: [/svelte/] } },
  },
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'], alias: { '@web': at('./web/src'), '@games': at('./src/belladonna/games') } } } : {}),
});
