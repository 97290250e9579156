import { eq } from 'drizzle-orm';
import { publications } from '../schema/index.ts';
import { idOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface PublicationParams extends Record<string, string> {
  publicationID: string;
}

export const publicationChanged: Scenario<PublicationParams> = {
  name: 'publication-changed',
  title: '作品刚被修改',
  description:
    'The publication was changed a moment ago, so that an order of it can print the newer version.',
  defaults: { publicationID: '50001' },
  run({ db, now }, { publicationID }) {
    const id = idOrRefuse(publicationID, 'publicationID');
    const changed = db.orm
      .update(publications)
      .set({ updatedAt: now, status: 'changed' })
      .where(eq(publications.id, id))
      .run();
    if (changed.changes === 0) throw new ScenarioRefused(`there is no publication "${publicationID}"`);
    return { publicationID };
  },
};
