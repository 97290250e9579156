import { ask } from '#web/kit/ask/ask.ts';
import type { DataOf } from '#web/kit/ask/send.ts';

/** The works of the member to choose from; the server gives no more at once. */
export const askMyWorks = () => ask('OpusServiceMag.getOpusList', { page: '1', pageSize: '100' });

/** What is said where there are more. */
export function lastOnly({ list, total }: DataOf<'OpusServiceMag.getOpusList'>): string {
  return total > list.length ? `只列出最近改动的 ${list.length} 件作品，共 ${total} 件。` : '';
}
