import { and, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { addContact } from '../queries/cards/card-contacts.ts';
import { addBatch, addToken, countScan } from '../queries/cards/card-tokens.ts';
import { addVisit } from '../queries/cards/card-visits.ts';
import { businessCards, publications } from '../schema/index.ts';
import { type DemoCard, SEEDED_CARDS, SEEDED_PRINT, SEEDED_VISITS } from '../seeded/cards.ts';
import { accountOrRefuse } from './find.ts';
import type { Scenario, ScenarioContext } from './types.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const cardsMade: Scenario = {
  name: 'cards-made',
  title: '名片：各账号的演示名片',
  description:
    'The business cards of the demo accounts, with visits and an exchange; where there are cards, nothing is added.',
  defaults: {},
  run(context) {
    if (!context.db.orm.select().from(businessCards).limit(1).get()) {
      for (const card of SEEDED_CARDS) make(context, card);
      visit(context);
    }
    const [first, draft, other] = SEEDED_CARDS;
    return { cardID: String(first?.id), draftID: String(draft?.id), otherID: String(other?.id) };
  },
};

function make({ db, now }: ScenarioContext, { account, token, works, ...card }: DemoCard): void {
  const createdAt = now - 40 * DAY_MS;
  accountOrRefuse(db, account);
  db.orm
    .insert(businessCards)
    .values({
      ...card,
      content: { ...card.content, works: { ids: publishedWorks(db, card.ownerId, works), privacy: 'open' } },
      ...{ createdAt, updatedAt: now - 2 * DAY_MS },
    })
    .run();
  addToken(db, { cardId: card.id, token, batch: 0, now: createdAt });
}

/** Which are published is drawn from the seed. */
function publishedWorks(db: Database, ownerId: number, most: number): string[] {
  const published = and(eq(publications.ownerId, ownerId), eq(publications.status, 'published'));
  const { id } = publications;
  return db.orm
    .select({ id })
    .from(publications)
    .where(published)
    .orderBy(id)
    .limit(most)
    .all()
    .map((work) => String(work.id));
}

function visit({ db, now }: ScenarioContext): void {
  const [shown, , other] = SEEDED_CARDS;
  if (!shown || !other) return;
  const cardId = shown.id;
  const { token, hoursAgo } = SEEDED_PRINT;
  addBatch(db, { cardId, token, now: now - hoursAgo * HOUR_MS });
  for (const { account, hoursAgo: ago, ...came } of SEEDED_VISITS) {
    const visitorId = account === null ? null : accountOrRefuse(db, account).id;
    addVisit(db, {
      ...came,
      cardId,
      visitorId,
      batch: came.source === 'print' ? 1 : 0,
      at: now - ago * HOUR_MS,
    });
    if (came.source === 'print' && came.action === 'open') countScan(db, token);
  }
  const at = now - 73.9 * HOUR_MS;
  addContact(db, { userId: shown.ownerId, cardId: other.id, level: 'scan', at });
  addContact(db, { userId: other.ownerId, cardId, level: 'scan', at });
}
