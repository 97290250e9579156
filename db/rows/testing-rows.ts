/** Worlds with more rows of a kind than anybody has, for tests of what a call may cost. */
import type { Database } from '../client.ts';

/** The member whose rows they are. */
export const CROWDED = 10003;
export const CROWD = 20_000;

interface Kind {
  readonly table: string;
  /** Which row is copied. */
  readonly like: string;
  /** What is different in the copies; `n` counts them. */
  readonly set: Readonly<Record<string, string>>;
}

const own = `user_id = ${CROWDED}`;
const ofOwner = `owner_id = ${CROWDED}`;
const work = `${ofOwner} AND id = 50001`;
const workSet = { id: '1000000 + n', code: "printf('many%06d', n)" };

const KINDS = {
  addresses: {
    table: 'addresses',
    like: own,
    set: { id: '1000000 + n', is_default: "'N'", sort: '100 + n' },
  },
  'cart lines': { table: 'cart_lines', like: 'id = 90001', set: { id: '1000000 + n', sort: '100 + n' } },
  'deleted cart lines': {
    table: 'cart_lines',
    like: 'id = 90001',
    set: { id: '2000000 + n', sort: '100 + n', deleted_at: 'n' },
  },
  orders: {
    table: 'orders',
    like: `${own} AND state = 'unpaid'`,
    set: { id: '1000000 + n', no: "printf('9%015d', n)", due_at: '1000 + n', due_event: "'expire'" },
  },
  'paid orders': {
    table: 'orders',
    like: `${own} AND state = 'paid'`,
    set: { id: '2000000 + n', no: "printf('8%015d', n)", due_at: '1000 + n' },
  },
  'order lines': {
    table: 'order_lines',
    like: 'order_id = 60001',
    set: { id: '1000000 + n', sort: '100 + n' },
  },
  'order logs': { table: 'order_logs', like: 'order_id = 60001', set: { id: '1000000 + n' } },
  parcels: { table: 'parcels', like: '1', set: { id: '1000000 + n' } },
  'after-sales': {
    table: 'after_sales',
    like: own,
    set: { id: '1000000 + n', no: "printf('S9%014d', n)", state: "'applied'", due_at: '1000 + n' },
  },
  payments: {
    table: 'payments',
    like: own,
    set: {
      id: '1000000 + n',
      no: "printf('P9%014d', n)",
      code_token: "printf('token%d', n)",
      state: "'waiting'",
      wallet_principal_fen: '0',
      wallet_bonus_fen: '0',
      expires_at: '1000 + n',
      settled_at: 'NULL',
    },
  },
  coupons: { table: 'user_coupons', like: 'id = 70001', set: { id: '1000000 + n' } },
  works: { table: 'publications', like: work, set: { ...workSet, tags: `json_array('tag' || n)` } },
  'works in the trash': { table: 'publications', like: work, set: { ...workSet, trashed_at: 'n' } },
  folders: {
    table: 'publication_folders',
    like: ofOwner,
    set: { id: '1000000 + n', name: "'folder ' || n" },
  },
  versions: { table: 'publication_versions', like: '1', set: { seq: '100 + n' } },
  'reading places': {
    table: 'reading_places',
    like: '1',
    set: { user_id: String(CROWDED), publication_id: '1000000 + n' },
  },
  files: { table: 'member_files', like: '1', set: { hash: "printf('%064x', n)" } },
  imports: { table: 'publication_imports', like: "state <> 'done'", set: { publication_id: '1000000 + n' } },
  feedback: { table: 'feedback', like: '1', set: { id: '1000000 + n' } },
  'wallet entries': { table: 'wallet_entries', like: own, set: { id: '1000000 + n' } },
  'idempotency keys': { table: 'idempotency_keys', like: '1', set: { key: "'many-' || n", at: 'n' } },
} as const satisfies Readonly<Record<string, Kind>>;

export type Crowd = keyof typeof KINDS;

/** Tables that the seed leaves empty get the row that is copied; columns are named, so that a new one changes nothing here. */
const FIRST_ROWS = `
  INSERT OR IGNORE INTO feedback (id, user_id, content, state, created_at)
    VALUES (1, ${CROWDED}, '很好用', '已收到', 1);
  INSERT OR IGNORE INTO member_files (owner_id, hash, kind, bytes, created_at)
    VALUES (${CROWDED}, printf('%064x', 0), 'pdf', 1, 1);
  INSERT OR IGNORE INTO idempotency_keys (user_id, operation, key, input, answer, at)
    VALUES (${CROWDED}, 'PayServiceMag.createPay', 'many-0', '{}', '""', 1);
  INSERT OR IGNORE INTO reading_places (user_id, publication_id, page, at)
    VALUES (${CROWDED}, 50001, 1, 1);`;
/** What these rows belong to. */
const BELONGING: Partial<Record<Crowd, Crowd>> = { 'reading places': 'works', imports: 'works' };

/** Adds that many rows, each a copy of a seeded one but for what has to differ. */
export function crowd(db: Database, kind: Crowd, count = CROWD): void {
  const { sqlite } = db;
  sqlite.exec(FIRST_ROWS);
  const owner = BELONGING[kind];
  if (owner) crowd(db, owner, count);
  const { table, like, set }: Kind = KINDS[kind];
  const columns = sqlite
    .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
    .pluck()
    .all(table);
  const values = columns.map((column) => set[column] ?? `one."${column}"`);
  sqlite
    .prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
       INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
       SELECT ${values.join(', ')} FROM (SELECT * FROM "${table}" WHERE ${like} LIMIT 1) AS one, numbers`,
    )
    .run();
}
