import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { UndoToast } from '#web/components/undo-toast.tsx';
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

const UNDO_SECONDS = 5;

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

  async function bringBack(address: Address): Promise<void> {
    const input = inputOf(address, '');
    const outcome = await saveAddress(input);
    if (outcome.ok) changeList((list) => withSaved(list, input, outcome.value));
    else complain(outcome.message);
  }

  /** Deletes it; for a while a toast offers to bring it back (撤销). */
  function remove(address: Address): Promise<void> {
    return whileBusy(address.ID, async () => {
      const result = await deleteAddress(address.ID);
      if (!result.ok) {
        complain(result.message);
        return;
      }
      changeList((list) => list.filter(({ ID }) => ID !== address.ID));
      const key = `address-deleted-${address.ID}`;
      void message.open({
        key,
        type: 'success',
        duration: UNDO_SECONDS,
        content: (
          <UndoToast
            text={`已删除${address.name}的地址`}
            onUndo={() => {
              message.destroy(key);
              void bringBack(address);
            }}
          />
        ),
      });
    });
  }

  /** Saves what a form holds; the list has it at once. */
  async function save(input: AddressInput): Promise<SaveOutcome> {
    const outcome = await saveAddress(input);
    if (outcome.ok) changeList((list) => withSaved(list, input, outcome.value));
    return outcome;
  }

  /** An address as the list has it now. */
  function find(addrID: string): Address | null {
    const list = queryClient.getQueryData<readonly Address[]>(ADDRESSES_KEY);
    return list?.find(({ ID }) => ID === addrID) ?? null;
  }

  return { query, busyID, makeDefault, remove, save, find };
}

export type Addresses = ReturnType<typeof useAddresses>;
