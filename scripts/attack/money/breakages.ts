/** What breaks on purpose in the middle of the walk: answers, the disk, and single rows of a transaction. */
import type { Database } from '#db/client.ts';
import type { Chance } from './chance.ts';
import type { Breaking } from './counter.ts';

/** Tables into which a movement of money writes, one after the other. */
const TABLES = [
  'ledger_transfers',
  'ledger_postings',
  'wallet_entries',
  'payments',
  'payment_orders',
  'recharges',
  'orders',
  'order_logs',
  'invoices',
  'invoice_orders',
  'upgrades',
  'notices',
  'idempotency_keys',
  'user_coupons',
  'team_spendings',
  'wallets',
] as const;

/** Before the work, after it, and in the middle of telling. */
const FAULTS = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'malformed-json' },
] as const;

/** Speaks to the control plane, past everything that is broken. */
type Send = (method: 'POST' | 'DELETE', path: string, json?: object) => Promise<unknown>;

/** Each breakage lasts until so many answers were broken by it. */
const MOST_BROKEN = 2;

export class Breakages implements Breaking {
  readonly #db: () => Database;
  readonly #chance: Chance;
  readonly #send: Send;
  #lift: (() => unknown) | null = null;
  #leftSteps = 0;
  readonly counts = new Map<string, number>();

  constructor(db: () => Database, chance: Chance, send: Send) {
    this.#db = db;
    this.#chance = chance;
    this.#send = send;
  }

  isArmed = (): boolean => this.#lift !== null;

  broke = async (times: number): Promise<void> => {
    if (times >= MOST_BROKEN) await this.lift();
  };

  /** Before each step: something may begin to break, and does so for a few steps at most. */
  async before(percent: number): Promise<void> {
    this.#leftSteps -= 1;
    if (this.#leftSteps <= 0) await this.lift();
    if (this.isArmed() || !this.#chance.isIn(percent)) return;
    this.#leftSteps = 1 + this.#chance.below(3);
    const kind = this.#chance.of(['fault', 'disk', 'row', 'row'] as const) ?? 'row';
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    if (kind === 'fault') await this.#breakAnswers();
    else if (kind === 'disk') this.#fillDisk();
    else this.#breakRow();
  }

  async lift(): Promise<void> {
    await this.#lift?.();
    this.#lift = null;
  }

  async #breakAnswers(): Promise<void> {
    const fault = this.#chance.of(FAULTS) ?? FAULTS[0];
    this.#lift = () => this.#send('DELETE', 'faults');
    await this.#send('POST', 'faults', { operation: '*', ...fault, times: 1 });
  }

  /** No page more than there are: SQLite says "disk is full" wherever the next one is needed. */
  #fillDisk(): void {
    const { sqlite } = this.#db();
    const before = Number(sqlite.pragma('max_page_count', { simple: true }));
    const pages = Number(sqlite.pragma('page_count', { simple: true }));
    sqlite.pragma(`max_page_count = ${pages + this.#chance.below(3)}`);
    this.#lift = () => {
      this.#db().sqlite.pragma(`max_page_count = ${before}`);
    };
  }

  /** A write into one of the tables fails, whatever was written before it in the same transaction. */
  #breakRow(): void {
    const table = this.#chance.of(TABLES) ?? 'ledger_postings';
    const event = this.#chance.isIn(60) ? 'INSERT' : 'UPDATE';
    const { sqlite } = this.#db();
    sqlite.exec(`CREATE TEMP TRIGGER broken_row BEFORE ${event} ON main.${table}
      BEGIN SELECT RAISE(ABORT, 'broken on purpose'); END`);
    this.#lift = () => {
      this.#db().sqlite.exec('DROP TRIGGER IF EXISTS temp.broken_row');
    };
  }
}
