import { and, eq, isNull } from 'drizzle-orm';
import { DONE, type Done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import { editsTogether, mayEditDraft, type TeamPlace } from '#contracts/rules/team/editing.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { publications, users } from '../../schema/index.ts';
import { tell } from '../account/notices.ts';
import type { PublicationRow } from '../publications/publications.ts';

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
  { userId, id, isOn, now }: { userId: number; id: number; isOn: boolean; now: number },
): Done<void> | Missing<'publication'> | Refused<'team-refused'> {
  const own = and(eq(publications.id, id), eq(publications.ownerId, userId), isNull(publications.trashedAt));
  const work = db.orm.select().from(publications).where(own).get();
  if (!work) return missing('publication');
  if (work.isTeamEdited === isOn) return DONE;
  if (isOn && !isInTeam(db, userId)) {
    return refused('team-refused', {
      message: '您还不在团队中，加入团队或邀请成员后才能与团队一起编辑',
    });
  }
  return db.sqlite.transaction(() => {
    db.orm.update(publications).set({ isTeamEdited: isOn }).where(own).run();
    if (isOn) tellTeam(db, work, now);
    return DONE;
  })();
}

/** Tells the others where they find the work. */
function tellTeam(db: Database, { id, type, name, ownerId }: PublicationRow, now: number): void {
  const owner = ownerId === null ? undefined : db.orm.select().from(users).where(eq(users.id, ownerId)).get();
  const team = owner ? teamPlaceOf(db, owner.id) : null;
  if (!owner || !team) return;
  const told = {
    kind: 'team',
    title: '一起编辑',
    text: `${owner.nick} 邀请团队一起编辑《${name}》`,
    path: editingPath(type, String(id)),
    createdAt: now,
  } as const;
  for (const userId of activeOf(db, team.teamId)) if (userId !== owner.id) tell(db, { userId, ...told });
}

/** The owner of a team and its active members. */
function activeOf({ sqlite }: Database, teamId: number): readonly number[] {
  return sqlite.prepare<{ teamId: number }, number>(ACTIVE).pluck().all({ teamId });
}

const ACTIVE = `SELECT @teamId UNION SELECT user_id FROM team_members WHERE owner_id = @teamId AND state = 'normal'`;

export interface EditedWorkRead {
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly ownerId: number;
  readonly nick: string;
  readonly artId: string;
  readonly pageNum: number;
  readonly updatedAt: number;
}

/** One page of the works that the team of a member edits together, the newest first. */
export function editedWorksPage(
  db: Database,
  { userId, page, pageSize }: { userId: number; page: number; pageSize: number },
): { list: EditedWorkRead[]; total: number } {
  const own = teamPlaceOf(db, userId);
  if (!editsTogether(own)) return { list: [], total: 0 };
  const of = { teamId: own.teamId };
  const from = `FROM publications p JOIN users u ON u.id = p.owner_id
    WHERE p.is_team_edited AND p.trashed_at IS NULL AND p.owner_id IN (${ACTIVE})`;
  const list = db.sqlite
    .prepare<object, EditedWorkRead>(`
      SELECT p.id, p.type, p.name, p.owner_id AS ownerId, u.nick, p.art_id AS artId, p.page_num AS pageNum,
        p.updated_at AS updatedAt
      ${from} ORDER BY p.updated_at DESC, p.id DESC LIMIT @pageSize OFFSET @skip`)
    .all({ ...of, pageSize, skip: (page - 1) * pageSize });
  return { list, total: db.sqlite.prepare<object, number>(`SELECT count(*) ${from}`).pluck().get(of) ?? 0 };
}
