import type { Book } from '#contracts/rules/pages/book.ts';
import type { ImageElement, Page } from '#contracts/rules/pages/document.ts';

type Spoil = (image: ImageElement, page: { readonly widthMm: number }) => ImageElement;

interface Fault {
  /** Its relative position in the book. */
  readonly part: number;
  readonly spoil: Spoil;
}

/** A file that was never uploaded. */
const GONE = `file:${'0'.repeat(64)}`;

const withoutPicture: Spoil = (image) => ({ ...image, source: GONE });
const outsidePage: Spoil = (image, { widthMm }) => ({ ...image, x: widthMm - image.w * 0.6 });

/** Works that were saved with a fault, so that the preflight has errors to show. */
const FAULTY_WORKS: ReadonlyMap<string, Fault> = new Map([
  ['singing-tree', { part: 0.4, spoil: withoutPicture }],
  ['by-the-stove', { part: 0.15, spoil: outsidePage }],
]);

/** The pages of a work, one of them with the fault that it has (带错的示例作品). */
export function withFaults(artId: string, book: Book): Book {
  const fault = FAULTY_WORKS.get(artId);
  return fault ? withFault(book, fault) : book;
}

/** A book with every fault that there is, for an order whose file fails its check. */
export function withAllFaults(book: Book): Book {
  return withFault(withFault(book, { part: 0.1, spoil: withoutPicture }), { part: 0.4, spoil: outsidePage });
}

function withFault(book: Book, fault: Fault): Book {
  const place = faultyPage(book, fault.part);
  return {
    ...book,
    page(no) {
      const page = book.page(no);
      return no === place ? spoiled(page, (image) => fault.spoil(image, book)) : page;
    },
  };
}

/** The first page with a picture, from the position on; 0 where there is none. */
function faultyPage({ pageNum, page }: Book, part: number): number {
  for (let no = Math.max(2, Math.round(pageNum * part)); no <= pageNum; no += 1) {
    if (page(no).elements.some(({ kind }) => kind === 'image')) return no;
  }
  return 0;
}

function spoiled(page: Page, spoil: (image: ImageElement) => ImageElement): Page {
  const first = page.elements.find(({ kind }) => kind === 'image');
  const elements = page.elements.map((one) => (one === first && one.kind === 'image' ? spoil(one) : one));
  return { ...page, elements };
}
