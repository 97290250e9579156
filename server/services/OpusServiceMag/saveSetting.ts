import { readIntro, readLine, readName, readTags } from '#contracts/rules/publications/publication-fields.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { saveSetting as save } from '#db/queries/publications/settings/setting.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { demandRevisionOf, settingReply } from './views/setting-view.ts';
import { ownWork } from './views/sharing-view.ts';

/** 作品资料. */
export const saveSetting: Handler<'OpusServiceMag.saveSetting'> = (input, context) => {
  const { db, now, user } = context;
  const work = ownWork(input.opusID, context);
  demandRevisionOf(work, input.revision);
  const setting = {
    name: doneOrRefuse(readName(input.name)),
    subtitle: doneOrRefuse(readLine('subtitle', '副标题', input.subtitle ?? '')),
    author: doneOrRefuse(readLine('author', '作者', input.author ?? '')),
    intro: doneOrRefuse(readIntro(input.intro ?? '')),
    tags: doneOrRefuse(readTags(input.tags ?? '')),
    coverNo: readCover(input.coverPage ?? ''),
  };
  doneOrRefuse(save(db, work, setting, { saveId: context.secret(), userId: user.id, now }));
  return settingReply(context, input.opusID);
};

function readCover(text: string): number | null {
  if (text === '') return null;
  const no = parseWholeNumber(text);
  if (!no) throw refusal('bad-page');
  return no;
}
