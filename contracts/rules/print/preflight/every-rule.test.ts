import { expect, it } from 'vitest';
import { BOTH_SIDES } from '../../testing/broken-pages.ts';
import { mendOf } from './preflight.ts';
import { BOOK_RULES, PAGE_RULES } from './rules.ts';
import { foundBy } from './testing.ts';

const RULES = Object.entries(BOTH_SIDES);

it('every rule is tried on both sides of its line', () => {
  expect(Object.keys(BOTH_SIDES).sort()).toEqual([...PAGE_RULES, ...BOOK_RULES].map(({ id }) => id).sort());
});

it.each(RULES)('%s finds what breaks it once, and nothing of what just does not', (id, sides) => {
  const { breaks, justDoesNot } = sides;
  expect(foundBy(id, breaks.document, breaks.facts)).toHaveLength(1);
  expect(foundBy(id, justDoesNot.document, justDoesNot.facts)).toEqual([]);
});

it.each(RULES)('%s has the mend that is expected of it, and it mends', (id, { breaks, mend }) => {
  const { document, facts } = breaks;
  const [finding] = foundBy(id, document, facts);
  expect(finding?.mend?.title ?? null).toBe(mend);
  if (!finding || mend === null) return;
  expect(foundBy(id, mendOf(finding, document), facts)).toEqual([]);
});
