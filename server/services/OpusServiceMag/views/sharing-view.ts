import { planOf } from '#contracts/rules/account/membership.ts';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { workingLevel } from '#contracts/rules/membership/standing.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { INVITES_MAX } from '#contracts/rules/publications/sharing-fields.ts';
import { seatsOf } from '#contracts/rules/team/invite.ts';
import { type PublicationRow, publicationOf } from '#db/queries/publications/publications.ts';
import { linkFacts } from '#db/queries/publications/reading-access.ts';
import { linksOf, type ShareLinkRow } from '#db/queries/publications/share-links.ts';
import { invitesOf } from '#db/queries/publications/sharing.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { readOpusID } from './known-works.ts';

/** A line of a list of readers that was not taken. */
export interface RefusedRow {
  readonly row: number;
  readonly text: string;
  readonly message: string;
}

const DAY_MS = 86_400_000;

/** A work of the caller that is not in the trash. */
export function ownWork(opusID: string, { db, user }: Context): PublicationRow {
  const work = publicationOf(db, user.id, readOpusID(opusID));
  if (!work) throw refusal('publication-not-found');
  return work;
}

/** How many named links each work of the caller may have. */
export function linksMost({ now, user }: Pick<Context, 'now' | 'user'>): number {
  return planOf(workingLevel(user, chinaIsoDay(now))).linksOfWork;
}

/** How a work is shared, as it is now. */
export function sharingReply(context: Context, opusID: string, refusedRows: readonly RefusedRow[] = []) {
  const { db, now, user } = context;
  const { id, code, name, subtitle, author, artId, pageNum, status, mode, passHash } = ownWork(
    opusID,
    context,
  );
  return {
    code: 0 as const,
    message: '成功',
    data: {
      opusID: String(id),
      ...{ code, name, subtitle, author, pageNum, status, mode },
      photoPath: coverAddress(artId),
      hasPassword: yesNo(passHash !== ''),
      hasTeam: yesNo(seatsOf(workingLevel(user, chinaIsoDay(now))) > 0),
      links: linksOf(db, id).map((link) => linkView(link, now)),
      linksMost: linksMost(context),
      invites: invitesOf(db, id).map(({ address, name, createdAt }) => ({
        ...{ address, name },
        createdAt: new Date(createdAt).toISOString(),
      })),
      invitesMost: INVITES_MAX,
      ...(refusedRows.length > 0 ? { refusedRows: refusedRows.map((row) => ({ ...row })) } : {}),
    },
  };
}

function linkView(link: ShareLinkRow, now: number) {
  const { id, name, slug, isOn, expiresAt, maxReads, reads, lastReadAt, createdAt } = link;
  const { isExpired, isUsedUp, hasPassword } = linkFacts(link, now);
  const state = !isOn ? 'off' : isExpired ? 'expired' : isUsedUp ? 'used-up' : 'open';
  return {
    ID: String(id),
    ...{ name, slug, reads },
    hasPassword: yesNo(hasPassword),
    isOn: yesNo(isOn),
    state: state as 'open' | 'off' | 'expired' | 'used-up',
    // It ends with the day that its owner named.
    expiresOn: expiresAt === null ? '' : chinaIsoDay(expiresAt - DAY_MS),
    maxReads: maxReads === null ? '' : String(maxReads),
    lastReadAt: lastReadAt === null ? '' : new Date(lastReadAt).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
  };
}

function yesNo(is: boolean): 'Y' | 'N' {
  return is ? 'Y' : 'N';
}
