import { askBy } from '#web/kit/ask/ask.ts';
import { send } from '#web/kit/ask/send.ts';
import type { Setting } from './setting.ts';

/** So many pages are shown at once. */
export const PAGES_SHOWN = 10;

/** Pages of the draft from one on; another revision is another question. */
export function pagesFrom(
  { code, revision }: Pick<Setting, 'code' | 'revision'>,
  from: number,
  count = PAGES_SHOWN,
) {
  const input = { bookCode: code, from, count };
  return askBy('ReaderServiceMag.getPages', { ...input, revision }, () =>
    send('ReaderServiceMag.getPages', input),
  );
}
