import { expect, it } from 'vitest';
import { mustBeDone, refused } from '../decision.ts';
import { sampleGoods } from '../testing/sample-goods.ts';
import { lineAgain } from './buy-again.ts';

const LINE = {
  publicationSeq: 3,
  versionAt: 1000,
  publicationName: '西湖四时',
  goodsName: '精装画册',
  pageNum: 64,
  count: 10,
  selections: { 102: 'Z1' },
  remark: '轻放',
};
const NOW = {
  publication: { id: 50_001, pageNum: 80, updatedAt: 2000 },
  goods: sampleGoods(),
  version: 'ordered',
} as const;

it('is printed as it was ordered, at the price of today', () => {
  expect(mustBeDone(lineAgain(LINE, NOW))).toEqual({
    ...{ publicationId: 50_001, publicationSeq: 3, goodsId: 1, count: 10, pageNum: 64, showPageNum: '64页' },
    ...{ selections: { 102: 'Z1' }, remark: '轻放' },
    ...{ unitPriceFen: 900, totalFen: 9000, discountBasisPoints: 1000 },
  });
});

it('takes the pages of the publication as it is now where that is wanted', () => {
  expect(mustBeDone(lineAgain(LINE, { ...NOW, version: 'current' }))).toMatchObject({
    ...{ publicationSeq: null, pageNum: 80 },
  });
});

it('is the work itself where that is what was printed', () => {
  const publication = { ...NOW.publication, updatedAt: LINE.versionAt };
  expect(mustBeDone(lineAgain(LINE, { ...NOW, publication }))).toMatchObject({ publicationSeq: null });
});

it.each([
  [100, 'Z1'],
  [101, 'Z2'],
])('holds %i pages with the binding %s', (pageNum, cnum) => {
  const now = { ...NOW, publication: { ...NOW.publication, pageNum }, version: 'current' } as const;
  expect(mustBeDone(lineAgain(LINE, now)).selections).toEqual({ 102: cnum });
});

it.each([
  [{ publication: null }, '《西湖四时》已不存在'],
  [{ goods: null }, '精装画册已下架'],
  [{ goods: sampleGoods({ saleable: 'N' }) }, '精装画册已下架'],
])('is refused with %j', (change, message) => {
  expect(lineAgain(LINE, { ...NOW, ...change })).toEqual(refused('bad-choice', { message }));
});

it('is refused where nothing holds the pages', () => {
  const now = { ...NOW, publication: { ...NOW.publication, pageNum: 601 }, version: 'current' } as const;
  expect(lineAgain(LINE, now)).toMatchObject({ message: expect.stringMatching(/^《西湖四时》：./) });
});
