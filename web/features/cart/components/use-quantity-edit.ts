import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type CopyPrices, totalAt } from '#contracts/rules/price/print-more.ts';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import { type PriceQuestion, price, saveLine } from '#web/features/print-options/line/api.ts';
import { client } from '#web/lib/call/client.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { useStore } from '#web/lib/store.ts';
import { onBackOnline } from '#web/lib/wire/network.ts';
import type { CartLine } from '../model/cart.ts';
import { createQuantityEdit } from '../model/quantity-edit.ts';

function choiceOf(line: CartLine, count: number): PriceQuestion {
  return {
    goodsID: line.goods.ID,
    cnums: joinCnums(line.buzhou),
    count: String(count),
    pagesNum: String(line.pageNum),
    memberID: sessionStore.get().user?.user_id ?? '',
  };
}

const FAILURE_KEY = 'cart-quantity';

interface LineReading {
  /** What other quantities cost; null while unknown. */
  readonly prices: CopyPrices | null;
  readonly acts: {
    refresh(id: string): Promise<void>;
    reread(id: string): Promise<number | null>;
  };
}

/** The quantity of a line as it is being edited in the list. */
export function useQuantityEdit(line: CartLine, reading: LineReading) {
  const { message } = App.useApp();
  const latest = useRef({ line, reading });
  latest.current = { line, reading };

  const [edit] = useState(() => {
    // What is sent when the line leaves the page goes out in the name of the member who typed it, or not at all.
    const api = client();
    return createQuantityEdit(
      {
        price: (count) => price(choiceOf(latest.current.line, count), { random: String(Math.random()) }, api),
        save: (count) => {
          const { line: now } = latest.current;
          return saveLine({ ...choiceOf(now, count), CartID: now.ID, remarkinfo: now.remarkinfo }, api);
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

  useEffect(() => edit.setSaved(line.count), [edit, line]);
  useEffect(() => onBackOnline(edit.resume), [edit]);
  // Leaving the page during the pause after typing does not cancel the change.
  useEffect(() => () => edit.commit(), [edit]);

  return [snapshot, edit] as const;
}
