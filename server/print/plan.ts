import type { Box } from '#contracts/rules/pages/document.ts';
import type { CoverSheet } from '#contracts/rules/print/cover-sheet.ts';
import type { FoldedSheet, SheetSide } from '#contracts/rules/print/imposition.ts';
import { coverPlaces, type PlacedPage } from '#contracts/rules/print/sheets/cover-places.ts';
import { boxesOf, cropMarks, foldMarks, type MarkLine, type SheetBoxes } from './boxes.ts';
import type { PrintJob } from './print-job.ts';

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

/** Back, spine and front in one piece. */
function coverPlan(job: Planned, cover: CoverSheet): PlannedSheet {
  const { edgeMm } = cover;
  const inner = { widthMm: cover.widthMm - 2 * edgeMm, heightMm: cover.heightMm - 2 * edgeMm };
  const boxes = boxesOf('cover', inner);
  // What is folded around boards is more than bleed, so that the sheet grows with it.
  const more = Math.max(0, edgeMm - (boxes.trim.x - boxes.bleed.x));
  const shift = boxes.trim.x + more - edgeMm;
  const moved = ({ x, y, w, h }: Box): Box => ({ x: x + shift, y: y + shift, w, h });
  const trim = moved({ x: edgeMm, y: edgeMm, w: inner.widthMm, h: inner.heightMm });
  const bleed = moved({ x: 0, y: 0, w: cover.widthMm, h: cover.heightMm });
  const sheet = { x: 0, y: 0, w: boxes.sheet.w + 2 * more, h: boxes.sheet.h + 2 * more };
  const { back, front, spine, folds } = coverPlaces(job, cover, shift);
  const placed = [back, front, spine].filter((each) => each !== undefined);
  const marks = [...cropMarks({ trim: bleed }), ...folds.flatMap((x) => foldMarks({ trim: bleed }, x))];
  return { boxes: { sheet, trim, bleed }, placed, marks };
}
