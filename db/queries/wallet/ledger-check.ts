import { STANDING_STATES } from '#contracts/rules/invoices/invoice-states.ts';
import type { Database } from '../../client.ts';

/** What a check looks for (对账): every row that its question finds is money that does not agree. */
const CHECKS: readonly { readonly what: string; readonly sql: string }[] = [
  {
    what: 'transfer out of balance',
    sql: `SELECT 'transfer ' || transfer_id AS which, 0 AS expected, sum(amount_fen) AS found
      FROM ledger_postings GROUP BY transfer_id HAVING sum(amount_fen) <> 0`,
  },
  {
    what: 'principal and ledger',
    sql: walletSql('principal_fen', 'member-principal'),
  },
  {
    what: 'bonus and ledger',
    sql: walletSql('bonus_fen', 'member-bonus'),
  },
  {
    what: 'entry and ledger',
    sql: `SELECT 'entry ' || e.id AS which, e.amount_fen AS expected, coalesce(sum(p.amount_fen), 0) AS found
      FROM wallet_entries e LEFT JOIN ledger_postings p
        ON p.transfer_id = e.transfer_id AND p.account IN ('member-principal', 'member-bonus')
      WHERE e.transfer_id IS NOT NULL GROUP BY e.id HAVING expected <> found`,
  },
  {
    what: 'frozen and waiting',
    sql: `SELECT 'member ' || w.user_id AS which, w.frozen_principal_fen + w.frozen_bonus_fen AS expected,
        (SELECT coalesce(sum(wallet_principal_fen + wallet_bonus_fen), 0) FROM payments
          WHERE user_id = w.user_id AND state IN ('waiting', 'scanned')) +
        (SELECT coalesce(sum(refund_principal_fen + refund_bonus_fen), 0) FROM recharges
          WHERE user_id = w.user_id AND refund_due_at IS NOT NULL AND refunded_at IS NULL) AS found
      FROM wallets w WHERE expected <> found`,
  },
  {
    what: 'sale and order',
    sql: orderSql('sales', 'iif(o.paid_at IS NULL, 0, o.pay_total_fen + o.coupon_fen)'),
  },
  {
    what: 'refund and order',
    sql: orderSql('refunds', '0 - o.refunded_fen'),
  },
  {
    what: 'given back and payment',
    sql: `SELECT 'payment ' || pay.no AS which, pay.refunded_fen AS expected, coalesce(sum(p.amount_fen), 0) AS found
      FROM payments pay
      LEFT JOIN ledger_transfers t ON t.payment_id = pay.id
      LEFT JOIN ledger_postings p ON p.transfer_id = t.id AND p.amount_fen > 0
        AND p.account IN ('weixin', 'alipay', 'bank', 'member-principal', 'member-bonus', 'adjustment')
        AND EXISTS (SELECT 1 FROM ledger_postings back WHERE back.transfer_id = t.id
          AND back.account IN ('refunds', 'held', 'member-principal') AND back.amount_fen < 0)
        AND NOT EXISTS (SELECT 1 FROM ledger_postings sale WHERE sale.transfer_id = t.id AND sale.account = 'sales')
      GROUP BY pay.id HAVING expected <> found`,
  },
  {
    what: 'recharge and ledger',
    sql: `SELECT 'payment ' || pay.no AS which,
        iif(r.credited_at IS NULL, 0, pay.amount_fen + r.bonus_fen)
          - iif(r.refunded_at IS NULL, 0, r.refund_principal_fen + r.refund_bonus_fen) AS expected,
        (SELECT coalesce(sum(p.amount_fen), 0) FROM ledger_transfers t JOIN ledger_postings p ON p.transfer_id = t.id
          WHERE t.payment_id = r.payment_id AND p.account IN ('member-principal', 'member-bonus')) AS found
      FROM recharges r JOIN payments pay ON pay.id = r.payment_id WHERE expected <> found`,
  },
  {
    what: 'team spending and payment',
    sql: `SELECT 'order ' || o.no AS which, coalesce(s.amount_fen, 0) AS expected, po.amount_fen AS found
      FROM payment_orders po JOIN payments pay ON pay.id = po.payment_id JOIN orders o ON o.id = po.order_id
      LEFT JOIN (SELECT t.*, m.owner_id, m.user_id FROM team_spendings t JOIN team_members m ON m.id = t.member_id) s
        ON s.order_id = o.id AND s.payment_id = pay.id AND s.owner_id = pay.user_id AND s.user_id = o.user_id
      WHERE pay.user_id <> o.user_id AND pay.settled_at IS NOT NULL AND expected <> found`,
  },
  {
    what: 'membership and ledger',
    sql: `SELECT 'payment ' || pay.no AS which,
        iif(u.applied_at IS NULL, 0, pay.amount_fen + u.coupon_fen) AS expected,
        (SELECT coalesce(sum(p.amount_fen), 0) FROM ledger_transfers t JOIN ledger_postings p ON p.transfer_id = t.id
          WHERE t.payment_id = u.payment_id AND p.account = 'sales') AS found
      FROM upgrades u JOIN payments pay ON pay.id = u.payment_id WHERE expected <> found`,
  },
  {
    what: 'invoiced and paid',
    sql: `SELECT 'order ' || o.no AS which, iif(o.paid_at IS NULL, 0, o.pay_total_fen - o.refunded_fen) AS expected,
        sum(io.amount_fen) AS found
      FROM invoice_orders io JOIN invoices i ON i.id = io.invoice_id JOIN orders o ON o.id = io.order_id
      WHERE i.state IN (${STANDING_STATES.map((state) => `'${state}'`)}) GROUP BY o.id HAVING found > expected`,
  },
  {
    what: 'invoice and its orders',
    sql: `SELECT 'invoice ' || i.no AS which, i.total_fen AS expected, coalesce(sum(io.amount_fen), 0) AS found
      FROM invoices i LEFT JOIN invoice_orders io ON io.invoice_id = i.id GROUP BY i.id HAVING expected <> found`,
  },
  {
    what: 'money that nobody owns',
    sql: `SELECT 'held' AS which, 0 AS expected, sum(amount_fen) AS found
      FROM ledger_postings WHERE account = 'held' GROUP BY account HAVING found <> 0`,
  },
];

function walletSql(column: string, account: string): string {
  return `SELECT 'member ' || u.id AS which, coalesce(w.${column}, 0) AS expected,
      (SELECT coalesce(sum(p.amount_fen), 0) FROM ledger_transfers t JOIN ledger_postings p ON p.transfer_id = t.id
        WHERE t.user_id = u.id AND p.account = '${account}') AS found
    FROM users u LEFT JOIN wallets w ON w.user_id = u.id WHERE expected <> found`;
}

function orderSql(account: string, expected: string): string {
  return `WITH booked AS (SELECT order_id, sum(amount_fen) AS fen FROM ledger_postings
      WHERE account = '${account}' AND order_id IS NOT NULL GROUP BY order_id)
    SELECT 'order ' || o.no AS which, ${expected} AS expected, coalesce(booked.fen, 0) AS found
    FROM orders o LEFT JOIN booked ON booked.order_id = o.id WHERE expected <> found`;
}

export interface LedgerProblem {
  readonly what: string;
  readonly which: string;
  readonly expectedFen: number;
  readonly foundFen: number;
}

export interface LedgerReport {
  readonly transfers: number;
  /** What each account holds by now; together nothing. */
  readonly accounts: readonly { readonly account: string; readonly amountFen: number }[];
  readonly problems: readonly LedgerProblem[];
}

/** So many of each kind: whoever has more has seen enough. */
const SHOWN = 20;

/** Whether all that knows of money says the same of it (对账). It reads everything, so no call of the product asks. */
export function checkLedger({ sqlite }: Database): LedgerReport {
  const problems = CHECKS.flatMap(({ what, sql }) =>
    sqlite
      .prepare<[], { which: string; expected: number; found: number }>(`${sql} LIMIT ${SHOWN}`)
      .all()
      .map(({ which, expected, found }) => ({ what, which, expectedFen: expected, foundFen: found })),
  );
  const accounts = sqlite
    .prepare<[], { account: string; amountFen: number }>(
      'SELECT account, sum(amount_fen) AS amountFen FROM ledger_postings GROUP BY account ORDER BY account',
    )
    .all();
  const transfers = sqlite.prepare<[], number>('SELECT count(*) FROM ledger_transfers').pluck().get() ?? 0;
  return { transfers, accounts, problems };
}
