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
  /** Which purchase or code it was. */
  readonly key: string;
  readonly userId: number;
  readonly at: number;
  readonly way: string;
  readonly level: string;
  readonly term: string;
  /** The membership that a purchase was for; null for a code. */
  readonly basisLevel: string | null;
  readonly basisUntil: string | null;
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

function allApplied({ sqlite }: Database): Applied[] {
  return sqlite
    .prepare<[], Applied>(`
      SELECT 'upgrade ' || payment_id AS key, user_id AS userId, applied_at AS at, way, level, term,
        basis_name AS basisLevel, basis_last_time AS basisUntil FROM upgrades WHERE applied_at IS NOT NULL
      UNION ALL SELECT 'code ' || id, redeemed_by, redeemed_at, 'code', level, term, NULL, NULL
        FROM member_codes WHERE redeemed_at IS NOT NULL
      ORDER BY at`)
    .all();
}

/** What was applied before the walk began. */
export function appliedKeys(db: Database): ReadonlySet<string> {
  return new Set(allApplied(db).map(({ key }) => key));
}

/** Members whose membership is another one than what was applied made of it. */
export function strayMemberships(
  db: Database,
  { before, known, now }: { before: ReadonlyMap<number, Standing>; known: ReadonlySet<string>; now: number },
): string[] {
  const applied = allApplied(db).filter(({ key }) => !known.has(key));
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
  const left = [...own];
  while (left.length > 0) {
    const day = dayOf(left[0]?.at ?? 0);
    passTo(day);
    const [one] = left.splice(nextOf(left, is), 1);
    if (!one) break;
    if (one.way === 'queue') queued = one;
    else is = raised(is, one, day);
  }
  passTo(today);
  return { now: is, late };
}

/** Of what was applied at one moment, the purchase that was for the membership as it is comes first. */
function nextOf(left: readonly Applied[], { level, until }: Standing): number {
  const at = left[0]?.at;
  const fits = (one: Applied) => one.at === at && one.basisLevel === level && one.basisUntil === until;
  const code = left.findIndex((one) => one.at === at && one.basisLevel === null);
  return Math.max(0, left.some(fits) ? left.findIndex(fits) : code);
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
