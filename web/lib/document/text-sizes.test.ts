import { expect, test } from 'vitest';
import { withTextSizes } from './text-sizes.ts';

test('text is as large as the reader wants it', () => {
  expect(withTextSizes('.a { font-size: 12px; line-height: 18px; }')).toBe(
    '.a { font-size: 0.75rem; line-height: 1.125rem; }',
  );
  expect(withTextSizes('body{font:600 14px / 22px var(--font)}')).toBe(
    'body{font:600 0.875rem / 1.375rem var(--font)}',
  );
});

test('what fits beside each other depends on how large it is written', () => {
  expect(withTextSizes('@container lines (max-width: 340px) { a { width: 1px; } }')).toBe(
    '@container lines (max-width: 21.25rem) { a { width: 1px; } }',
  );
});

test('nothing else is touched, nor letters that fit into a picture', () => {
  const css =
    ':root { --font: "A 1px"; } .a { height: 44px; line-height: 1; } .b { font: clamp(7px, 2vw, 18px) x; }';
  expect(withTextSizes(css)).toBe(css);
});
