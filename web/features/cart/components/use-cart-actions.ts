import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { forgetBought } from '#web/lib/bought-line.ts';
import type { Selection } from '#web/lib/cart-selection.ts';
import { openPrintOptions } from '#web/lib/print-options.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { touches } from '#web/lib/touches.ts';
import { type Action, useAction } from '#web/lib/use-action.ts';
import { type Guard, useGuard } from '#web/lib/use-guard.ts';
import { type CartLine, type CartPage, cartLine } from '../api.ts';
import { type Deleted, deletedFrom, wordsFor } from '../model/deleted.ts';
import { withoutLines } from '../model/selection.ts';
import { LINES, mutations } from '../mutations.ts';
import { useIdSet } from './use-id-set.ts';

interface CartSurroundings {
  readonly list: readonly CartLine[];
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  /** Keeps what was deleted last; every other action ends that with null. */
  readonly noteDeleted: (deleted: Deleted | null) => void;
}

/** Does something to lines that nothing else is being done to; null where it was not done. */
function useLineAction<Value>(action: Action<readonly string[], Value>, guard: Guard) {
  const tell = useTellFailure();
  const { run } = useAction(action, guard);
  return async (lines: readonly CartLine[]): Promise<Value | null> => {
    const ids = lines.map(({ ID }) => ID);
    const outcome = ids.length === 0 ? null : await run(ids, ids);
    if (outcome === null) return null;
    if (outcome.ok) return outcome.value;
    tell(outcome.error);
    return null;
  };
}

/** Everything that can be done to lines of the cart. */
export function useCartActions({ list, setSelection, noteDeleted }: CartSurroundings) {
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const guard = useGuard();
  const removeLines = useLineAction(mutations.remove, guard);
  const copyLines = useLineAction(mutations.copy, guard);
  const seePrices = useLineAction(mutations.seePrices, guard);
  const outdated = useIdSet();
  const [freshCopy, setFreshCopy] = useState('');

  function changeList(change: (page: CartPage) => CartPage): void {
    queryClient.setQueriesData<CartPage>({ queryKey: KEYS.cartList }, (page) => page && change(page));
  }

  /** Deletes lines; where they stood is offered to bring them back (撤销). True when they are gone. */
  async function remove(lines: readonly CartLine[], selection: Selection): Promise<boolean> {
    if ((await removeLines(lines)) === null) return false;
    const ids = lines.map(({ ID }) => ID);
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
    const id = await copyLines([line]);
    if (id === null) return;
    noteDeleted(null);
    setFreshCopy(id);
    void message.success(`已复制${wordsFor([line])}，副本就在它后面`);
  }

  /** The quantity of one line as the server has it now, shown in the list too; null when it cannot be read. */
  async function reread(id: string): Promise<number | null> {
    const outcome = await cartLine(id);
    if (!outcome.ok) return null;
    const line = outcome.value;
    changeList((page) => ({ ...page, list: page.list.map((old) => (old.ID === id ? line : old)) }));
    outdated.remove([id]);
    return line.count;
  }

  /** Reads one line again after a change. When that fails the line says so, and the page stays as it is. */
  async function refresh(id: string): Promise<void> {
    touches.set({ keys: LINES });
    if ((await reread(id)) === null) outdated.add([id]);
  }

  return {
    busy: guard.busy,
    outdated: outdated.ids,
    freshCopy,
    remove,
    copy,
    reread,
    refresh,
    acknowledgePrices: (lines: readonly CartLine[]) => void seePrices(lines),
    edit(line: CartLine) {
      noteDeleted(null);
      openPrintOptions(line.ID, () => void refresh(line.ID));
    },
  };
}
