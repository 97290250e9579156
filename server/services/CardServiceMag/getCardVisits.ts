import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { batchesOf } from '#db/queries/cards/card-tokens.ts';
import { type VisitDay, visitDays, visitPage } from '#db/queries/cards/card-visits.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { ownCard } from './own-card.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const PAGE_SIZE = 10;

/** 访问记录. */
export const getCardVisits: Handler<'CardServiceMag.getCardVisits'> = (input, context) => {
  const { db, now } = context;
  const { id } = ownCard(context, input.cardID);
  const { page, pageSize } = pageOf(input, PAGE_SIZE);
  const days = visitDays(db, id, chinaIsoDay(now - (DAYS - 1) * DAY_MS));
  const sum = (name: 'opens' | 'scans' | 'saves' | 'exchanges') =>
    days.reduce((total, day) => total + day[name], 0);
  const { list, total } = visitPage(db, id, { page, pageSize });
  return {
    code: 0,
    message: '成功',
    data: {
      ...{ opens: sum('opens'), scans: sum('scans'), saves: sum('saves'), exchanges: sum('exchanges') },
      days: allDays(days, now),
      batches: batchesOf(db, id).map(({ batch, scans, createdAt }) => ({
        batch,
        scans,
        at: moment(createdAt),
      })),
      list: list.map(({ id: visitId, nick, source, batch, action, at }) => ({
        ...{ ID: String(visitId), who: nick ?? '', source, batch, action, at: moment(at) },
      })),
      ...{ total, page, pageSize },
    },
  };
};

/** Each of the days, also those on which nobody came. */
function allDays(days: readonly VisitDay[], now: number): { day: string; opens: number }[] {
  const opens = new Map(days.map((day) => [day.day, day.opens]));
  return Array.from({ length: DAYS }, (_, at) => {
    const day = chinaIsoDay(now - (DAYS - 1 - at) * DAY_MS);
    return { day, opens: opens.get(day) ?? 0 };
  });
}

function moment(at: number): string {
  return new Date(at).toISOString();
}
