import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { isPrintable } from './signs.ts';

const require = createRequire(import.meta.url);

/** The code points that a package says its slices have. */
function signsOf(name: string): number[] {
  const path = require.resolve(`@fontsource-variable/${name}/unicode.json`);
  const ranges: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
  return Object.values(ranges)
    .flatMap((slice) => slice.split(','))
    .flatMap((range) => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    });
}

it('are exactly those of the installed faces', () => {
  const known = new Set(['noto-sans-sc', 'noto-serif-sc', 'noto-emoji'].flatMap(signsOf));
  const others = Array.from({ length: 0x30000 }, (_, code) => code).filter((code) => !known.has(code));
  expect([...known].filter((code) => !isPrintable(String.fromCodePoint(code)))).toEqual([]);
  const seen = others.filter((code) => !/[\p{Cc}\p{Cf}\p{Mn}]/u.test(String.fromCodePoint(code)));
  expect(seen.filter((code) => isPrintable(String.fromCodePoint(code)))).toEqual([]);
});
