import { describe, expect, it } from 'vitest';
import { foundChoices, furtherChoices, recentChoices } from './choices.ts';
import type { Found } from './found.ts';
import { marked } from './marked.ts';

const NOW = Date.parse('2026-11-21T04:00:00.000Z');
const NOTHING: Found = {
  orders: [],
  works: [],
  addresses: [],
  more: { orders: 'N', works: 'N', addresses: 'N' },
};
const work = {
  opusID: '1',
  name: '山城',
  author: '',
  type: 'album',
  typeName: '画册',
  pageNum: 64,
  photoPath: '/a.svg',
};

describe('what can be chosen', () => {
  it('stands by kinds, and kinds without anything are left out', () => {
    const address = { addrID: '2', name: '沈知远', mobile: '19000000003', text: '杭州' };
    const groups = foundChoices({ ...NOTHING, works: [work], addresses: [address] }, '山', NOW);
    expect(groups.map(({ title, choices }) => [title, choices.length])).toEqual([
      ['作品', 1],
      ['收货地址', 1],
    ]);
    expect(groups[0]?.choices[0]).toMatchObject({ title: '山城', note: '64 页', mark: '画册' });
    expect(groups[1]?.choices[0]?.title).toBe('沈知远 190 0000 0003');
  });

  it('leads on to the whole list where there is more', () => {
    const [works] = foundChoices(
      { ...NOTHING, works: [work], more: { ...NOTHING.more, works: 'Y' } },
      '山',
      NOW,
    );
    expect(works?.choices.at(-1)?.href).toBe(`/manager/opus_list/all?keyword=${encodeURIComponent('山')}`);
  });

  it('opens an order by its number', () => {
    const at = '2026-11-21T02:00:00.000Z';
    const order = { orderNo: '42', title: '', receiver: '沈', state: 'done', stateText: '已完成', at };
    const [orders] = foundChoices({ ...NOTHING, orders: [order] }, '42', NOW);
    expect(orders?.choices[0]).toMatchObject({
      title: '印刷订单',
      note: '42 · 沈 · 今天 10:00',
      href: '/manager/order?no=42',
    });
  });

  it('leads to the lists where nothing was found, and to what was looked for before', () => {
    expect(furtherChoices('a b')[0]?.choices.map(({ href }) => href)).toEqual([
      '/manager/opus_list/all?keyword=a+b',
      '/manager/order?keyword=a+b',
    ]);
    expect(recentChoices([])).toEqual([]);
    expect(recentChoices(['山'])[0]?.choices).toMatchObject([{ title: '山', href: '' }]);
  });
});

it.each([
  ['山城十二月', '城', '山|城|十二月'],
  ['A Book', 'book', 'A |Book|'],
  ['山城', '海', '山城||'],
  ['山城', '', '山城||'],
  ['190 0000 0003', '0000000', '19|0 0000 00|03'],
  ['山 城', '山城', '|山 城|'],
  ['a.b', 'A.', '|a.|b'],
  ['ab', '.', 'ab||'],
])('marks in %s the words "%s"', (text, keyword, expected) => {
  expect(Object.values(marked(text, keyword)).join('|')).toBe(expected);
});
