import { setTeamEditing as set } from '#db/queries/team/team-editing.ts';
import { choiceRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { ownDraftOrRefuse, teamEditingView } from './views/draft-view.ts';

/** 与团队一起编辑, on or off. */
export const setTeamEditing: Handler<'OpusServiceMag.setTeamEditing'> = ({ opusID, on }, context) => {
  if (on !== 'Y' && on !== 'N') throw choiceRefusal('on 是 Y 或 N');
  const { db, now, user } = context;
  const { work } = ownDraftOrRefuse(context, opusID);
  doneOrRefuse(set(db, { userId: user.id, id: work.id, isOn: on === 'Y', now }));
  const data = teamEditingView(context, { ...work, isTeamEdited: on === 'Y' });
  return { code: 0, message: '成功', data };
};
