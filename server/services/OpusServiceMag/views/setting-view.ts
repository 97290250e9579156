import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import type { PublicationType } from '#contracts/rules/publications/publication-states.ts';
import { optionsFor } from '#contracts/rules/publications/reader-options.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { outlineOf } from '#db/queries/publications/drafts.ts';
import type { PublicationRow } from '#db/queries/publications/publications.ts';
import { coverNumber } from '#db/queries/publications/settings/setting.ts';
import { waitingTransfer } from '#db/queries/publications/settings/transfers.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { optionsView } from '../../options-view.ts';
import { ownWork } from './sharing-view.ts';

/** Refused where the caller does not know the work as it is. */
export function demandRevisionOf({ name, revision }: PublicationRow, text: string): void {
  const known = parseWholeNumber(text);
  if (!known) throw fieldRefusal('bad-revision', '作品版本不正确，请刷新后再试');
  if (known !== revision) throw refusal('publication-changed', { name, revision });
}

/** The offer that waits, where there is one. */
function transferOf({ db, now }: Context, id: number) {
  const waiting = waitingTransfer(db, id, now);
  if (waiting === null) return {};
  const { toMobile: mobile, createdAt, expiresAt } = waiting;
  const at = { createdAt: new Date(createdAt).toISOString(), expiresAt: new Date(expiresAt).toISOString() };
  return { transfer: { ID: String(waiting.id), mobile, ...at } };
}

/** The settings of a work as they are now. */
export function settingReply(context: Context, opusID: string) {
  const work = ownWork(opusID, context);
  const { id, code, type, name, subtitle, author, intro, tags, artId } = work;
  const { widthMm, heightMm, pageNum, status, revision } = work;
  return {
    code: 0 as const,
    message: '成功',
    data: {
      opusID: String(id),
      type: type as PublicationType,
      ...{ code, name, subtitle, author, intro, tags: [...tags] },
      photoPath: coverAddress(artId),
      coverPage: coverNumber(context.db, work),
      ...{ widthMm, heightMm, pageNum, status, revision },
      options: optionsView(optionsFor(work.readerOptions, pageNum)),
      outline: outlineOf(work).map((entry) => ({ ...entry })),
      ...transferOf(context, id),
    },
  };
}
