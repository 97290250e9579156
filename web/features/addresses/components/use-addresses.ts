import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import type { Outcome } from '#web/lib/outcome.ts';
import { type RunningAction, useAction } from '#web/lib/use-action.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { type Address, type AddressInput, inputOf } from '../api.ts';
import { withDefault, withSaved } from '../model/address-list-changes.ts';
import { mutations } from '../mutations.ts';
import { queries } from '../queries.ts';

/** An address that was just deleted, for as long as it can be brought back. */
export interface DeletedAddress {
  readonly address: Address;
  /** Before the address of which number it stood. */
  readonly at: number;
}

const WHOLE_LIST = 'list';

/** The member's addresses (收货地址) and everything that can be done to them. */
export function useAddresses() {
  const { message } = App.useApp();
  const tell = useTellFailure();
  const queryClient = useQueryClient();
  const query = useQuery(queries.list());
  const saving = useAction(mutations.save);
  const guard = useGuard();
  const defaulting = useAction(mutations.makeDefault, guard);
  const removing = useAction(mutations.remove, guard);
  const bringing = useAction(mutations.save, guard);
  const [deleted, setDeleted] = useState<DeletedAddress | null>(null);
  const { queryKey } = queries.list();

  /** The list as it is now, before the server was asked again. */
  function changeList(change: (list: readonly Address[]) => readonly Address[]): void {
    queryClient.setQueryData(queryKey, (list = []) => change(list));
  }

  /** One thing at a time, whatever the address; what was deleted before is then gone for good. */
  function doTo<Input, Value>({ ID }: Address, { run }: RunningAction<Input, Value>, input: Input) {
    setDeleted(null);
    return run(input, [WHOLE_LIST, ID]);
  }

  /** Makes it the default (设为默认) for the next orders too. */
  async function makeDefault(address: Address): Promise<void> {
    const outcome = await doTo(address, defaulting, address.ID);
    if (outcome?.ok) changeList((list) => withDefault(list, address.ID));
    // The specification has words for every failure of it, whatever else was said.
    else if (outcome) void message.error(outcome.error.message);
  }

  /** Brings the deleted address back (撤销). */
  async function bringBack({ address, at }: DeletedAddress): Promise<void> {
    const input = inputOf(address, '');
    const outcome = await doTo(address, bringing, input);
    if (outcome === null) return;
    if (outcome.ok) {
      changeList((list) => withSaved(list, input, outcome.value));
      return;
    }
    setDeleted({ address, at });
    tell(outcome.error);
  }

  /** Deletes it; where it stood is offered to bring it back (撤销). */
  async function remove(address: Address): Promise<void> {
    const outcome = await doTo(address, removing, address.ID);
    if (outcome === null) return;
    if (!outcome.ok) {
      tell(outcome.error);
      return;
    }
    setDeleted({ address, at: query.data?.findIndex(({ ID }) => ID === address.ID) ?? 0 });
    changeList((list) => list.filter(({ ID }) => ID !== address.ID));
  }

  /** Saves what a form holds; the list has it at once. */
  async function save(input: AddressInput): Promise<Outcome<string> | null> {
    const outcome = await saving.run(input);
    if (outcome === null) return null;
    setDeleted(null);
    if (outcome.ok) changeList((list) => withSaved(list, input, outcome.value));
    return outcome;
  }

  /** An address as the list has it now. */
  function find(addrID: string): Address | null {
    return queryClient.getQueryData(queryKey)?.find(({ ID }) => ID === addrID) ?? null;
  }

  return {
    query,
    busy: guard.busy,
    isSaving: saving.isBusy,
    deleted,
    makeDefault,
    remove,
    bringBack,
    save,
    find,
  };
}

export type Addresses = ReturnType<typeof useAddresses>;
