import { BOOK_PAGES_MAX } from '#contracts/rules/limits.ts';
import { askBy } from '#web/kit/ask/ask.ts';
import { type DataOf, send } from '#web/kit/ask/send.ts';

/** Pages of an order line as they are printed (付印内容), with their size and number. */
export type PrintedPages = DataOf<'OrderServiceMag.getPrintedPages'>;

/** A page of a line with those that are read together with it. The cover stands in for them, so a failure is not shown. */
export function printedPages(orderNo: string, lineID: string, page: number) {
  const input = { orderNo, lineID, from: page - ((page - 1) % BOOK_PAGES_MAX) };
  return askBy('OrderServiceMag.getPrintedPages', input, () =>
    send('OrderServiceMag.getPrintedPages', input, { quiet: true }),
  );
}
