import type { OutlineEntry } from '#contracts/rules/pages/document.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { cutText, plainText } from './plain-text.ts';

/** A place in a PDF: a name, or a page with a place on it. */
export type Destination = string | readonly unknown[] | null;

/** An entry of the outline as pdf.js tells it. */
export interface SourceEntry {
  readonly title: string;
  readonly dest: Destination;
  readonly items: readonly SourceEntry[];
}

const DEEPEST = 6;

/**
 * The table of contents of a PDF (目录). An entry that names no page or has no title is left out, and what stands below
 * it moves up into its place.
 */
export async function outlineOf(
  entries: readonly SourceEntry[],
  pageOf: (dest: Destination) => Promise<number | null>,
): Promise<OutlineEntry[]> {
  const outline: OutlineEntry[] = [];

  async function add(some: readonly SourceEntry[], level: number, depth: number): Promise<void> {
    for (const { title, dest, items } of some) {
      if (outline.length === DOCUMENT_LIMITS.outline) return;
      const words = cutText(plainText(title), DOCUMENT_LIMITS.titleLength);
      const page = words === '' ? null : await pageOf(dest);
      if (page !== null) outline.push({ title: words, level, page });
      if (depth < DEEPEST) await add(items, page === null ? level : level + 1, depth + 1);
    }
  }

  await add(entries, 1, 1);
  return outline;
}
