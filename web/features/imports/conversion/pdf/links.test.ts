import { expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { linkOf, type SourceLink } from './links.ts';
import type { Matrix } from './matrix.ts';

const SIZE = { widthMm: 200, heightMm: 300 };
const TO_PAGE: Matrix = [0.5, 0, 0, -0.5, 0, 300];
const RECT = [20, 500, 120, 520];

const link = (more: Partial<SourceLink>) => linkOf({ rect: RECT, page: null, ...more }, TO_PAGE, SIZE);

it('leads to a web page from its place', () => {
  expect(link({ url: 'https://desk.example/a' })).toEqual({
    ...{ kind: 'link', x: 10, y: 40, w: 50, h: 10, label: '' },
    target: { to: 'address', address: 'https://desk.example/a' },
  });
});

it('leads to a page of the work', () => {
  expect(link({ page: 7 })?.target).toEqual({ to: 'page', page: idAt(7) });
});

it('takes its corners in any order', () => {
  expect(link({ page: 1, rect: [120, 520, 20, 500] })).toMatchObject({ x: 10, y: 40, w: 50, h: 10 });
});

it.each([
  ['nowhere', {}],
  ['to a script', { url: 'javascript:alert(1)' }],
  ['to a file', { url: 'file:///etc/hosts' }],
  ['too far', { url: `https://desk.example/${'a'.repeat(2000)}` }],
  ['from a place without width', { page: 1, rect: [20, 500, 20, 520] }],
  ['from outside the page', { page: 1, rect: [2000, 500, 2100, 520] }],
  ['from no place', { page: 1, rect: [Number.NaN, 0, Number.NaN, 0] }],
])('is none where it leads %s', (_where, more: Partial<SourceLink>) => {
  expect(link(more)).toBeNull();
});
