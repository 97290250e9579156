import { describe, expect, it } from 'vitest';
import { DONE, missing } from '#contracts/rules/decision.ts';
import { logicalDump } from '../../dump.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import {
  type CartLineChange,
  cartLine,
  cartLines,
  clearCart,
  countCartLines,
  markCartLine,
  updateCartLine,
} from './cart.ts';

const CHANGE: CartLineChange = {
  userId: 10003,
  lineId: 90001,
  count: 7,
  pageNum: 64,
  selections: { '101': 'FM02', '102': 'ZD07' },
  remark: '加急',
  unitPriceFen: 12_000,
  totalFen: 84_000,
  discountBasisPoints: 0,
  now: TEST_NOW + 5,
};

describe('a cart line', () => {
  it('comes with its publication, its goods and its choice', () => {
    expect(cartLine(createTestDatabase(), 10003, 90001)).toMatchObject({
      id: 90001,
      showPageNum: '64页',
      selections: {
        '101': 'FM01',
        '102': 'ZD06',
        '103': 'NK157',
        '104': 'NF01',
        '105': 'FF01',
        '107': 'BY01',
      },
      publication: { name: '环岛骑行', artId: 'round-the-island-ride', type: 'album' },
      goods: { id: 1, name: '精装画册', editorType: '3', isHasPastedown: 'Y' },
    });
  });

  it.each([
    [10001, 90001],
    [10003, 92001],
    [10003, 1],
    [10003, Number.NaN],
  ])('is null for member %i and line %i', (userId, lineId) => {
    expect(cartLine(createTestDatabase(), userId, lineId)).toBeNull();
  });
});

describe('the cart list', () => {
  it('comes page by page, every line once', () => {
    const db = createTestDatabase();
    const pages = [1, 2, 3].map((page) => cartLines(db, 10003, { page, pageSize: 10 }));
    expect(pages.map(({ list }) => list.length)).toEqual([10, 10, 6]);
    expect(new Set(pages.flatMap(({ list }) => list.map((line) => line.id))).size).toBe(26);
    expect(pages.map(({ total }) => total)).toEqual([26, 26, 26]);
  });

  it('is empty past its end, with the true total', () => {
    expect(cartLines(createTestDatabase(), 10003, { page: 9, pageSize: 20 })).toEqual({
      list: [],
      total: 26,
    });
  });

  it('can be emptied, one member at a time', () => {
    const db = createTestDatabase();
    expect(clearCart(db, 10003)).toBe(26);
    expect([countCartLines(db, 10003), countCartLines(db, 10001)]).toEqual([0, 3]);
  });
});

describe('saving a cart line', () => {
  it('stores the whole choice', () => {
    const db = createTestDatabase();
    expect(updateCartLine(db, CHANGE)).toEqual(DONE);
    const { userId, lineId, now, ...stored } = CHANGE;
    expect(cartLine(db, userId, lineId)).toMatchObject({ ...stored, updatedAt: now });
  });

  it('puts a stale line right', () => {
    const db = createTestDatabase();
    expect(updateCartLine(db, { ...CHANGE, userId: 10002, lineId: 91004, pageNum: 48 })).toEqual(DONE);
    expect(cartLine(db, 10002, 91004)).toMatchObject({
      state: 'valid',
      invalidReason: '',
      showPageNum: '48页',
    });
  });

  it.each([
    ['another member’s', { userId: 10001 }],
    ['an unknown', { lineId: 5 }],
    ['a withdrawn', { userId: 10002, lineId: 91003 }],
  ])('refuses %s line and changes nothing', (_, change) => {
    const db = createTestDatabase();
    const before = logicalDump(db);
    expect(updateCartLine(db, { ...CHANGE, ...change })).toEqual(missing('cart-line'));
    expect(logicalDump(db)).toBe(before);
  });
});

describe('marking a cart line', () => {
  it('keeps the words the member reads', () => {
    const db = createTestDatabase();
    markCartLine(db, 90001, { state: 'withdrawn', invalidReason: '商品已下架', now: TEST_NOW });
    expect(cartLine(db, 10003, 90001)).toMatchObject({ state: 'withdrawn', invalidReason: '商品已下架' });
  });
});
