import { and, desc, eq, isNull } from 'drizzle-orm';
import { setTeamEditing } from '../queries/team/team-editing.ts';
import { publications } from '../schema/index.ts';
import { accountOrRefuse, doneOrRefuse } from './find.ts';
import { teamMember } from './teams.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface TeamWorkParams extends Record<string, string> {
  owner: string;
  account: string;
}

export const teamWork: Scenario<TeamWorkParams> = {
  name: 'team-work',
  title: '与团队一起编辑的作品',
  description:
    'The account is a member of the owner’s team, and both edit the newest album of the owner, or another work.',
  defaults: { owner: 'super', account: 'demo' },
  run(context, { owner, account }) {
    const { db, now } = context;
    const { id: ownerId } = accountOrRefuse(db, owner);
    const work = db.orm
      .select()
      .from(publications)
      .where(and(eq(publications.ownerId, ownerId), isNull(publications.trashedAt)))
      .orderBy(desc(eq(publications.type, 'album')), desc(publications.updatedAt))
      .get();
    if (!work) throw new ScenarioRefused(`${owner} has no work`);
    teamMember.run(context, { ...teamMember.defaults, owner, account });
    doneOrRefuse(setTeamEditing(db, { userId: ownerId, id: work.id, isOn: true, now }));
    return { publicationID: String(work.id) };
  },
};
