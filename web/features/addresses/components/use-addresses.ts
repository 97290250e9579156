import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { ADDRESSES_KEY } from '#web/lib/query-keys.ts';
import {
  type Address,
  type AddressInput,
  addressList,
  deleteAddress,
  inputOf,
  type SaveOutcome,
  saveAddress,
  setDefaultAddress,
} from '../api.ts';
import { withDefault, withSaved } from '../model/address-list-changes.ts';

/** An address that was just deleted, for as long as it can be brought back. */
export interface DeletedAddress {
  readonly address: Address;
  /** Before the address of which number it stood. */
  readonly at: number;
}

async function listOrThrow(): Promise<readonly Address[]> {
  const result = await addressList();
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/** The member's addresses (收货地址) and everything that can be done to them. */
export function useAddresses() {
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: ADDRESSES_KEY, queryFn: listOrThrow });
  // A second click comes before the first one is drawn.
  const underWay = useRef('');
  const [busyID, setBusyID] = useState('');
  const [deleted, setDeleted] = useState<DeletedAddress | null>(null);

  function changeList(change: (list: readonly Address[]) => readonly Address[]): void {
    queryClient.setQueryData<readonly Address[]>(ADDRESSES_KEY, (list) => change(list ?? []));
    void queryClient.invalidateQueries({ queryKey: ADDRESSES_KEY });
  }

  function complain(words: string): void {
    // Without words the shared toast has said it already.
    if (words !== '') void message.error(words);
  }

  async function whileBusy(addrID: string, work: () => Promise<void>): Promise<void> {
    if (underWay.current !== '') return;
    underWay.current = addrID;
    setBusyID(addrID);
    setDeleted(null);
    try {
      await work();
    } finally {
      underWay.current = '';
      setBusyID('');
    }
  }

  /** Makes it the default (设为默认) for the next orders too. */
  function makeDefault(address: Address): Promise<void> {
    return whileBusy(address.ID, async () => {
      const result = await setDefaultAddress(address.ID);
      if (result.ok) changeList((list) => withDefault(list, address.ID));
      else complain(result.message);
    });
  }

  /** Brings the deleted address back (撤销). */
  async function bringBack({ address, at }: DeletedAddress): Promise<void> {
    await whileBusy(address.ID, async () => {
      const input = inputOf(address, '');
      const outcome = await saveAddress(input);
      if (outcome.ok) {
        changeList((list) => withSaved(list, input, outcome.value));
        return;
      }
      setDeleted({ address, at });
      complain(outcome.message);
    });
  }

  /** Deletes it; where it stood is offered to bring it back (撤销). */
  function remove(address: Address): Promise<void> {
    return whileBusy(address.ID, async () => {
      const result = await deleteAddress(address.ID);
      if (!result.ok) {
        complain(result.message);
        return;
      }
      setDeleted({ address, at: query.data?.findIndex(({ ID }) => ID === address.ID) ?? 0 });
      changeList((list) => list.filter(({ ID }) => ID !== address.ID));
    });
  }

  /** Saves what a form holds; the list has it at once. */
  async function save(input: AddressInput): Promise<SaveOutcome> {
    const outcome = await saveAddress(input);
    setDeleted(null);
    if (outcome.ok) changeList((list) => withSaved(list, input, outcome.value));
    return outcome;
  }

  /** An address as the list has it now. */
  function find(addrID: string): Address | null {
    const list = queryClient.getQueryData<readonly Address[]>(ADDRESSES_KEY);
    return list?.find(({ ID }) => ID === addrID) ?? null;
  }

  return { query, busyID, deleted, makeDefault, remove, bringBack, save, find };
}

export type Addresses = ReturnType<typeof useAddresses>;
