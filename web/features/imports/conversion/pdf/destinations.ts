import type { PDFDocumentProxy, RefProxy } from 'pdfjs-dist/types/src/display/api';
import type { Destination } from './outline.ts';

/** Finds the page of a place in a PDF, from 1; null for one that is not there. A book asks for few of them often. */
export function destinationsOf(document: PDFDocumentProxy): (dest: Destination) => Promise<number | null> {
  const known = new Map<string, Promise<number | null>>();

  async function find(dest: Destination): Promise<number | null> {
    const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const page: unknown = place?.[0];
    const index = isReference(page) ? await document.getPageIndex(page) : page;
    const isPage = typeof index === 'number' && Number.isInteger(index) && index >= 0;
    return isPage && index < document.numPages ? index + 1 : null;
  }

  return (dest) => {
    const key = JSON.stringify(typeof dest === 'string' ? dest : (dest?.[0] ?? null));
    const found = known.get(key) ?? find(dest).catch(() => null);
    known.set(key, found);
    return found;
  };
}

function isReference(page: unknown): page is RefProxy {
  return typeof page === 'object' && page !== null && 'num' in page && 'gen' in page;
}
