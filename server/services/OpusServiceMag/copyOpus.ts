import { bookCode } from '#contracts/rules/publications/book-code.ts';
import { copyPublication } from '#db/queries/publications/changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readOpusID } from './known-works.ts';
import { opusReply } from './opus-view.ts';

/** 复制作品. */
export const copyOpus: Handler<'OpusServiceMag.copyOpus'> = ({ opusID }, context) => {
  const { db, now, user } = context;
  const code = bookCode(chanceFrom(context.secret()));
  const copy = copyPublication(db, { userId: user.id, id: readOpusID(opusID), code, now });
  return opusReply(context, doneOrRefuse(copy));
};

/** Numbers from 0 up to 1 out of random hexadecimal digits, three bytes for each. */
function chanceFrom(secret: string): () => number {
  let at = 0;
  return () => {
    const digits = secret.slice(at, at + 6);
    at += 6;
    return Number.parseInt(digits, 16) / 2 ** 24;
  };
}
