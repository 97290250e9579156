import type { Database } from './client.ts';

/**
 * The first transfers (建账) of a database that is older than the ledger: what wallets hold, what orders were sold for
 * and what payments gave back, against the account of what was there before. Later ones then agree with the rest.
 */
export function openBooks({ sqlite }: Database): void {
  const isOpen = sqlite.prepare('SELECT 1 FROM ledger_transfers LIMIT 1').get() !== undefined;
  if (isOpen) return;
  sqlite.transaction(() => {
    for (const sql of OPENING) sqlite.exec(sql);
  })();
}

const TITLE = '建账';
/** Each kind of row gets transfers of its own, whose ids tell which row they are about. */
const BEHIND = '(SELECT coalesce(max(id), 0) FROM ledger_transfers)';

interface Opening {
  /** Rows with id, user_id, payment_id, at and the columns of the lines. */
  readonly rows: string;
  readonly lines: readonly { readonly account: string; readonly fen: string; readonly orderId?: string }[];
}

const OPENINGS: readonly Opening[] = [
  {
    rows: `SELECT user_id AS id, user_id, NULL AS payment_id, 0 AS at, principal_fen, bonus_fen, NULL AS order_id
      FROM wallets WHERE principal_fen + bonus_fen > 0`,
    lines: [
      { account: 'member-principal', fen: 'principal_fen' },
      { account: 'member-bonus', fen: 'bonus_fen' },
      { account: 'adjustment', fen: '0 - principal_fen - bonus_fen' },
    ],
  },
  {
    rows: `SELECT id, user_id, NULL AS payment_id, paid_at AS at, pay_total_fen + coupon_fen AS sold_fen, refunded_fen,
      id AS order_id FROM orders WHERE paid_at IS NOT NULL`,
    lines: [
      { account: 'sales', fen: 'sold_fen', orderId: 'order_id' },
      { account: 'adjustment', fen: '0 - sold_fen' },
      { account: 'refunds', fen: '0 - refunded_fen', orderId: 'order_id' },
      // Payments tell the same refunds once more.
      { account: 'refunds', fen: 'refunded_fen' },
    ],
  },
  {
    rows: `SELECT id, user_id, id AS payment_id, created_at AS at, refunded_fen,
      CASE channel WHEN 'transfer' THEN 'bank' WHEN 'wallet' THEN 'adjustment' ELSE channel END AS outside
      FROM payments WHERE refunded_fen > 0`,
    lines: [
      { account: 'outside', fen: 'refunded_fen' },
      { account: 'refunds', fen: '0 - refunded_fen' },
    ],
  },
];

const OPENING = OPENINGS.flatMap(({ rows, lines }) => [
  `CREATE TEMP TABLE opening AS SELECT *, ${BEHIND} + row_number() OVER (ORDER BY id) AS transfer_id FROM (${rows})`,
  `INSERT INTO ledger_transfers (id, user_id, title, payment_id, at)
    SELECT transfer_id, user_id, '${TITLE}', payment_id, at FROM opening`,
  ...lines.map(
    ({ account, fen, orderId = 'NULL' }, line) =>
      `INSERT INTO ledger_postings (transfer_id, line, account, amount_fen, order_id)
        SELECT transfer_id, ${line}, ${account === 'outside' ? 'outside' : `'${account}'`}, ${fen}, ${orderId} FROM opening`,
  ),
  'DROP TABLE opening',
]);
