import { and, eq, isNull } from 'drizzle-orm';
import { DONE, type Done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import { editsTogether, mayEditDraft, type TeamPlace } from '#contracts/rules/team/editing.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { publications } from '../../schema/index.ts';

/** The place of a member; the owner of a team is in it as long as another active member is. */
const place = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ userId: number }, TeamPlace>(`
    SELECT owner_id AS teamId, role, state FROM team_members WHERE user_id = @userId AND state <> 'removed'
    UNION ALL SELECT @userId, 'owner', 'normal' WHERE EXISTS (
      SELECT 1 FROM team_members WHERE owner_id = @userId AND state = 'normal')
    LIMIT 1`),
);

function teamPlaceOf(db: Database, userId: number): TeamPlace | null {
  return place(db).get({ userId }) ?? null;
}

/** Whether a member has others to edit with. */
export function isInTeam(db: Database, userId: number): boolean {
  return editsTogether(teamPlaceOf(db, userId));
}

interface WorkToEdit {
  readonly ownerId: number | null;
  readonly isTeamEdited: boolean;
}

/** Whether a member edits the draft of a work (谁能编辑). */
export function mayEdit(db: Database, userId: number, { ownerId, isTeamEdited }: WorkToEdit): boolean {
  if (ownerId === null) return false;
  const isOwn = ownerId === userId;
  if (isOwn || !isTeamEdited) return isOwn;
  const [owner, caller] = [teamPlaceOf(db, ownerId), teamPlaceOf(db, userId)];
  return mayEditDraft({ isOwn, isTeamEdited, owner, caller });
}

/** 与团队一起编辑, on or off. What is told of the work stays as it is, so its revision does too. */
export function setTeamEditing(
  db: Database,
  { userId, id, isOn }: { userId: number; id: number; isOn: boolean },
): Done<void> | Missing<'publication'> | Refused<'team-refused'> {
  const own = and(eq(publications.id, id), eq(publications.ownerId, userId), isNull(publications.trashedAt));
  const work = db.orm.select({ id: publications.id }).from(publications).where(own).get();
  if (!work) return missing('publication');
  if (isOn && !isInTeam(db, userId)) {
    return refused('team-refused', {
      message: '您还不在团队中，加入团队或邀请成员后才能与团队一起编辑',
    });
  }
  db.orm.update(publications).set({ isTeamEdited: isOn }).where(own).run();
  return DONE;
}
