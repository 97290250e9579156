import { expect, it } from 'vitest';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { readOutline } from './read-outline.ts';

const entry = { title: '春', level: 1, page: 5 };
const read = (outline: unknown) => readOutline(JSON.stringify(outline), 5);

it('takes a table of contents, also an empty one', () => {
  expect(read([entry, { ...entry, level: 6, page: 1 }])).toMatchObject({ kind: 'done' });
  expect(read([])).toMatchObject({ kind: 'done', value: [] });
  expect(read([{ ...entry, title: '字'.repeat(DOCUMENT_LIMITS.titleLength) }])).toMatchObject({
    kind: 'done',
  });
});

it.each<[unknown]>([
  [[{ ...entry, page: 6 }]],
  [[{ ...entry, page: 0 }]],
  [[{ ...entry, level: 7 }]],
  [[{ ...entry, title: '字'.repeat(DOCUMENT_LIMITS.titleLength + 1) }]],
  [[{ ...entry, href: 'x' }]],
  [Array.from({ length: DOCUMENT_LIMITS.outline + 1 }, () => entry)],
  ['春'],
])('refuses %j', (outline) => {
  expect(read(outline)).toMatchObject({ kind: 'refused', problem: 'bad-outline' });
});

it.each(['[', '{}', 'null', ''])('refuses %j', (text) => {
  expect(readOutline(text, 5)).toMatchObject({ kind: 'refused', problem: 'bad-outline' });
});
