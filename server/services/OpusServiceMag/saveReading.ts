import { readMode, readReadPassword } from '#contracts/rules/publications/sharing-fields.ts';
import { hashPassword } from '#db/password.ts';
import { saveMode } from '#db/queries/publications/sharing.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { ownWork, sharingReply } from './views/sharing-view.ts';

/** 谁能读. */
export const saveReading: Handler<'OpusServiceMag.saveReading'> = async (input, context) => {
  ownWork(input.opusID, context);
  const mode = doneOrRefuse(readMode(input.mode));
  const password = input.password ? doneOrRefuse(readReadPassword(input.password)) : '';
  const passHash = password === '' ? undefined : await hashPassword(password);
  const publication = ownWork(input.opusID, context);
  doneOrRefuse(saveMode(context.db, { publication, mode, passHash }));
  return sharingReply(context, input.opusID);
};
