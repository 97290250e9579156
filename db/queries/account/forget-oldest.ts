import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';

/** Rows that every visitor can make and nobody needs for long, each with the moment after which it says nothing more. */
const OVER_AT = {
  login_failures: 'at',
  verification_codes: 'expires_at',
  login_sessions: 'expires_at',
  sessions: 'expires_at',
  gift_code_failures: 'at',
} as const;

/** So many at a time: each new row takes more old ones along than come, and no call waits for a great sweep. */
const STEP = 50;

const forgetting = preparedOnce((db) => {
  const prepared = (table: keyof typeof OVER_AT) => {
    const oldest = `SELECT rowid FROM ${table} ORDER BY rowid LIMIT ${STEP}`;
    const isTooMany = `(SELECT count(*) FROM ${table}) > ?`;
    return db.sqlite.prepare<[number, number]>(
      `DELETE FROM ${table} WHERE rowid IN (${oldest}) AND (${OVER_AT[table]} <= ? OR ${isTooMany})`,
    );
  };
  return {
    login_failures: prepared('login_failures'),
    verification_codes: prepared('verification_codes'),
    login_sessions: prepared('login_sessions'),
    sessions: prepared('sessions'),
    gift_code_failures: prepared('gift_code_failures'),
  };
});

/** Forgets of the oldest rows those that were over by that moment, and any where there are more than so many. */
export function forgetOldest(
  db: Database,
  table: keyof typeof OVER_AT,
  { before, most }: { readonly before: number; readonly most: number },
): void {
  forgetting(db)[table].run(before, most);
}
