import type { ConvertedPage } from '../conversion/paged-source.ts';

interface Way {
  /** Null where the page cannot be converted. */
  readonly convert: (no: number) => Promise<ConvertedPage | null>;
  readonly send: (no: number, page: ConvertedPage) => Promise<void>;
  /** How many may be on their way just now. */
  readonly atOnce: () => number;
}

/**
 * Pages one by one: the next is converted while those before it are on their way, so that with two of these no more
 * than three pictures are in memory. The first that cannot be sent ends it.
 */
export async function sendPages(pages: readonly number[], { convert, send, atOnce }: Way): Promise<void> {
  const onTheirWay = new Set<Promise<void>>();
  for (const no of pages) {
    const page = await convert(no);
    if (page === null) continue;
    while (onTheirWay.size >= atOnce()) await Promise.race(onTheirWay);
    // One that failed stays among them, so that the next look at them finds it.
    const sent = send(no, page).then(() => void onTheirWay.delete(sent));
    sent.catch(() => undefined);
    onTheirWay.add(sent);
  }
  await Promise.all(onTheirWay);
}
