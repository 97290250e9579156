import type { OutlineEntry } from '#contracts/rules/pages/document.ts';

interface Chapter {
  addItem(title: string, options: { pageNumber: number; fit: boolean; expanded: boolean }): Chapter;
}

/** 目录 beside the pages. A deeper entry belongs to the one above it, however many levels lie between. */
export function addOutline(doc: PDFKit.PDFDocument, entries: readonly OutlineEntry[]): void {
  const open: { readonly level: number; readonly chapter: Chapter }[] = [];
  for (const { title, level, page } of entries) {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1)?.chapter ?? (doc.outline as unknown as Chapter);
    const chapter = parent.addItem(title, { pageNumber: page - 1, fit: true, expanded: level < 2 });
    open.push({ level, chapter });
  }
}
