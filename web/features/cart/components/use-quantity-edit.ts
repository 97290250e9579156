import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type CopyPrices, totalAt } from '#contracts/rules/price/print-more.ts';
import { getTotal, type PriceQuestion, updateCart } from '#web/features/print-options/line/api.ts';
import { client } from '#web/lib/call/client.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { useStore } from '#web/lib/store.ts';
import { onBackOnline } from '#web/lib/wire/network.ts';
import { createQuantityEdit } from '../model/quantity-edit.ts';

/** What the quantity of a line is priced and saved with. */
export interface EditedLine {
  readonly ID: string;
  readonly goodsID: string;
  readonly cnums: string;
  readonly pageNum: number;
  readonly remarkinfo: string;
  readonly count: number;
}

function choiceOf(line: EditedLine, count: number): PriceQuestion {
  return {
    goodsID: line.goodsID,
    cnums: line.cnums,
    count: String(count),
    pagesNum: String(line.pageNum),
    memberID: sessionStore.get().user?.user_id ?? '',
  };
}

const FAILURE_KEY = 'cart-quantity';

interface LineReading {
  /** What other quantities cost; null while unknown. */
  readonly prices: CopyPrices | null;
  /** Changes whenever the line was read anew. */
  readonly readAt: unknown;
  readonly acts: {
    refresh(id: string): Promise<void>;
    reread(id: string): Promise<number | null>;
  };
}

/** The quantity of a line as it is being edited in its place: in the cart, and where its order is confirmed. */
export function useQuantityEdit(line: EditedLine, reading: LineReading) {
  const { message } = App.useApp();
  const latest = useRef({ line, reading });
  latest.current = { line, reading };

  const [edit] = useState(() => {
    // What is sent when the line leaves the page goes out in the name of the member who typed it, or not at all.
    const api = client();
    return createQuantityEdit(
      {
        price: (count) =>
          getTotal(choiceOf(latest.current.line, count), { random: String(Math.random()) }, api),
        save: (count) => {
          const { line: now } = latest.current;
          return updateCart({ ...choiceOf(now, count), CartID: now.ID, remarkinfo: now.remarkinfo }, api);
        },
        estimate: (count) => {
          const { prices } = latest.current.reading;
          return prices && totalAt(prices, count);
        },
        onSaved: () => {
          message.destroy(FAILURE_KEY);
          return latest.current.reading.acts.refresh(latest.current.line.ID);
        },
        reread: () => latest.current.reading.acts.reread(latest.current.line.ID),
        onFailure: (text) => void message.open({ key: FAILURE_KEY, type: 'error', content: text }),
      },
      line.count,
    );
  });
  const snapshot = useStore({ get: edit.snapshot, subscribe: edit.subscribe });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another total of the same quantity is news, too
  useEffect(() => edit.setSaved(line.count), [edit, line.count, reading.readAt]);
  useEffect(() => onBackOnline(edit.resume), [edit]);
  // Leaving the page during the pause after typing does not cancel the change.
  useEffect(() => () => edit.commit(), [edit]);

  return [snapshot, edit] as const;
}
