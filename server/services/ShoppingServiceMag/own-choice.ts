import { MOST_BLANK_PAGES } from '#contracts/rules/print/step-availability.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import type { Database } from '#db/client.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import { type PublicationRow, publicationOf } from '#db/queries/publications/publications.ts';
import { choiceRefusal, refusal } from '#server/errors.ts';
import { demandAllPages } from './all-pages.ts';
import { type PrintChoice, readChoice, type SentChoice } from './print-choice.ts';

export interface SentPublication extends Omit<SentChoice, 'memberID' | 'count'> {
  readonly publicationID: string;
}

/** A choice of goods and options for a work of the caller's, or why it cannot be printed so. */
export function ownChoice(
  db: Database,
  user: UserRow,
  sent: SentPublication & { readonly count: string },
): { readonly publication: PublicationRow; readonly choice: PrintChoice } {
  const publicationId = parseDecimalId(sent.publicationID);
  const publication = publicationId === null ? null : publicationOf(db, user.id, publicationId);
  if (!publication) throw refusal('publication-not-found');
  demandAllPages(db, publication.id);
  const read = readChoice(db, user, { ...sent, memberID: String(user.id) });
  if (read.kind === 'refused') throw choiceRefusal(read.message);
  const choice = read.value;
  const most = publication.pageNum + MOST_BLANK_PAGES;
  if (choice.pageNum < publication.pageNum || choice.pageNum > most) {
    throw choiceRefusal(`页数须为 ${publication.pageNum} 到 ${most} 页`);
  }
  return { publication, choice };
}
