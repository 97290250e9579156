/**
 * What every membership has to be, told again from what was applied: purchases, codes, and what waited for the end.
 * It reckons with days of its own, and asks none of the rules by which the shop does.
 */
import type { Database } from '#db/client.ts';

interface Standing {
  readonly level: string;
  readonly until: string;
}

interface Applied {
  readonly userId: number;
  readonly at: number;
  readonly way: string;
  readonly level: string;
  readonly term: string;
}

const CHINA_MS = 8 * 3_600_000;

const dayOf = (at: number) => new Date(at + CHINA_MS).toISOString().slice(0, 10);

/** The same day of a later month, or the last where it has fewer. */
function monthsLater(day: string, months: number): string {
  const from = new Date(`${day}T00:00:00Z`);
  const wanted = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  wanted.setUTCDate(Math.min(from.getUTCDate(), wanted.getUTCDate()));
  return wanted.toISOString().slice(0, 10);
}

export function standings({ sqlite }: Database): Map<number, Standing> {
  const rows = sqlite
    .prepare<[], { id: number; level: string; until: string }>(
      'SELECT id, vip_name AS level, vip_last_time AS until FROM users',
    )
    .all();
  return new Map(rows.map(({ id, level, until }) => [id, { level, until }]));
}

function appliedSince({ sqlite }: Database, since: number): Applied[] {
  return sqlite
    .prepare<{ since: number }, Applied>(`
      SELECT user_id AS userId, applied_at AS at, way, level, term FROM upgrades WHERE applied_at > @since
      UNION ALL SELECT redeemed_by, redeemed_at, 'code', level, term FROM member_codes WHERE redeemed_at > @since
      ORDER BY at`)
    .all({ since });
}

/** Members whose membership is another one than what was applied made of it. */
export function strayMemberships(
  db: Database,
  { before, since, now }: { before: ReadonlyMap<number, Standing>; since: number; now: number },
): string[] {
  const applied = appliedSince(db, since);
  const gone = new Set(
    db.sqlite
      .prepare<[], number>('SELECT user_id FROM account_closings WHERE closed_at IS NOT NULL')
      .pluck()
      .all(),
  );
  const today = dayOf(now);
  return [...standings(db)].flatMap(([userId, found]) => {
    const first = before.get(userId);
    if (!first || gone.has(userId)) return [];
    const own = applied.filter((one) => one.userId === userId);
    const wanted = told(first, own, today);
    // What waited for the end begins when its member looks.
    const isWaiting = wanted.late.level === found.level && wanted.late.until === found.until;
    if (isWaiting || (wanted.now.level === found.level && wanted.now.until === found.until)) return [];
    const text = ({ level, until }: Standing) => `"${level}" until ${until}`;
    return [`membership of member ${userId}: ${text(wanted.now)} was applied, found ${text(found)}`];
  });
}

/** As it is now, and as it was before what waited began. */
function told(first: Standing, own: readonly Applied[], today: string): { now: Standing; late: Standing } {
  let is = first;
  let queued: Applied | null = null;
  let late = first;
  const passTo = (day: string) => {
    late = is;
    while (queued && is.until < day) {
      is = { level: queued.level, until: monthsLater(is.until, monthsOf(queued)) };
      queued = null;
    }
  };
  for (const one of own) {
    const day = dayOf(one.at);
    passTo(day);
    if (one.way === 'queue') queued = one;
    else is = raised(is, one, day);
  }
  passTo(today);
  return { now: is, late };
}

const monthsOf = ({ term }: Applied) => (term === 'year' ? 12 : 1);

function raised({ until }: Standing, one: Applied, day: string): Standing {
  const { way, level } = one;
  const lasts = until >= day;
  if (way === 'top-up') return { level, until };
  if (way === 'exchange') return { level, until: monthsLater(day, 12) };
  const from = way !== 'buy' && lasts ? until : day;
  return { level, until: monthsLater(from, monthsOf(one)) };
}
