import { describe, expect, it } from 'vitest';
import { done, refused } from '../decision.ts';
import { ORDER_LINES_MAX } from '../limits.ts';
import { sampleGoods } from '../testing/sample-goods.ts';
import { checkLines, namedLines } from './lines-to-order.ts';

const refusedLine = (cartID: string, reason: string) =>
  refused('order-lines', { lines: [{ cartID, reason }] });

describe('namedLines', () => {
  it('names each once, in their order', () => {
    expect(namedLines('3,1,3,x')).toEqual(done(['3', '1', 'x']));
  });

  it('takes as many as one order takes, and names the first that is too many', () => {
    const ids = Array.from({ length: ORDER_LINES_MAX + 1 }, (_, place) => String(place));
    expect(namedLines([...ids.slice(0, -1), '0'].join(',')).kind).toBe('done');
    const reason = `一次最多下单 ${ORDER_LINES_MAX} 件商品，请分开下单`;
    expect(namedLines(ids.join(','))).toEqual(refusedLine(String(ORDER_LINES_MAX), reason));
  });
});

describe('checkLines', () => {
  const line = {
    state: 'valid' as 'valid' | 'stale' | 'withdrawn',
    invalidReason: '',
    pageNum: 64,
    selections: { 102: 'Z1' } as Readonly<Record<string, string>>,
    goods: sampleGoods(),
    publication: { name: '西湖四时', pageNum: 4 },
  };

  it('hands on the lines that can be ordered', () => {
    expect(checkLines([{ text: '1', line }])).toEqual(done([line]));
  });

  it('says of each that cannot why, and hands on none', () => {
    const decision = checkLines([
      { text: '1', line },
      { text: '2', line: null },
      { text: '9'.repeat(19), line: null },
    ]);
    const reason = '商品不在购物车中';
    expect(decision).toEqual(
      refused('order-lines', {
        lines: [
          { cartID: '2', reason },
          { cartID: '9'.repeat(18), reason },
        ],
      }),
    );
  });

  it.each<[Partial<typeof line>, string, 'Y' | 'N']>([
    [{ state: 'withdrawn' }, '商品已下架', 'N'],
    [{ state: 'withdrawn', invalidReason: '停产' }, '停产', 'N'],
    [{ goods: sampleGoods({ saleable: 'N' }) }, '商品已下架', 'N'],
    [{ state: 'stale' }, '作品已更新，请重新选择印刷选项', 'Y'],
    [{ state: 'stale', invalidReason: '作品已由 40 页改为 48 页' }, '作品已由 40 页改为 48 页', 'Y'],
    [{ publication: { name: '西湖四时', pageNum: 65 } }, '作品已由 64 页改为 65 页', 'Y'],
    [{ selections: {} }, '印刷选项不完整，请重新选择', 'Y'],
    [{ selections: { 102: 'Z9' } }, '印刷选项不完整，请重新选择', 'Y'],
  ])('refuses %j by its name, and says whether other options help', (change, reason, canMend) => {
    const refusal = { cartID: '1', name: '西湖四时', reason, canMend };
    expect(checkLines([{ text: '1', line: { ...line, ...change } }])).toEqual(
      refused('order-lines', { lines: [refusal] }),
    );
  });

  it.each([
    [47, 'refused'],
    [48, 'done'],
    [100, 'done'],
    [101, 'refused'],
  ])('with %i pages for a binding of 48 to 100 is %s', (pageNum, kind) => {
    const checked = checkLines([{ text: '1', line: { ...line, pageNum } }]);
    expect(checked.kind).toBe(kind);
    if (checked.kind === 'refused') {
      expect(checked.lines[0]?.reason).toMatch(/^装订方式「锁线精装」不可用：./);
    }
  });
});
