import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicationByCode } from '../queries/publications/publications.ts';
import { createTestDatabase } from '../testing.ts';
import { CART_RULE_LINES } from './cart-rule-lines.ts';
import { SEEDED_PUBLICATIONS } from './publications.ts';

const ROW = /^\| (900\d\d[^|]*) \| ([\d, ]+) \|/gm;
const numbersIn = (text: string) => text.match(/\d+/g)?.map(Number) ?? [];

/** Of "90005 to 90014" all between, of "90015, 90016" both. */
function idsIn(text: string): number[] {
  const ids = numbersIn(text);
  const [from = 0, to = from] = ids;
  return text.includes('to') ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : ids;
}

it('the README tells the page counts that the ready-made cart lines have', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const told = [...text.matchAll(ROW)].flatMap(([, ids = '', pages = '']) => {
    const counts = numbersIn(pages);
    return idsIn(ids).map((id, at) => [id, counts[at]]);
  });
  expect(told).toHaveLength(16);
  const pagesOf = new Map(CART_RULE_LINES.map(({ id, pageNum }) => [id, pageNum]));
  expect(told).toEqual(told.map(([id = 0]) => [id, pagesOf.get(id)]));
});

it.each(['README.md', 'README.zh-CN.md'])('%s names works that are there', (file) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const [, code = ''] = /`\/r\/(\w+)`/.exec(text) ?? [];
  const [, id] = /`\/manager\/add_shopping\/(\d+)`/.exec(text) ?? [];
  expect(publicationByCode(createTestDatabase(), code)?.status).toBe('published');
  expect(SEEDED_PUBLICATIONS.map((each) => String(each.id))).toContain(id);
});
