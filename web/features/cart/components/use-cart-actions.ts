import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { forgetBought } from '#web/features/print-options/bought-line.ts';
import { openPrintOptions } from '#web/features/print-options/opened.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { keyOf } from '#web/kit/ask/send.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import type { Selection } from '#web/lib/cart-selection.ts';
import { touches } from '#web/lib/touches.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { type CartLine, type CartPage, LINES } from '../model/cart.ts';
import { type Deleted, deletedFrom, wordsFor } from '../model/deleted.ts';
import { withoutLines } from '../model/selection.ts';
import { cartLine } from '../read-cart.ts';
import { useIdSet } from './use-id-set.ts';

interface CartSurroundings {
  readonly list: readonly CartLine[];
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  /** Keeps what was deleted last; null after every other action. */
  readonly noteDeleted: (deleted: Deleted | null) => void;
}

/** Every page of the list, as it is kept. */
const PAGES = keyOf('ShopCarService.cartList').slice(0, 2);

/** Everything that can be done to lines of the cart. */
export function useCartActions({ list, setSelection, noteDeleted }: CartSurroundings) {
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const guard = useGuard();
  const tell = useTellFailure();
  const options = {
    guard,
    onFailure(error: CallError): true {
      tell(error);
      return true;
    },
  };
  const deleting = useAct('ShopCarService.deleteCart', options);
  const copying = useAct('ShopCarService.copyCart', options);
  const seeing = useAct('ShopCarService.seePrices', options);
  const outdated = useIdSet();
  const [freshCopy, setFreshCopy] = useState('');

  function changeList(change: (page: CartPage) => CartPage): void {
    queryClient.setQueriesData<CartPage>({ queryKey: PAGES }, (page) => page && change(page));
  }

  /** Deletes lines; where they stood is offered to bring them back (撤销). True when they are gone. */
  async function deleteLines(lines: readonly CartLine[], selection: Selection): Promise<boolean> {
    const ids = lines.map(({ ID }) => ID);
    if (ids.length === 0 || (await deleting.run({ cartIDs: ids.join(',') }, ids)) === null) return false;
    forgetBought(ids);
    noteDeleted(deletedFrom(list, lines, (id) => selection.has(id)));
    setSelection((before) => withoutLines(before, ids));
    changeList((page) => {
      const list = page.list.filter(({ ID }) => !ids.includes(ID));
      return { ...page, list, total: page.total - ids.length };
    });
    return true;
  }

  async function copy(line: CartLine): Promise<void> {
    const copied = await copying.run({ cartID: line.ID }, [line.ID]);
    if (copied === null) return;
    noteDeleted(null);
    setFreshCopy(copied.ID);
    void message.success(`已复制${wordsFor([line])}，副本就在它后面`);
  }

  /** The quantity of one line as the server has it now, shown in the list too; null when it cannot be read. */
  async function reread(id: string): Promise<number | null> {
    const outcome = await cartLine(id);
    if (!outcome.ok) return null;
    const line = outcome.value;
    // Which version it prints stays, and is not read again.
    const changed = (old: CartLine) => (old.ID === id ? { ...old, ...line } : old);
    changeList((page) => ({ ...page, list: page.list.map(changed) }));
    outdated.remove([id]);
    return line.count;
  }

  /** Reads one line again after a change. When that fails the line says so, and the page stays as it is. */
  async function refresh(id: string): Promise<void> {
    touches.set({ keys: LINES.map((resource) => [resource]) });
    if ((await reread(id)) === null) outdated.add([id]);
  }

  return {
    busy: guard.busy,
    outdated: outdated.ids,
    freshCopy,
    deleteLines,
    copy,
    reread,
    refresh,
    seePrices(lines: readonly CartLine[]) {
      const ids = lines.map(({ ID }) => ID);
      if (ids.length > 0) void seeing.run({ cartIDs: ids.join(',') }, ids);
    },
    edit(line: CartLine) {
      noteDeleted(null);
      openPrintOptions(line.ID, () => void refresh(line.ID));
    },
  };
}
