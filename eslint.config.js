import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', '.venv*/', 'build/', 'dist/', 'htmlcov/', 'src/belladonna/web_dist/', 'web/src/net/messages.ts'] },
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'svelte/no-at-html-tags': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'SvelteAttribute[key.name="style"]', message: 'The content security policy refuses it: use style:name={...}.' },
      ],
      'svelte/require-each-key': 'off', // drawings repeat shapes that never move
      'svelte/prefer-svelte-reactivity': 'off', // maps that nothing watches stay plain
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ['*.config.js', '*.config.ts'], languageOptions: { globals: globals.node } },
);
