import { verifyPassword } from '#db/password.ts';
import {
  clearLoginFailures,
  countLoginFailures,
  oldestLoginFailure,
  recordLoginFailure,
} from '#db/queries/account/login-failures.ts';
import { notReadable } from '#db/queries/publications/reading.ts';
import { accessTo, type ReadingAccess } from '#db/queries/publications/reading-access.ts';
import { countOpening } from '#db/queries/publications/share-links.ts';
import { refusal } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { LOCK_MS, LOGIN_TRIES } from '../LoginServiceMag/limits.ts';
import { askedToRead, type BookInput } from './book-or-refuse.ts';

/** 打开一本书: a password is tried, an opening is counted. */
export const openBook: Handler<'ReaderServiceMag.openBook'> = async (input, context) => {
  const { readable } = accessOrRefuse(input, context);
  if (readable === 'password') await tryPassword(input, context);
  // While the password was hashed the link may have ended, or another one may have taken the last opening.
  const { subject, link, readable: now } = accessOrRefuse(input, context);
  if (now !== 'password' && now !== 'open') return { code: 0, message: '成功', data: { readToken: '' } };
  if (link !== null) doneOrRefuse(countOpening(context.db, link.id, context.now));
  return { code: 0, message: '成功', data: { readToken: context.giveRight(subject) } };
};

/** Addresses that lead nowhere are counted as well, so that those of others cannot be found by trying. */
function accessOrRefuse(input: BookInput, context: Context): ReadingAccess {
  const access = accessTo(context.db, askedToRead(input, context));
  if (access !== null && ['draft', 'published', 'password', 'open'].includes(access.readable)) return access;
  const refused = notReadable(access);
  if (refused.kind === 'missing') context.spend('reading');
  return doneOrRefuse(refused);
}

/** Five tries for a link from one network, as for the password of a member. */
async function tryPassword(
  input: BookInput & { readonly password?: string },
  context: Context,
): Promise<void> {
  const { db, now, network } = context;
  const { publication, link } = accessOrRefuse(input, context);
  const tried = { account: link ? `read link ${link.id}` : `read work ${publication.id}`, network };
  demandUnlocked();
  const giveBack = context.spend('reading');
  const isRight = await verifyPassword(input.password ?? '', (link ?? publication).passHash);
  demandUnlocked();
  if (isRight) {
    giveBack();
    clearLoginFailures(db, tried.account, network);
    return;
  }
  // Nothing typed is the question whether one is wanted.
  if (!input.password) {
    giveBack();
    throw refusal('book-password');
  }
  recordLoginFailure(db, tried, now);
  const triesLeft = LOGIN_TRIES - countLoginFailures(db, tried, now - LOCK_MS);
  if (triesLeft > 0) throw refusal('wrong-read-password', { triesLeft });
  demandUnlocked();

  function demandUnlocked(): void {
    if (countLoginFailures(db, tried, now - LOCK_MS) < LOGIN_TRIES) return;
    const oldest = oldestLoginFailure(db, tried, now - LOCK_MS) ?? now;
    const minutesLeft = Math.max(1, Math.ceil((oldest + LOCK_MS - now) / 60_000));
    throw refusal('read-password-locked', { minutesLeft });
  }
}
