import { CLOSING_WORDS } from '#contracts/rules/account/closing.ts';
import { askClosing as ask } from '#db/queries/account/closing.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { closingView } from './closing-view.ts';
import { demandProof } from './proof.ts';

/** 申请注销: ends every session, this one too. */
export const askClosing: Handler<'AccountServiceMag.askClosing'> = upToDate(async (input, context) => {
  demandClosable();
  if (input.words.trim() !== CLOSING_WORDS) throw fieldRefusal('bad-words', `请输入“${CLOSING_WORDS}”`);
  const useUp = await demandProof(context, input);
  // While the password was hashed something may have been ordered.
  demandClosable();
  const { db, user, now } = context;
  const dueAt = db.sqlite.transaction(() => {
    useUp();
    return ask(db, user.id, now);
  })();
  context.endSession();
  return { code: 0, message: '已申请注销', data: { dueAt: new Date(dueAt).toISOString() } };

  function demandClosable(): void {
    const { blockers } = closingView(context);
    if (blockers.length > 0) throw refusal('closing-blocked', { blockers: blockers.map(({ text }) => text) });
  }
});
