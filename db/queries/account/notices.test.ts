import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { adjustment } from '#contracts/rules/money-ledger/postings.ts';
import type { Database } from '../../client.ts';
import { notices } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { fillWallet, SUPER } from '../orders/testing-orders.ts';
import { book } from '../wallet/ledger.ts';
import { saveReminder } from '../wallet/wallet-reading.ts';
import { tell } from './notices.ts';

function told(db: Database): string[] {
  return db.orm
    .select()
    .from(notices)
    .where(eq(notices.userId, SUPER))
    .all()
    .map(({ title, text }) => `${title}：${text}`);
}

it('keeps the newest two hundred of a member', () => {
  const db = createTestDatabase();
  db.orm.delete(notices).run();
  for (let nth = 1; nth <= 203; nth += 1) {
    tell(db, { userId: SUPER, kind: 'wallet', title: String(nth), text: '', path: '', createdAt: TEST_NOW });
  }
  const kept = told(db);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, '4：', '203：']);
});

it('says once that the balance fell below the mark', () => {
  const db = createTestDatabase();
  db.orm.delete(notices).run();
  fillWallet(db, 12_000, 0);
  saveReminder(db, SUPER, 10_000);
  for (const spentFen of [1_000, 2_000, 3_000]) {
    const postings = adjustment({ principalFen: -spentFen, bonusFen: 0 });
    book(db, { userId: SUPER, kind: 'adjust', title: '余额调整', paymentId: null, at: TEST_NOW, postings });
  }
  expect(told(db)).toEqual(['余额提醒：可用余额 ¥90.00，已低于您设定的 ¥100.00']);
});
