import { beforeEach, describe, expect, it } from 'vitest';
import { mustBeDone } from '#contracts/rules/decision.ts';
import type { Database } from '../../client.ts';
import { createTestDatabase } from '../../testing.ts';
import { linesToOrder } from './order-lines-to-order.ts';

const SUPER = 10003;
const VIP = 10002;

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
});

function refusedOf(cartIDs: string, userId = SUPER): readonly string[] {
  const read = linesToOrder(db, userId, cartIDs);
  return read.kind === 'done' ? [] : read.lines.map(({ cartID, reason }) => `${cartID} ${reason}`);
}

describe('linesToOrder', () => {
  it('answers the lines in the order in which they were asked for, each once', () => {
    const read = linesToOrder(db, SUPER, '90002,90001,90002');
    expect(mustBeDone(read).map(({ id }) => id)).toEqual([90002, 90001]);
  });

  it('does not tell another member’s line from an unknown one', () => {
    expect(refusedOf('91001')).toEqual(['91001 商品不在购物车中']);
    expect(refusedOf('5')).toEqual(['5 商品不在购物车中']);
  });

  it('repeats the reason of the cart', () => {
    expect(refusedOf('91003,91004', VIP)).toEqual([
      '91003 商品已下架',
      '91004 作品已由 40 页改为 48 页，请重新选择印刷选项',
    ]);
  });

  it.each([
    ['{}', '印刷选项不完整，请重新选择'],
    ['{"101":"nonsense"}', '印刷选项不完整，请重新选择'],
  ])('refuses the stored options %s', (selections, reason) => {
    db.sqlite.prepare('UPDATE cart_lines SET selections = ? WHERE id = 90001').run(selections);
    expect(refusedOf('90001')).toEqual([`90001 ${reason}`]);
  });

  it('tells which option the page count forbids', () => {
    expect(refusedOf('90014')[0]).toMatch(/^90014 内页克重「128克.*」不可用：/);
  });

  it('does not echo more of a text than an id has', () => {
    expect(refusedOf('9'.repeat(500))).toEqual([`${'9'.repeat(18)} 商品不在购物车中`]);
  });
});
