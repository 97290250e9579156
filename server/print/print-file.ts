import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import type { Box } from '#contracts/rules/pages/document.ts';
import { withBleed } from '#contracts/rules/print/sheets/bleed.ts';
import type { PlacedPage } from '#contracts/rules/print/sheets/cover-places.ts';
import { addOutline } from './add-outline.ts';
import type { MarkLine, SheetBoxes } from './boxes.ts';
import { drawPage, type PageToDraw } from './draw-page.ts';
import { cutFonts, fontName } from './fonts/cut-fonts.ts';
import { grouped } from './grouped.ts';
import { BLACK_INK } from './ink.ts';
import { addOutputIntent } from './output-intent.ts';
import { type Pen, PT_PER_MM } from './pen.ts';
import { openPictures, type PictureWish } from './pictures/pictures.ts';
import { planOf } from './plan.ts';
import { type PrintedFile, type PrintJob, Unprintable } from './print-job.ts';

const MARK_WIDTH_MM = 0.09;

/** Draws the PDF of a document (印刷文件) into a file; hears of every page that is done. */
export async function printFile(
  job: PrintJob,
  path: string,
  onPage: (page: number) => void = () => {},
): Promise<PrintedFile> {
  const plan = planOf(job);
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, margin: 0, pdfVersion: '1.6', lang: 'zh-CN', displayTitle: true },
    info: {
      ...{ Title: job.title, Author: job.author, Creator: 'Desk', Producer: 'Desk' },
      ...{ CreationDate: new Date(job.at), ModDate: new Date(job.at) },
    },
  });
  const file = createWriteStream(path, { flags: 'wx' });
  const written = once(file, 'finish');
  doc.pipe(file);

  const all = plan.flatMap(({ placed }) => placed);
  const pages = all.map(({ page }) => page);
  const pictures = openPictures(doc, job.files, all.flatMap(picturesOn));
  for (const [name, font] of await cutFonts(pages, job.fontFolder)) doc.registerFont(name, font);
  const pen: Pen = {
    ...{ doc, form: job.form, pictures, fontOf: fontName },
    seeThrough: (opacity, draw) => grouped(doc, opacity, draw),
    dashed: (lengths) => doc.addContent(`[${lengths.join(' ')}] 0 d`),
  };
  if (job.form !== 'read') await addOutputIntent(doc);
  for (const [at, { boxes, placed, marks }] of plan.entries()) {
    doc.addPage({ size: [boxes.sheet.w * PT_PER_MM, boxes.sheet.h * PT_PER_MM], margin: 0 });
    tellBoxes(doc, boxes);
    if (job.form === 'read') doc.addNamedDestination(`page-${at + 1}`, 'Fit');
    doc.scale(PT_PER_MM);
    for (const one of placed) {
      doc.save().translate(one.trim.x, one.trim.y);
      await drawPage(pen, pageToDraw(one)).catch((cause: unknown) => {
        throw new Unprintable(`第 ${one.no} 页的图片无法读取，请在作品里换一张图片后再试`, { cause });
      });
      doc.restore();
    }
    drawMarks(doc, marks);
    // Written out while it is drawn, so that a thick book does not lie in memory.
    if (file.writableNeedDrain) await once(file, 'drain');
    onPage(at + 1);
  }
  if (job.form === 'read') addOutline(doc, job.outline);
  doc.end();
  await written;
  return { bytes: (await stat(path)).size, pages: plan.length };
}

/** A page as it is drawn, from its own corner. */
function pageToDraw({ page, trim, bleed }: PlacedPage): PageToDraw {
  const inPage = ({ x, y, w, h }: Box): Box => ({ x: x - trim.x, y: y - trim.y, w, h });
  return { page, trim: inPage(trim), bleed: inPage(bleed) };
}

function picturesOn(placed: PlacedPage): PictureWish[] {
  const { page, trim, bleed } = pageToDraw(placed);
  return page.elements.flatMap((one) => {
    const { element, beyond } = withBleed(one, trim, bleed);
    return element.kind === 'image' ? [{ element, beyond }] : [];
  });
}

/** What a workshop's programs go by; the boxes of PDF begin in the lower left corner. */
function tellBoxes({ page }: PDFKit.PDFDocument, { sheet, trim, bleed }: SheetBoxes): void {
  const box = ({ x, y, w, h }: SheetBoxes['trim']) =>
    [x, sheet.h - y - h, x + w, sheet.h - y].map((mm) => Number((mm * PT_PER_MM).toFixed(3)));
  Object.assign(page.dictionary.data, {
    ...{ CropBox: box(sheet), TrimBox: box(trim), BleedBox: box(bleed) },
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' },
  });
}

function drawMarks(doc: PDFKit.PDFDocument, marks: readonly MarkLine[]): void {
  if (marks.length === 0) return;
  doc.lineWidth(MARK_WIDTH_MM).strokeColor(BLACK_INK);
  for (const [fromX, fromY, toX, toY] of marks) doc.moveTo(fromX, fromY).lineTo(toX, toY);
  doc.stroke();
}
