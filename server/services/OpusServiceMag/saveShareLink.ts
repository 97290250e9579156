import { PLANS } from '#contracts/rules/account/membership.ts';
import {
  readLinkEnd,
  readLinkName,
  readLinkSlug,
  readMostReads,
  readReadPassword,
} from '#contracts/rules/publications/sharing-fields.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { hashPassword } from '#db/password.ts';
import { linkOf, saveLink } from '#db/queries/publications/share-links.ts';
import { choiceRefusal, fieldRefusal, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { newBookCode } from '../new-book-code.ts';
import { linksMost, ownWork, sharingReply } from './views/sharing-view.ts';

/** 专属链接, a new one or a changed one. */
export const saveShareLink: Handler<'OpusServiceMag.saveShareLink'> = async (input, context) => {
  const { db, now } = context;
  const { id: publicationId } = ownWork(input.opusID, context);
  const linkId = input.linkID ? (parseDecimalId(input.linkID) ?? 0) : null;
  const before = linkId === null ? null : linkOf(db, publicationId, linkId);
  if (linkId !== null && !before) throw refusal('link-not-found');
  if (![input.hasPassword, input.isOn].every((told) => told === 'Y' || told === 'N')) {
    throw choiceRefusal('请选择是或否');
  }
  const name = doneOrRefuse(readLinkName(input.name));
  const slug = doneOrRefuse(readLinkSlug(input.slug ?? '')) || before?.slug || newBookCode(context);
  const day = input.expiresOn ?? '';
  // One that has ended can be renamed or switched off without another end.
  const isOldEnd = before?.expiresAt != null && endOf(day) === before.expiresAt;
  const expiresAt = isOldEnd ? before.expiresAt : doneOrRefuse(readLinkEnd(day, now));
  const maxReads = doneOrRefuse(readMostReads(input.maxReads ?? ''));
  const typed = input.password ? doneOrRefuse(readReadPassword(input.password)) : '';
  const wantsPassword = input.hasPassword === 'Y';
  if (wantsPassword && typed === '' && !before?.passHash) {
    throw fieldRefusal('bad-read-password', '请输入阅读密码');
  }
  const passHash = await passHashOf(wantsPassword, typed, before?.passHash ?? '');
  const most = linksMost(context);
  const wish = { name, slug, passHash, isOn: input.isOn === 'Y', expiresAt, maxReads };
  const saved = saveLink(db, { publicationId, linkId, wish, most, now });
  if (saved.kind === 'links-full') {
    const needVip = PLANS.filter(({ linksOfWork }) => linksOfWork > most).map(({ level }) => level);
    throw refusal('links-full', { most, needVip });
  }
  doneOrRefuse(saved);
  return sharingReply(context, input.opusID);
};

/** Undefined leaves it as it is: what nothing is changed of ends no reading. */
async function passHashOf(isWanted: boolean, typed: string, before: string): Promise<string | undefined> {
  if (!isWanted) return before === '' ? undefined : '';
  return typed === '' ? undefined : hashPassword(typed);
}

function endOf(day: string): number {
  return Date.parse(`${day}T24:00:00+08:00`);
}
