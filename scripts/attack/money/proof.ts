/** What the database has to say, held against the books of the walk and against itself. It only reads. */
import type { Database } from '#db/client.ts';
import { checkLedger } from '#db/queries/wallet/ledger-check.ts';
import type { Books } from './books.ts';
import { appliedKeys, standings, strayMemberships } from './membership-course.ts';
import type { Walk } from './walk.ts';

interface Purse {
  readonly userId: number;
  readonly account: string;
  readonly fen: number;
  readonly frozenFen: number;
}

const OUTSIDE = "('weixin', 'alipay', 'bank')";

/** Questions that the self-check does not ask; every row that one finds is a disagreement. */
const QUESTIONS: readonly { readonly what: string; readonly sql: string }[] = [
  {
    what: 'more is invoiced than was sold and not taken back',
    sql: `WITH sold AS (SELECT order_id, sum(amount_fen) AS fen FROM ledger_postings
        WHERE account IN ('sales', 'refunds') AND order_id IS NOT NULL GROUP BY order_id),
      invoiced AS (SELECT order_id, sum(amount_fen) AS fen FROM invoice_orders JOIN invoices ON invoices.id = invoice_id
        WHERE state IN ('pending', 'issuing', 'issued', 'failed') GROUP BY order_id)
      SELECT 'order ' || no || ': ' || invoiced.fen || ' of ' || (coalesce(sold.fen, 0) - coupon_fen) AS which
      FROM invoiced JOIN orders ON orders.id = invoiced.order_id LEFT JOIN sold ON sold.order_id = orders.id
      WHERE invoiced.fen > coalesce(sold.fen, 0) - coupon_fen`,
  },
  {
    what: 'an order is in two invoices that stand',
    sql: `SELECT 'order ' || orders.no AS which FROM invoice_orders JOIN invoices ON invoices.id = invoice_id
      JOIN orders ON orders.id = order_id
      WHERE invoices.state IN ('pending', 'issuing', 'issued', 'failed', 'reddening') GROUP BY order_id HAVING count(*) > 1`,
  },
  {
    what: 'a balance in the statement does not follow from the one before',
    sql: `SELECT 'entry ' || id AS which FROM (SELECT id, balance_fen - amount_fen AS before,
        lag(balance_fen) OVER (PARTITION BY user_id ORDER BY id) AS last FROM wallet_entries
        WHERE transfer_id > @since) WHERE before <> last`,
  },
  {
    what: 'more went back of an order than was paid for it',
    sql: "SELECT 'order ' || no AS which FROM orders WHERE refunded_fen > pay_total_fen",
  },
  {
    what: 'a payment gave back more than came',
    sql: `SELECT 'payment ' || pay.no AS which FROM payments pay
      JOIN ledger_transfers t ON t.payment_id = pay.id JOIN ledger_postings p ON p.transfer_id = t.id
      WHERE p.account IN ${OUTSIDE} GROUP BY pay.id HAVING sum(p.amount_fen) > 0`,
  },
  {
    what: 'an order that was paid has no payment that succeeded',
    sql: `SELECT 'order ' || no AS which FROM orders o WHERE paid_at IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM payment_orders po JOIN payments p ON p.id = po.payment_id
        WHERE po.order_id = o.id AND p.state IN ('succeeded', 'refunded') AND p.settled_at IS NOT NULL)`,
  },
  {
    what: 'a coupon is used by an order that does not have it',
    sql: `SELECT 'coupon ' || c.id AS which FROM user_coupons c JOIN orders o ON o.id = c.order_id
      WHERE o.state = 'canceled' OR o.coupon_fen = 0 OR o.user_id <> c.user_id`,
  },
  {
    what: 'two orders, or none, used the coupon that an order has',
    sql: `SELECT 'order ' || o.no AS which FROM orders o
      WHERE o.coupon_fen > 0 AND o.state <> 'canceled' AND o.id > @order
        AND (SELECT count(*) FROM user_coupons c WHERE c.order_id = o.id) <> 1`,
  },
  {
    what: 'a code was redeemed without what it is worth',
    sql: `SELECT 'gift codes of ' || redeemed_by AS which FROM gift_codes WHERE redeemed_at IS NOT NULL
      GROUP BY redeemed_by HAVING sum(bonus_fen) <>
        (SELECT coalesce(sum(amount_fen), 0) FROM wallet_entries WHERE user_id = redeemed_by AND kind = 'gift')`,
  },
];

/** Everything that was there before the first step. */
export class Proof {
  readonly #db: () => Database;
  readonly #purses: readonly Purse[];
  readonly #standings: ReturnType<typeof standings>;
  readonly #applied: ReadonlySet<string>;
  readonly #since: { readonly transfer: number; readonly order: number };
  readonly #reckoned = new Map<string, ReturnType<Books['reckon']>>();
  readonly #outside: number;
  /** Where answers are lost at any moment, nobody can say what a customer handed over. */
  readonly #isHandedKnown: boolean;
  #checkedTo: number;
  #sum = 0;

  constructor(
    db: () => Database,
    { books, isHandedKnown = true }: { books: Books; isHandedKnown?: boolean },
  ) {
    this.#db = db;
    this.#isHandedKnown = isHandedKnown;
    this.#purses = this.#readPurses();
    this.#standings = standings(db());
    this.#applied = appliedKeys(db());
    const transfer = this.#number('SELECT coalesce(max(id), 0) FROM ledger_transfers');
    this.#since = { transfer, order: this.#number('SELECT coalesce(max(id), 0) FROM orders') };
    this.#checkedTo = transfer;
    this.#outside = this.#outsideFen();
    for (const { account } of this.#purses) this.#reckoned.set(account, books.reckon(account));
  }

  /** After each step: what was booked since the last one adds up to nothing, each transfer and all together. */
  step(): string[] {
    const { sqlite } = this.#db();
    const last = this.#number('SELECT coalesce(max(id), 0) FROM ledger_transfers');
    if (last === this.#checkedTo) return [];
    const sums = sqlite
      .prepare<[number], { which: number; fen: number; lines: number }>(`
        SELECT t.id AS which, coalesce(sum(p.amount_fen), 0) AS fen, count(p.line) AS lines FROM ledger_transfers t
        LEFT JOIN ledger_postings p ON p.transfer_id = t.id WHERE t.id > ? GROUP BY t.id`)
      .all(this.#checkedTo);
    this.#checkedTo = last;
    this.#sum += sums.reduce((sum, { fen }) => sum + fen, 0);
    const wrong = sums.filter(({ fen, lines }) => fen !== 0 || lines < 2);
    const found = wrong.map(
      ({ which, fen, lines }) => `transfer ${which}: ${lines} postings add up to ${fen}`,
    );
    return this.#sum === 0 ? found : [...found, `all postings add up to ${this.#sum}`];
  }

  /** Now and then, once the books of the walk were read anew: all of it. */
  whole(walk: Walk, now: number): string[] {
    const db = this.#db();
    const { transfer, order } = this.#since;
    const ledger = checkLedger(db).problems.map((one) => {
      return `${one.what}: ${one.which}, expected ${one.expectedFen}, found ${one.foundFen}`;
    });
    const asked = QUESTIONS.flatMap(({ what, sql }) =>
      db.sqlite
        .prepare<{ since: number; order: number }, { which: string }>(`${sql} LIMIT 5`)
        .all({ since: transfer, order })
        .map(({ which }) => `${what}: ${which}`),
    );
    const memberships = strayMemberships(db, { before: this.#standings, known: this.#applied, now });
    return [
      ...ledger,
      ...asked,
      ...memberships,
      ...this.#purseProblems(walk),
      ...this.#outsideProblems(walk),
    ];
  }

  /** At the very end, because it reads every page. */
  storage(): string[] {
    const { sqlite } = this.#db();
    const kept = String(sqlite.pragma('integrity_check', { simple: true }));
    const strays = (sqlite.pragma('foreign_key_check') as unknown[]).length;
    return [
      ...(kept === 'ok' ? [] : [kept]),
      ...(strays === 0 ? [] : [`${strays} rows name rows that are gone`]),
    ];
  }

  /** The wallets as the walk reckons them from replies. */
  #purseProblems({ books, counter }: Walk): string[] {
    const now = new Map(this.#readPurses().map((purse) => [purse.userId, purse]));
    return this.#purses.flatMap(({ account, userId, fen, frozenFen }) => {
      const first = this.#reckoned.get(account);
      const found = now.get(userId);
      if (!first || !found) return [`the wallet of ${account} is gone`];
      const reckoned = books.reckon(account);
      // Bonus is lost with the account, and only then.
      const wanted = counter.gone.has(account)
        ? [0, 0]
        : [fen + reckoned.netFen - first.netFen, frozenFen + reckoned.frozenFen - first.frozenFen];
      const [is, isFrozen] = [found.fen, found.frozenFen];
      if (is === wanted[0] && isFrozen === wanted[1]) return [];
      return [
        `wallet of ${account}: by the replies ${wanted.join(' and frozen ')}, stored ${is} and frozen ${isFrozen}`,
      ];
    });
  }

  /** Money outside: what is kept of it by the replies, and what customers handed over. */
  #outsideProblems({ books, receivedFen, silent }: Walk): string[] {
    let keptFen = 0;
    for (const { account } of this.#purses) {
      keptFen += books.reckon(account).outsideFen - (this.#reckoned.get(account)?.outsideFen ?? 0);
    }
    const booked = this.#outsideFen() - this.#outside;
    const told = [...silent].filter(
      ([payNo]) => !['waiting', 'scanned'].includes(books.payments.get(payNo)?.state ?? ''),
    );
    const handed = receivedFen + told.reduce((sum, [, fen]) => sum + fen, 0);
    const came = -this.#number(
      `SELECT coalesce(sum(amount_fen), 0) FROM ledger_postings WHERE account IN ${OUTSIDE}
        AND amount_fen < 0 AND transfer_id > ${this.#since.transfer}`,
    );
    return [
      ...(keptFen === booked
        ? []
        : [`money outside: by the replies ${keptFen} are kept, booked are ${booked}`]),
      ...(handed === came || !this.#isHandedKnown
        ? []
        : [`money outside: customers handed over ${handed}, booked as come are ${came}`]),
    ];
  }

  #outsideFen(): number {
    return -this.#number(
      `SELECT coalesce(sum(amount_fen), 0) FROM ledger_postings WHERE account IN ${OUTSIDE}`,
    );
  }

  #readPurses(): Purse[] {
    return this.#db()
      .sqlite.prepare<[], Purse>(`
        SELECT u.id AS userId, u.account, coalesce(principal_fen + bonus_fen, 0) AS fen,
          coalesce(frozen_principal_fen + frozen_bonus_fen, 0) AS frozenFen
        FROM users u LEFT JOIN wallets w ON w.user_id = u.id`)
      .all();
  }

  #number(sql: string): number {
    return Number(this.#db().sqlite.prepare(sql).pluck().get());
  }
}
