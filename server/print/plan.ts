import type { Box, Page, TextElement } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import type { CoverSheet } from '#contracts/rules/print/cover-sheet.ts';
import type { FoldedSheet, SheetSide } from '#contracts/rules/print/imposition.ts';
import { boxesOf, cropMarks, foldMarks, type MarkLine, type SheetBoxes } from './boxes.ts';
import type { PrintJob } from './print-job.ts';

/** A page in its place on a sheet. */
export interface PlacedPage {
  readonly page: Page;
  /** Its number, for the message that it cannot be drawn. */
  readonly no: number;
  /** Where its cut edge is on the sheet, and as far as its ink may reach. */
  readonly trim: Box;
  readonly bleed: Box;
}

/** One page of the PDF. */
export interface PlannedSheet {
  readonly boxes: SheetBoxes;
  readonly placed: readonly PlacedPage[];
  readonly marks: readonly MarkLine[];
}

type Planned = Pick<PrintJob, 'form' | 'title' | 'author' | 'widthMm' | 'heightMm' | 'pages' | 'sheets'>;

/** What stands on each page of the file. */
export function planOf(job: Planned): PlannedSheet[] {
  const { form, pages, sheets } = job;
  if (form === 'cover') return sheets.cover ? [coverPlan(job, sheets.cover)] : [];
  if (form === 'sheets') return (sheets.folded ?? []).flatMap((folded) => foldedPlan(job, folded));
  const boxes = boxesOf(form, job);
  const marks = form === 'read' ? [] : cropMarks(boxes);
  return pages.map((page, at) => ({
    boxes,
    marks,
    placed: [{ page, no: at + 1, trim: boxes.trim, bleed: boxes.bleed }],
  }));
}

/** Both sides of a sheet; what reaches over the fold is cut off there. */
function foldedPlan(job: Planned, { front, back }: FoldedSheet): PlannedSheet[] {
  const { widthMm, heightMm, pages } = job;
  const boxes = boxesOf('sheets', { widthMm: 2 * widthMm, heightMm });
  const { trim, bleed } = boxes;
  const fold = trim.x + widthMm;
  const marks = [...cropMarks(boxes), ...foldMarks(boxes, fold)];
  const side = (numbers: SheetSide): PlannedSheet => ({
    boxes,
    marks,
    placed: numbers.flatMap((no, right) => {
      const page = pages[no - 1];
      if (!page) return [];
      const edge = right ? bleed.x + bleed.w - fold : fold - bleed.x;
      return {
        page,
        no,
        trim: { x: right ? fold : trim.x, y: trim.y, w: widthMm, h: heightMm },
        bleed: { x: right ? fold : bleed.x, y: bleed.y, w: edge, h: bleed.h },
      };
    }),
  });
  return [side(front), side(back)];
}

/** Back, spine and front in one piece. Boards are larger than the pages, so that the pages go on beyond their edges. */
function coverPlan(job: Planned, cover: CoverSheet): PlannedSheet {
  const { widthMm, heightMm, pages } = job;
  const { edgeMm, spine, front, back } = cover;
  const inner = { widthMm: cover.widthMm - 2 * edgeMm, heightMm: cover.heightMm - 2 * edgeMm };
  const boxes = boxesOf('cover', inner);
  // What is folded around boards is more than bleed, so that the sheet grows with it.
  const more = Math.max(0, edgeMm - (boxes.trim.x - boxes.bleed.x));
  const shift = boxes.trim.x + more - edgeMm;
  const moved = ({ x, y, w, h }: Box): Box => ({ x: x + shift, y: y + shift, w, h });
  const trim = moved({ x: edgeMm, y: edgeMm, w: inner.widthMm, h: inner.heightMm });
  const bleed = moved({ x: 0, y: 0, w: cover.widthMm, h: cover.heightMm });
  const sheet = { x: 0, y: 0, w: boxes.sheet.w + 2 * more, h: boxes.sheet.h + 2 * more };
  const [first, last] = [pages[0], pages.at(-1)];
  const [frontBox, spineBox, backBox] = [moved(front), moved(spine), moved(back)];
  const up = (frontBox.h - heightMm) / 2;
  // Under the spine, so that no light line shows beside it.
  const meeting = spineBox.x + spineBox.w / 2;
  const placed: PlacedPage[] = [];
  if (last && pages.length > 1) {
    placed.push({
      ...{ page: last, no: pages.length },
      trim: { x: backBox.x + backBox.w - widthMm, y: backBox.y + up, w: widthMm, h: heightMm },
      bleed: { ...bleed, w: meeting - bleed.x },
    });
  }
  if (first) {
    placed.push({
      ...{ page: first, no: 1 },
      trim: { x: frontBox.x, y: frontBox.y + up, w: widthMm, h: heightMm },
      bleed: { ...bleed, x: meeting, w: bleed.x + bleed.w - meeting },
    });
    placed.push({
      ...{ page: spinePage(job, (last ?? first).ground, cover), no: 1 },
      trim: spineBox,
      bleed: { x: spineBox.x, y: bleed.y, w: spineBox.w, h: bleed.h },
    });
  }
  const folds = spine.w > 0 ? [spineBox.x, spineBox.x + spineBox.w] : [frontBox.x];
  const marks = [...cropMarks({ trim: bleed }), ...folds.flatMap((x) => foldMarks({ trim: bleed }, x))];
  return { boxes: { sheet, trim, bleed }, placed, marks };
}

const LARGEST_MM = 6;
const SHARE = 0.6;
const MARGIN_MM = 12;
const DARK_BELOW = 140;

/** The title on the spine (书脊), from top to bottom, in the colour that is read on its ground. */
function spinePage({ title, author }: Planned, ground: string, { spine, spineText }: CoverSheet): Page {
  const page: Page = { id: idAt(1), role: 'inner', ground, elements: [] };
  if (spineText === null) return page;
  const words: TextElement = {
    ...{ kind: 'text', id: idAt(1), part: 'prose', text: [title, author].filter(Boolean).join('　') },
    ...{ x: spineText.x - spine.x, y: MARGIN_MM, w: spineText.w, h: Math.max(spine.h - 2 * MARGIN_MM, 0) },
    style: {
      ...{ family: 'serif', weight: 700, size: Math.min(spineText.w * SHARE, LARGEST_MM), leading: 1 },
      ...{ color: isDark(ground) ? '#ffffff' : '#000000', align: 'left', indent: 0 },
      ...{ vertical: true, place: 'middle' },
    },
  };
  return { ...page, elements: [words] };
}

function isDark(color: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b < DARK_BELOW;
}
