import { DOCUMENT_VERSION, type PageDocument } from '#contracts/rules/pages/document.ts';
import { INKS } from '#contracts/rules/pages/edits/inks.ts';
import { pageRole } from '#contracts/rules/pages/page-role.ts';
import { newId } from './new-id.ts';

const PAGES = 24;

/** A work of empty pages (空白作品). */
export function blankDocument(size: Pick<PageDocument, 'widthMm' | 'heightMm'>): PageDocument {
  const { widthMm, heightMm } = size;
  const pages = Array.from({ length: PAGES }, (_, at) => ({
    ...{ id: newId(), role: pageRole(at + 1, PAGES), ground: INKS.paper, elements: [] },
  }));
  return { version: DOCUMENT_VERSION, widthMm, heightMm, pages, outline: [] };
}
