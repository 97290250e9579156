import { AREAS_OF_PAGE } from '#contracts/rules/pages/areas/check-areas.ts';
import type { AreaTarget, HotArea } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { saveDraft } from '../queries/publications/draft-saving.ts';
import { draftOf, leavesOf } from '../queries/publications/drafts.ts';
import { areasChange, areasOf } from '../queries/publications/hot-areas.ts';
import { publicationById } from '../queries/publications/publications.ts';
import { doneOrRefuse, idOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface AreasParams extends Record<string, string> {
  publicationID: string;
  page: string;
  state: string;
}

/** A page that no work has. */
const GONE = 'zzzzzzzz';

const STATES: Readonly<Record<string, (first: string, opusID: string) => readonly AreaTarget[]>> = {
  none: () => [],
  kinds: (page, opusID) => [
    { to: 'page', page },
    { to: 'address', address: 'https://example.com/west-lake' },
    { to: 'mail', address: 'hello@example.com' },
    { to: 'phone', phone: '0571-8888 6666' },
    { to: 'picture', source: 'art:west-lake-four-seasons' },
    { to: 'text', text: '苏堤春晓：六座桥，一堤柳。' },
    { to: 'product', opusID },
  ],
  dead: (page) => [
    { to: 'page', page: GONE },
    { to: 'page', page },
  ],
  full: (page) => Array.from({ length: AREAS_OF_PAGE }, () => ({ to: 'page', page })),
};

const COLUMNS = 5;

export const hotAreas: Scenario<AreasParams> = {
  name: 'hot-areas',
  title: '热区：没有、各种、失效、放满',
  description:
    'A page of a work has no hot areas, one of each kind, one that leads to a page that is gone, or as many as it takes.',
  defaults: { publicationID: '50001', page: '2', state: 'kinds' },
  choices: { state: Object.keys(STATES) },
  run({ db, now }, { publicationID, page, state }) {
    const targetsOf = STATES[state];
    if (!targetsOf)
      throw new ScenarioRefused(`state is one of ${Object.keys(STATES).join(', ')}, not "${state}"`);
    const id = idOrRefuse(publicationID, 'publicationID');
    const ownerId = publicationById(db, id)?.ownerId ?? 0;
    const draft = doneOrRefuse(draftOf(db, ownerId, id));
    const leaves = leavesOf(db, draft.pages);
    const pageID = leaves[Number(page) - 1]?.id;
    if (pageID === undefined) throw new ScenarioRefused(`the work has no page "${page}"`);
    const targets = targetsOf(leaves[0]?.id ?? '', publicationID);
    const areas = targets.map((target, at) => areaAt(at, target, draft.work));
    // Once more changes nothing.
    const before = areasOf(db, draft.pages).find((each) => each.page === pageID)?.areas;
    if (JSON.stringify(before) === JSON.stringify(areas)) return { publicationID, pageID };
    const change = areasChange(db, draft, [{ page: pageID, areas }]);
    saveDraft(db, draft, change, { saveId: `areas-${state}`, userId: ownerId, now });
    return { publicationID, pageID };
  },
};

/** In rows of five, clear of the edges. */
function areaAt(at: number, target: AreaTarget, size: { widthMm: number; heightMm: number }): HotArea {
  const [w, h] = [size.widthMm / 8, size.heightMm / 14];
  const x = Math.round(w * (1 + (at % COLUMNS) * 1.2));
  const y = Math.round(h * (1 + Math.floor(at / COLUMNS) * 1.2));
  const points = [x, y, x + Math.round(w), y + Math.round(h)];
  return { id: idAt(at + 1), shape: 'rect', points, target, label: '', look: 'frame' };
}
