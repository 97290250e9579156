import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { countRows } from '#db/rows/count-rows.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { cardVisitDays, cardVisits, users } from '../../schema/index.ts';

export type VisitAction = 'open' | 'save' | 'exchange';
export type VisitSource = 'link' | 'scan' | 'print';

export interface Visit {
  readonly cardId: number;
  readonly visitorId: number | null;
  readonly source: VisitSource;
  readonly batch: number;
  readonly action: VisitAction;
  readonly at: number;
}

/** So many are told one by one for each card; the days count all of them. */
const KEPT = 500;

const trimming = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ cardId: number }>(`
    DELETE FROM card_visits WHERE card_id = @cardId AND id <= (
      SELECT id FROM card_visits WHERE card_id = @cardId ORDER BY id DESC LIMIT 1 OFFSET ${KEPT})`),
);

/** Counts that somebody came (访问), or what he did. */
export function addVisit(db: Database, visit: Visit): void {
  const { cardId, action, source, at } = visit;
  const counted = {
    opens: action === 'open' ? 1 : 0,
    scans: action === 'open' && source !== 'link' ? 1 : 0,
    saves: action === 'save' ? 1 : 0,
    exchanges: action === 'exchange' ? 1 : 0,
  };
  const { opens, scans, saves, exchanges } = cardVisitDays;
  db.sqlite.transaction(() => {
    db.orm.insert(cardVisits).values(visit).run();
    trimming(db).run({ cardId });
    db.orm
      .insert(cardVisitDays)
      .values({ cardId, day: chinaIsoDay(at), ...counted })
      .onConflictDoUpdate({
        target: [cardVisitDays.cardId, cardVisitDays.day],
        set: {
          opens: sql`${opens} + ${counted.opens}`,
          scans: sql`${scans} + ${counted.scans}`,
          saves: sql`${saves} + ${counted.saves}`,
          exchanges: sql`${exchanges} + ${counted.exchanges}`,
        },
      })
      .run();
  })();
}

export interface ListedVisit extends Visit {
  readonly id: number;
  readonly nick: string | null;
}

/** One page of the latest visits, and how many are told. */
export function visitPage(
  db: Database,
  cardId: number,
  { page, pageSize }: { page: number; pageSize: number },
): { list: ListedVisit[]; total: number } {
  const ofCard = eq(cardVisits.cardId, cardId);
  const list = db.orm
    .select({ visit: cardVisits, nick: users.nick })
    .from(cardVisits)
    .leftJoin(users, eq(users.id, cardVisits.visitorId))
    .where(ofCard)
    .orderBy(desc(cardVisits.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  return {
    list: list.map(({ visit, nick }) => ({ ...visit, nick })),
    total: countRows(db, cardVisits, ofCard),
  };
}

export type VisitDay = typeof cardVisitDays.$inferSelect;

/** The days since that one on which somebody came. */
export function visitDays(db: Database, cardId: number, since: string): VisitDay[] {
  const wanted = and(eq(cardVisitDays.cardId, cardId), gte(cardVisitDays.day, since));
  return db.orm.select().from(cardVisitDays).where(wanted).orderBy(cardVisitDays.day).all();
}
