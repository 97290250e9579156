import type { PriceList } from '#contracts/rules/price/price-list.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';

export interface PriceBook {
  /** The list of some goods; `asking` while it is on its way, null where it cannot be had or proved wrong. */
  of(goodsID: string): PriceList | 'asking' | null;
  /** Asks for the list of the goods, once. */
  open(goodsID: string): void;
  /** The server has named another price than the list: what it says of other options is worth nothing either. */
  close(goodsID: string): void;
}

/** The price lists (价目) of the goods that were looked at. Optional; a failure is not shown. */
export function createPriceBook(
  ask: (goodsID: string) => Promise<Outcome<PriceList>>,
  onChange: () => void,
): PriceBook {
  const lists = new Map<string, PriceList | 'asking' | null>();

  async function fetchList(goodsID: string): Promise<void> {
    const list = await ask(goodsID).catch(() => null);
    lists.set(goodsID, list?.ok ? list.value : null);
    onChange();
  }

  return {
    of: (goodsID) => lists.get(goodsID) ?? null,
    open(goodsID) {
      if (lists.has(goodsID)) return;
      lists.set(goodsID, 'asking');
      void fetchList(goodsID);
    },
    close: (goodsID) => void lists.set(goodsID, null),
  };
}
