import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import type { Master, Page } from '#contracts/rules/pages/document.ts';
import { addOutline } from './add-outline.ts';
import { boxesOf, cropMarks, type SheetBoxes } from './boxes.ts';
import { drawPage } from './draw-page.ts';
import { cutFonts, fontName } from './fonts.ts';
import { BLACK_INK } from './ink.ts';
import { addOutputIntent } from './output-intent.ts';
import { type Pen, PT_PER_MM } from './pen.ts';
import { openPictures } from './pictures.ts';
import { type PrintedFile, type PrintJob, Unprintable } from './print-job.ts';

const MARK_WIDTH_MM = 0.09;

/** Draws the PDF of a document (印刷文件) into a file; hears of every page that is done. */
export async function printFile(
  job: PrintJob,
  path: string,
  onPage: (page: number) => void = () => {},
): Promise<PrintedFile> {
  const boxes = boxesOf(job.form, job);
  const masters = new Map(job.masters?.map((master) => [master.id, master]));
  const masterOf = (page: Page): Master | undefined => masters.get(page.master ?? '');
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, margin: 0, pdfVersion: '1.6', lang: 'zh-CN', displayTitle: true },
    size: [boxes.sheet.w * PT_PER_MM, boxes.sheet.h * PT_PER_MM],
    info: {
      ...{ Title: job.title, Author: job.author, Creator: 'Desk', Producer: 'Desk' },
      ...{ CreationDate: new Date(job.at), ModDate: new Date(job.at) },
    },
  });
  const file = createWriteStream(path, { flags: 'wx' });
  const written = once(file, 'finish');
  doc.pipe(file);

  for (const [name, font] of await cutFonts(job.pages, masterOf, job.fontFolder))
    doc.registerFont(name, font);
  const places = new Map(job.pages.map(({ id }, at) => [id, at]));
  const pen: Pen = {
    doc,
    form: job.form,
    pictures: openPictures(doc, job.files),
    fontOf: fontName,
    pageOf: (id) => places.get(id) ?? null,
  };
  if (job.form === 'print') await addOutputIntent(doc);
  for (const [at, page] of job.pages.entries()) {
    doc.addPage();
    tellBoxes(doc, boxes);
    if (job.form === 'read') doc.addNamedDestination(`page-${at + 1}`, 'Fit');
    doc.scale(PT_PER_MM).translate(boxes.trim.x, boxes.trim.y);
    const trim = { ...boxes.trim, x: 0, y: 0 };
    const bleed = { ...boxes.bleed, x: boxes.bleed.x - boxes.trim.x, y: boxes.bleed.y - boxes.trim.y };
    await drawPage(pen, { page, master: masterOf(page), trim, bleed }).catch((cause: unknown) => {
      throw new Unprintable(`第 ${at + 1} 页的图片无法读取，请在作品里换一张图片后再试`, { cause });
    });
    if (job.form === 'print') drawMarks(doc, boxes);
    // Written out while it is drawn, so that a thick book does not lie in memory.
    if (file.writableNeedDrain) await once(file, 'drain');
    onPage(at + 1);
  }
  if (job.form === 'read') addOutline(doc, job.outline);
  doc.end();
  await written;
  return { bytes: (await stat(path)).size, pages: job.pages.length };
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

function drawMarks(doc: PDFKit.PDFDocument, boxes: SheetBoxes): void {
  const { trim } = boxes;
  doc.lineWidth(MARK_WIDTH_MM).strokeColor(BLACK_INK);
  for (const [fromX, fromY, toX, toY] of cropMarks(boxes)) {
    doc.moveTo(fromX - trim.x, fromY - trim.y).lineTo(toX - trim.x, toY - trim.y);
  }
  doc.stroke();
}
