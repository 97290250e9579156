import { expect, it } from 'vitest';
import { foundLines } from './cart-search.ts';
import { lineWith } from './line.fixture.ts';

const ride = lineWith({ ID: '1', remarkinfo: '送给 Anna' });
const cloth = lineWith({ ID: '2', clientDesignName: '西湖四时', showPageNum: '30页' }, { 101: 'FM03' });
const LINES = [ride, cloth];

it.each([
  ['', ['1', '2']],
  ['  ', ['1', '2']],
  ['骑行', ['1']],
  ['精装画册', ['1', '2']],
  ['布艺', ['2']],
  ['封面铜版纸', ['1']],
  ['30页', ['2']],
  ['ANNA', ['1']],
  ['布艺 西湖', ['2']],
  ['布艺 骑行', []],
  // A step that is not shown was not chosen by anyone.
  ['直角', []],
  ['骑马钉', []],
])('%j finds %j', (keyword, ids) => {
  expect(foundLines(LINES, keyword).map(({ ID }) => ID)).toEqual(ids);
});
