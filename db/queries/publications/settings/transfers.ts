import { and, count, eq, gt } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import { checkTransfer, transferEnd, transferState } from '#contracts/rules/publications/transfers.ts';
import { PATHS } from '#contracts/rules/screens/paths.ts';
import type { Database } from '../../../client.ts';
import { keptWhenDone } from '../../../kept-when-done.ts';
import { publications, publicationTransfers as transfers, users } from '../../../schema/index.ts';
import { tell } from '../../account/notices.ts';
import { userById } from '../../account/users.ts';
import { forgetUnusedFiles } from '../../files/unused-files.ts';
import { membershipOf } from '../../team/memberships.ts';
import { isBeingImported } from '../imports.ts';
import type { PublicationRow } from '../publications.ts';

export type TransferRow = typeof transfers.$inferSelect;

const DAY_MS = 86_400_000;

/** The offer of a work that waits for the other member. */
export function waitingTransfer(db: Database, publicationId: number, now: number): TransferRow | null {
  const waiting = and(
    eq(transfers.publicationId, publicationId),
    eq(transfers.state, 'waiting'),
    gt(transfers.expiresAt, now),
  );
  return db.orm.select().from(transfers).where(waiting).get() ?? null;
}

interface Offer {
  readonly userId: number;
  readonly mobile: string;
  readonly now: number;
}

type NotOffered = Refused<'transfer-of-team' | 'transfer-waiting' | 'transfers-full' | 'publication-state'>;

/** Offers a work to the member with a mobile (转让), who is told where there is one. */
export function offerWork(
  db: Database,
  work: PublicationRow,
  { userId, mobile, now }: Offer,
): Done<number> | NotOffered {
  if (isBeingImported(db, work.id)) return refused('publication-state');
  return keptWhenDone(db, () => {
    const may = checkTransfer({
      isOfTeam: isOfTeam(db, userId),
      isWaiting: waitingTransfer(db, work.id, now) !== null,
      begunToday: begunSince(db, userId, now - DAY_MS),
    });
    if (may.kind !== 'done') return may;
    // One without an answer in time makes room.
    const overdue = and(eq(transfers.publicationId, work.id), eq(transfers.state, 'waiting'));
    db.orm.update(transfers).set({ state: 'cancelled', decidedAt: now }).where(overdue).run();
    const row = { publicationId: work.id, fromId: userId, toMobile: mobile };
    const { id } = db.orm
      .insert(transfers)
      .values({ ...row, createdAt: now, expiresAt: transferEnd(now) })
      .returning({ id: transfers.id })
      .get();
    const from = userById(db, userId)?.nick ?? '';
    tellMobile(db, mobile, {
      title: '有人把作品转让给您',
      text: `${from} 想把《${work.name}》转让给您，请在 7 天内接收或谢绝`,
      path: transferPath(id),
      createdAt: now,
    });
    return done(id);
  });
}

/** Where the other member answers. */
export function transferPath(id: number): string {
  return `${PATHS.opusList.getHref('all')}?transfer=${id}`;
}

/** Members of a team neither give nor take: what they make is the team's. */
export function isOfTeam(db: Database, userId: number): boolean {
  const member = membershipOf(db, userId)?.member;
  return member?.state === 'normal' || member?.state === 'disabled';
}

function begunSince(db: Database, userId: number, since: number): number {
  const mine = and(eq(transfers.fromId, userId), gt(transfers.createdAt, since));
  return db.orm.select({ n: count() }).from(transfers).where(mine).get()?.n ?? 0;
}

interface Told {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly createdAt: number;
}

function tellMobile(db: Database, mobile: string, told: Told): void {
  const member = db.orm.select({ id: users.id }).from(users).where(eq(users.mobile, mobile)).get();
  if (member) tell(db, { userId: member.id, kind: 'publication', ...told });
}

/** Takes an offer back (撤回转让). */
export function cancelOffer(
  db: Database,
  work: PublicationRow,
  now: number,
): Done<void> | Refused<'transfer-over'> {
  const waiting = waitingTransfer(db, work.id, now);
  if (!waiting) return refused('transfer-over');
  return keptWhenDone(db, () => {
    end(db, waiting.id, 'cancelled', now);
    const text = `《${work.name}》的转让已被对方撤回`;
    tellMobile(db, waiting.toMobile, { title: '转让已撤回', text, path: '', createdAt: now });
    return done(undefined);
  });
}

function end(db: Database, id: number, state: TransferRow['state'], now: number): void {
  db.orm.update(transfers).set({ state, decidedAt: now }).where(eq(transfers.id, id)).run();
}

export interface Offered {
  readonly transfer: TransferRow;
  readonly work: PublicationRow;
  readonly from: string;
}

/** What is offered to the member with a mobile. */
export function offeredTo(db: Database, mobile: string, id: number): Done<Offered> | Missing<'transfer'> {
  const own = and(eq(transfers.id, id), eq(transfers.toMobile, mobile));
  const found = db.orm
    .select({ transfer: transfers, work: publications, from: users.nick })
    .from(transfers)
    .innerJoin(publications, eq(publications.id, transfers.publicationId))
    .innerJoin(users, eq(users.id, transfers.fromId))
    .where(own)
    .get();
  return mobile !== '' && found ? done(found) : missing('transfer');
}

interface Answer {
  readonly userId: number;
  readonly isAccepted: boolean;
  /** Whether the membership of the new owner lets it stay published. */
  readonly mayPublish: boolean;
  readonly now: number;
}

/** Agrees to have a work, or not (接收、谢绝); who offered it is told. */
export function answerOffer(
  db: Database,
  { transfer, work }: Omit<Offered, 'from'>,
  { userId, isAccepted, mayPublish, now }: Answer,
): Done<void> | Refused<'transfer-over' | 'transfer-of-team'> {
  const isStill = transferState(transfer, now) === 'waiting' && work.ownerId === transfer.fromId;
  if (!isStill || (isAccepted && work.trashedAt !== null)) return refused('transfer-over');
  if (isAccepted && (isOfTeam(db, userId) || isOfTeam(db, transfer.fromId)))
    return refused('transfer-of-team');
  return keptWhenDone(db, () => {
    end(db, transfer.id, isAccepted ? 'accepted' : 'declined', now);
    if (isAccepted) handOver(db, work, { userId, mayPublish });
    const by = userById(db, userId)?.nick ?? '';
    const title = isAccepted ? '作品已转让' : '转让被谢绝';
    const text = isAccepted
      ? `${by} 接收了《${work.name}》，它现在归对方`
      : `${by} 谢绝了《${work.name}》，它还是您的`;
    tell(db, { userId: transfer.fromId, kind: 'publication', title, text, path: '', createdAt: now });
    return done(undefined);
  });
}

/** The files that a work shows, in its draft and its versions: who has a work has its files. */
const FILES = `
  INSERT INTO member_files (owner_id, hash, kind, bytes, width, height, taken_at, created_at)
  SELECT @to, hash, kind, bytes, width, height, taken_at, created_at FROM member_files
  WHERE owner_id = @from AND hash IN (
    SELECT file_hash FROM page_files JOIN publication_pages USING (content_hash) WHERE publication_id = @work
    UNION SELECT file_hash FROM publication_imports WHERE publication_id = @work
    UNION SELECT substr(art_id, 6) FROM publications WHERE id = @work AND art_id LIKE 'file:%')
  ON CONFLICT DO NOTHING`;

/** The work with its versions, links and files; lines of a cart go, because what is another's is not printed. */
function handOver(
  db: Database,
  { id, ownerId, status, revision }: PublicationRow,
  { userId, mayPublish }: Pick<Answer, 'userId' | 'mayPublish'>,
): void {
  const who = { work: id, from: ownerId, to: userId };
  db.sqlite.prepare(FILES).run(who);
  db.sqlite.prepare('DELETE FROM cart_lines WHERE publication_id = @work AND user_id = @from').run(who);
  const isTakenDown = !mayPublish && (status === 'published' || status === 'changed');
  db.orm
    .update(publications)
    .set({
      ownerId: userId,
      folderId: null,
      isTeamEdited: false,
      revision: revision + 1,
      ...(isTakenDown ? { status: 'withdrawn' as const } : {}),
    })
    .where(eq(publications.id, id))
    .run();
  forgetUnusedFiles(db);
}
