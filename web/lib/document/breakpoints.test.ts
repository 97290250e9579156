import { expect, test } from 'vitest';
import { isUpTo, upTo, withBreakpoints } from './breakpoints.ts';

test('a style sheet and the code mean the same width', () => {
  expect(withBreakpoints('@media (--phone) {}')).toBe(`@media ${upTo('phone')} {}`);
  expect([767, 768].map((width) => isUpTo('phone', width))).toEqual([true, false]);
});

test('wider than a kind begins where the kind ends', () => {
  expect(withBreakpoints('@media screen and (--wider-than-small-phone) {}')).toBe(
    '@media screen and (min-width: 32.5em) {}',
  );
});

test('what is no question about the width stays as it is', () => {
  const css = '@media (prefers-reduced-motion: reduce) { a { max-width: 10px; color: var(--phone); } }';
  expect(withBreakpoints(css)).toBe(css);
});

test('a low screen has a name too', () => {
  expect(withBreakpoints('@media (--phone) and (--low) {}')).toBe(
    `@media ${upTo('phone')} and (max-height: 30em) {}`,
  );
  expect(() => withBreakpoints('@media (max-height: 480px) {}')).toThrow('wants a name');
});

test('an unknown name is refused, and so is a width without one', () => {
  expect(() => withBreakpoints('@media (--watch) {}')).toThrow('(--watch) is no breakpoint');
  expect(() => withBreakpoints('@media (max-width: 767px) {}')).toThrow('(max-width: 767px) wants a name');
  expect(() => withBreakpoints('@media (width < 768px) {}')).toThrow('(width < 768px) wants a name');
});
