import { eq } from 'drizzle-orm';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { draftOf } from '../queries/publications/drafts.ts';
import { publications } from '../schema/index.ts';
import { doneOrRefuse, idOrRefuse } from './find.ts';
import { savePage } from './save-page.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface ConflictParams extends Record<string, string> {
  publicationID: string;
  page: string;
}

/** The element that the other device added. */
const MARK = 'ezsewher';

export const draftInConflict: Scenario<ConflictParams> = {
  name: 'draft-in-conflict',
  title: '作品草稿两处同时修改',
  description:
    'Another device saved the draft of a work a moment ago, with other words on one page, so that what is edited here conflicts with it.',
  defaults: { publicationID: '50001', page: '2' },
  run({ db, now }, { publicationID, page }) {
    const id = idOrRefuse(publicationID, 'publicationID');
    const work = db.orm.select().from(publications).where(eq(publications.id, id)).get();
    if (!work || work.ownerId === null)
      throw new ScenarioRefused(`nobody has a publication "${publicationID}"`);
    const draft = doneOrRefuse(draftOf(db, work.ownerId, id));
    const words = { x: 0, y: 0, w: work.widthMm, h: 10, text: `另一设备写的第 ${page} 页` };
    const pageID = savePage(
      db,
      { draft, no: parseWholeNumber(page) ?? 0 },
      (content) =>
        content.elements.some((element) => element.id === MARK)
          ? content
          : { ...content, elements: [...content.elements, { id: MARK, kind: 'words', ...words }] },
      { saveId: 'elsewhere', userId: work.ownerId, now },
    );
    if (pageID === null) throw new ScenarioRefused(`the work has no page "${page}"`);
    return { publicationID, pageID };
  },
};
