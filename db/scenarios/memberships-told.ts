import { chinaDateInDays } from '../civil-date.ts';
import { lockedHits, memberCodes } from '../schema/index.ts';
import { secretHash } from '../secret-hash.ts';
import { SEEDED_LOCKED_HITS, SEEDED_MEMBER_CODES } from '../seeded/memberships.ts';
import { accountOrRefuse } from './find.ts';
import type { Scenario } from './types.ts';

const DAY_MS = 86_400_000;

export const memberCodesGiven: Scenario = {
  name: 'member-codes-given',
  title: '会员兑换码：可用、已用、过期',
  description:
    'There are membership codes that are good, used and past; where there are some, nothing is added.',
  defaults: {},
  run({ db, now }) {
    const rows = SEEDED_MEMBER_CODES.map(({ code, validDays, ...row }) => ({
      id: row.id,
      hash: secretHash(code),
      title: row.title,
      level: row.level,
      term: row.term,
      validTo: now + validDays * DAY_MS,
      ...('usedBy' in row
        ? { redeemedBy: accountOrRefuse(db, row.usedBy).id, redeemedAt: now - 30 * DAY_MS }
        : {}),
    }));
    db.orm.insert(memberCodes).values(rows).onConflictDoNothing().run();
    const [year, month, ofSuper, used, past] = SEEDED_MEMBER_CODES;
    return { year: year.code, month: month.code, super: ofSuper.code, used: used.code, past: past.code };
  },
};

export const lockedAreasFound: Scenario = {
  name: 'locked-areas-found',
  title: '被会员功能挡住过',
  description: 'The ordinary demo member found statistics and sub-members locked some times.',
  defaults: {},
  run({ db, now }) {
    const rows = SEEDED_LOCKED_HITS.map(({ account, area, daysAgo, times }) => ({
      userId: accountOrRefuse(db, account).id,
      day: chinaDateInDays(now, -daysAgo),
      area,
      times,
    }));
    db.orm.insert(lockedHits).values(rows).onConflictDoNothing().run();
    return { hits: String(rows.length) };
  },
};
