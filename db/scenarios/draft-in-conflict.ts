import { eq } from 'drizzle-orm';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { saveDraft } from '../queries/publications/draft-saving.ts';
import { draftOf, leafContent, leavesOf } from '../queries/publications/drafts.ts';
import { publications } from '../schema/index.ts';
import { doneOrRefuse, idOrRefuse } from './find.ts';
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
    const order = leavesOf(db, draft.pages).map((leaf) => leaf.id);
    const pageID = order[(parseWholeNumber(page) ?? 0) - 1];
    const content = pageID === undefined ? null : leafContent(db, draft.pages, pageID);
    if (pageID === undefined || !content) throw new ScenarioRefused(`the work has no page "${page}"`);
    const isChanged = content.elements.some((element) => element.id === MARK);
    if (!isChanged) {
      const words = { x: 0, y: 0, w: work.widthMm, h: 10, text: `另一设备写的第 ${page} 页` };
      const elements = [...content.elements, { id: MARK, kind: 'words' as const, ...words }];
      const change = { header: {}, order, leaves: [{ id: pageID, content: { ...content, elements } }] };
      saveDraft(db, draft, change, { saveId: 'elsewhere', userId: work.ownerId, now });
    }
    return { publicationID, pageID };
  },
};
