import { expect, test } from 'vitest';
import { leaner } from './plugin.ts';

test('what a page never says is not sent to it, and all else is whole', () => {
  const source = [
    '### Heading',
    '# A comment',
    'page-hello = Hello',
    'cli-usage = Usage:',
    '    two lines of it',
    'server-full = { $seats ->',
    '    [one] One seat',
    '   *[other] { $seats } seats',
    '}',
    '',
    'sim-done = Done',
    'page-bye = Bye,',
    '    and come again',
  ].join('\n');
  expect(leaner(source)).toBe(
    [
      'page-hello = Hello',
      'server-full = { $seats ->',
      '    [one] One seat',
      '   *[other] { $seats } seats',
      '}',
      'page-bye = Bye,',
      '    and come again',
    ].join('\n'),
  );
});
