import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api';
import { DAMAGED_PDF, ENCRYPTED, type FileFlaw, pagesFlaw } from '#contracts/rules/files/file-flaws.ts';
import type { Box } from '#contracts/rules/pages/document.ts';
import { type Extent, fittedBox, pageSizeOf } from '../page-fit.ts';
import type { ConvertedPage, PagedSource } from '../paged-source.ts';
import { destinationsOf } from './destinations.ts';
import { canvasFor, drawPage, pictureOf } from './draw-page.ts';
import { asMatrix, type Matrix } from './matrix.ts';
import { type OpenedDocument, openDocument } from './open-document.ts';
import { outlineOf } from './outline.ts';
import { elementsOf } from './page-elements.ts';
import type { Surface } from './surface.ts';

const MM_PER_POINT = 25.4 / 72;

/** The pages of a PDF (PDF 转页面), made on this thread and the parser's. The size of the first one is that of all. */
export async function pdfPages(source: Blob, surface: Surface): Promise<PagedSource | FileFlaw> {
  let opened: OpenedDocument | undefined;
  try {
    opened = await openDocument(source, surface);
    const flaw = pagesFlaw(opened.document.numPages);
    if (!flaw) {
      const title = await opened.readable(titleOf(opened.document));
      return pagesOf(opened, await opened.readable(opened.document.getPage(1)), { surface, title });
    }
    opened.close();
    return flaw;
  } catch (error) {
    opened?.close();
    const flaw = FLAWS.get(error instanceof Error ? error.name : '');
    if (flaw) return flaw;
    throw error;
  }
}

/** The errors of pdf.js that speak of the file; the others speak of the network and of ourselves. */
const FLAWS: ReadonlyMap<string, FileFlaw> = new Map([
  ['PasswordException', ENCRYPTED],
  ['InvalidPDFException', DAMAGED_PDF],
  ['FormatError', DAMAGED_PDF],
  ['UnknownErrorException', DAMAGED_PDF],
]);

function pagesOf(
  { document, readable, close }: OpenedDocument,
  first: PDFPageProxy,
  { surface, title }: { readonly surface: Surface; readonly title: string },
): PagedSource {
  const size = pageSizeOf(extentOf(first), MM_PER_POINT);
  const canvas = canvasFor(size, surface);
  const pageOf = destinationsOf(document);
  let before: Promise<unknown> = Promise.resolve();

  async function convert(no: number): Promise<ConvertedPage> {
    const page = await document.getPage(no);
    try {
      const box = fittedBox(extentOf(page), size);
      await drawPage(page, canvas, box, size);
      const picture = await pictureOf(canvas);
      const elements = await elementsOf(page, toPageMatrix(page, box), size, pageOf);
      return { picture, box: { x: 0, y: 0, w: size.widthMm, h: size.heightMm }, elements };
    } finally {
      page.cleanup();
    }
  }

  return {
    kind: 'pages',
    ...size,
    pageNum: document.numPages,
    title,
    outline: async () => outlineOf((await readable(document.getOutline())) ?? [], pageOf),
    page(no) {
      // One canvas for all of them.
      const made = readable(before.then(() => convert(no)));
      before = made.catch(() => undefined);
      return made;
    },
    close() {
      canvas.free();
      close();
    },
  };
}

/** A file whose facts are broken has pages all the same. */
async function titleOf(document: PDFDocumentProxy): Promise<string> {
  const facts = await document.getMetadata().catch(() => null);
  const title: unknown = facts && Reflect.get(facts.info, 'Title');
  return typeof title === 'string' ? title : '';
}

/** In points, turned as the page is. */
function extentOf(page: PDFPageProxy): Extent {
  return page.getViewport({ scale: 1 });
}

/** From units of the PDF to millimetres of our page. */
function toPageMatrix(page: PDFPageProxy, box: Box): Matrix {
  const scale = box.w / extentOf(page).width;
  return asMatrix(page.getViewport({ scale, offsetX: box.x, offsetY: box.y }).transform);
}
