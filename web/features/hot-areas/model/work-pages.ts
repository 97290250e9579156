import { useQuery } from '@tanstack/react-query';
import type { KnownPages } from '#contracts/rules/pages/areas/targets.ts';
import type { Page } from '#contracts/rules/pages/document.ts';
import { ask } from '#web/kit/ask/ask.ts';
import type { Pages } from './areas-state.ts';

/** What the server gives at once. */
const PART = 20;

/** A page as it is printed; the pages of a work come in parts, each once. */
export function usePageOf(code: string, no: number) {
  const from = Math.floor((no - 1) / PART) * PART + 1;
  const query = useQuery(
    ask('ReaderServiceMag.getPages', { bookCode: code, from: String(from), count: String(PART) }),
  );
  const page = query.data?.pages[no - from] as Page | undefined;
  return { query, page };
}

/** The pages of a work by their places, as they are now. */
export function knownPages(pages: Pages): KnownPages {
  const numbers = new Map(pages.map(({ page }, at) => [page, at + 1]));
  return { idOf: (no) => pages[no - 1]?.page, numberOf: (id) => numbers.get(id) ?? null };
}
