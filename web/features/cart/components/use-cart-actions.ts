import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { openPrintOptions } from '#web/lib/print-options.ts';
import { CART_LIST_KEY, COUNTERS_KEY } from '#web/lib/query-keys.ts';
import type { Result } from '#web/lib/result.ts';
import { type CartLine, type CartPage, cartLine, copyLine, deleteLines, seePrices } from '../api.ts';
import { type Deleted, deletedFrom, wordsFor } from '../model/deleted.ts';
import { type Selection, withoutLines } from '../model/selection.ts';
import { useIdSet } from './use-id-set.ts';

interface CartSurroundings {
  readonly list: readonly CartLine[];
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  /** Keeps what was deleted last; every other action ends that with null. */
  readonly noteDeleted: (deleted: Deleted | null) => void;
}

/** Everything that can be done to lines of the cart. */
export function useCartActions({ list, setSelection, noteDeleted }: CartSurroundings) {
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const busy = useIdSet();
  const outdated = useIdSet();
  const [freshCopy, setFreshCopy] = useState('');

  function changeList(change: (page: CartPage) => CartPage): void {
    queryClient.setQueriesData<CartPage>({ queryKey: CART_LIST_KEY }, (page) => page && change(page));
  }

  function listChanged(): Promise<void> {
    void queryClient.invalidateQueries({ queryKey: COUNTERS_KEY });
    return queryClient.invalidateQueries({ queryKey: CART_LIST_KEY });
  }

  function complain(result: Result<unknown>): void {
    // Without words the shared toast has said it already.
    if (!result.ok && result.message !== '') void message.error(result.message);
  }

  /** Does nothing while one of the lines is being worked on: a second click must not send a second request. */
  async function whileBusy<T>(
    lines: readonly CartLine[],
    work: (ids: string[]) => Promise<T>,
  ): Promise<T | null> {
    const ids = lines.map(({ ID }) => ID);
    if (ids.length === 0 || !busy.claim(ids)) return null;
    try {
      return await work(ids);
    } finally {
      busy.remove(ids);
    }
  }

  /** Deletes lines; where they stood is offered to bring them back (撤销). True when they are gone. */
  async function remove(lines: readonly CartLine[], selection: Selection): Promise<boolean> {
    const result = await whileBusy(lines, (ids) => deleteLines(ids));
    if (!result?.ok) {
      if (result) complain(result);
      return false;
    }
    const ids = lines.map(({ ID }) => ID);
    noteDeleted(deletedFrom(list, lines, (id) => selection.has(id)));
    setSelection((before) => withoutLines(before, ids));
    changeList((page) => {
      const list = page.list.filter(({ ID }) => !ids.includes(ID));
      return { ...page, list, total: page.total - ids.length };
    });
    void listChanged();
    return true;
  }

  async function copy(line: CartLine): Promise<void> {
    const result = await whileBusy([line], () => copyLine(line.ID));
    if (result === null) return;
    complain(result);
    if (!result.ok) return;
    noteDeleted(null);
    setFreshCopy(result.value);
    void message.success(`已复制${wordsFor([line])}，副本就在它后面`);
    await listChanged();
  }

  /** The quantity of one line as the server has it now, shown in the list too; null when it cannot be read. */
  async function reread(id: string): Promise<number | null> {
    try {
      const line = await cartLine(id);
      changeList((page) => ({ ...page, list: page.list.map((old) => (old.ID === id ? line : old)) }));
      outdated.remove([id]);
      return line.count;
    } catch {
      return null;
    }
  }

  /** Reads one line again after a change. When that fails the line says so, and the page stays as it is. */
  async function refresh(id: string): Promise<void> {
    if ((await reread(id)) === null) outdated.add([id]);
  }

  async function acknowledgePrices(lines: readonly CartLine[]): Promise<void> {
    const result = await whileBusy(lines, (ids) => seePrices(ids));
    if (result === null) return;
    complain(result);
    if (result.ok) await queryClient.invalidateQueries({ queryKey: CART_LIST_KEY });
  }

  return {
    busy: busy.ids,
    outdated: outdated.ids,
    freshCopy,
    remove,
    copy,
    reread,
    refresh,
    acknowledgePrices,
    edit(line: CartLine) {
      noteDeleted(null);
      openPrintOptions(line.ID, () => void refresh(line.ID));
    },
  };
}

export type CartActions = ReturnType<typeof useCartActions>;
