import { expect, it } from 'vitest';
import { narrowed } from './narrower-media.ts';

it.each([
  ['(max-width: 1023px)', '(max-width: 1423px)'],
  ['(min-width: 520px)', '(min-width: 920px)'],
  [
    'screen and (max-width:767.98px) and (min-width:576px)',
    'screen and (max-width:1167.98px) and (min-width:976px)',
  ],
  ['(width <= 767px)', '(width <= 1167px)'],
  ['(max-width: 47.9375em)', '(max-width: calc(47.9375em + 400px))'],
  ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
  ['print', 'print'],
])('%s is true of a page that is 400 px narrower than the window as %s', (media, expected) => {
  expect(narrowed(media, 400)).toBe(expected);
});
