import { beforeEach, describe, expect, it } from 'vitest';
import { ORDER_TABS } from '#contracts/rules/orders/order-states.ts';
import type { Database } from '../../client.ts';
import { runScenario } from '../../scenarios/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { orderCounters, orderCounts } from './order-counts.ts';
import {
  openAfterSaleOf,
  orderByNo,
  orderLogsOf,
  ordersByNo,
  ordersPage,
  paymentsOfOrders,
} from './order-reading.ts';

const SUPER = 10003;
const ALL = { userId: SUPER, tab: 'all', keyword: '', page: 1, pageSize: 100, now: TEST_NOW } as const;
let db: Database;

beforeEach(() => {
  db = createTestDatabase();
});

function make(account: string): string {
  return runScenario('order-in-state', { db, now: TEST_NOW }, { account }).orderNo ?? '';
}

describe('ordersPage', () => {
  it('reads a page with the parts of each order and nobody else’s', () => {
    for (const { order, lines, parcels, afterSales } of ordersPage(db, ALL)) {
      expect(lines.length).toBeGreaterThan(0);
      const parts = [...lines, ...parcels, ...afterSales].map(({ orderId }) => orderId);
      expect(new Set(parts)).toEqual(new Set([order.id]));
    }
  });

  it('needs as many statements for a hundred orders as for one', () => {
    const counting = (pageSize: number) => {
      let statements = 0;
      const { sqlite } = db;
      const prepare = sqlite.prepare.bind(sqlite);
      Object.defineProperty(sqlite, 'prepare', {
        configurable: true,
        value: (source: string) => {
          statements += 1;
          return prepare(source);
        },
      });
      ordersPage(db, { ...ALL, pageSize });
      Reflect.deleteProperty(sqlite, 'prepare');
      return statements;
    };
    expect(counting(100)).toBe(counting(1));
    expect(counting(1)).toBeGreaterThan(0);
  });

  it('takes the signs of a pattern for themselves', () => {
    db.sqlite.exec("UPDATE order_lines SET publication_name = '50%_a\\b' WHERE order_id = 60001");
    const found = (keyword: string) => ordersPage(db, { ...ALL, keyword }).map(({ order }) => order.id);
    expect([found('0%_'), found('a\\b'), found('5%a'), found('a_b')]).toEqual([[60_001], [60_001], [], []]);
  });
});

describe('ordersByNo', () => {
  it('answers the orders in the order of the numbers, a repeated one once', () => {
    const [first, second] = [make('super'), make('super')];
    const found = ordersByNo(db, SUPER, [second, first, second]);
    expect(found?.map(({ order }) => order.no)).toEqual([second, first]);
  });

  it('answers nothing where one of them is another member’s', () => {
    expect(ordersByNo(db, SUPER, [make('super'), make('vip')])).toBeNull();
  });
});

describe('orderByNo', () => {
  it('does not know a deleted order', () => {
    const no = make('super');
    expect(orderByNo(db, SUPER, no)?.order.no).toBe(no);
    db.sqlite.prepare('UPDATE orders SET deleted_at = 1 WHERE no = ?').run(no);
    expect(orderByNo(db, SUPER, no)).toBeNull();
  });
});

describe('orderCounts', () => {
  it.each(['', '沈', '西湖'])('counts in every tab what the tab shows of a search for “%s”', (keyword) => {
    const shown = ORDER_TABS.map((tab) => [tab, ordersPage(db, { ...ALL, tab, keyword }).length]);
    expect(orderCounts(db, { userId: SUPER, keyword, now: TEST_NOW })).toEqual(Object.fromEntries(shown));
  });
});

describe('orderCounters', () => {
  it('is all nothing for who has no orders', () => {
    expect(orderCounters(db, 10_005, TEST_NOW)).toEqual({ unpaid: 0, toFix: 0, paying: 0 });
  });
});

describe('paymentsOfOrders', () => {
  it('answers a payment of several orders once, with their share of it', () => {
    const ids = [make('super'), make('super')].map((no) => orderByNo(db, SUPER, no)?.order.id ?? 0);
    const [own, other] = paymentsOfOrders(db, ids);
    db.sqlite
      .prepare('UPDATE payment_orders SET payment_id = ? WHERE payment_id = ?')
      .run(own?.id, other?.id);
    expect(paymentsOfOrders(db, ids).map(({ id, ofOrderFen }) => [id, ofOrderFen])).toEqual([
      [own?.id, 2 * 192_400],
    ]);
  });
});

describe('orderLogsOf', () => {
  it('begins with the oldest', () => {
    const moments = orderLogsOf(db, 60_001).map(({ at }) => at);
    expect(moments.length).toBeGreaterThan(5);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  });
});

describe('openAfterSaleOf', () => {
  it('is the one that is not finished', () => {
    const open = ordersPage(db, { ...ALL, tab: 'aftersale' }).map((read) => openAfterSaleOf(read)?.state);
    expect(open).toEqual(['applied', undefined]);
  });
});
