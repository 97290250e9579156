import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { send } from '#web/kit/ask/send.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { mapped } from '#web/lib/call/outcome.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { type Address, type AddressInput, inputOf } from '../model/address.ts';
import { withDefault, withSaved } from '../model/address-list-changes.ts';
import { ADDRESSES, updateDefaultAddr } from '../read-addresses.ts';

/** An address that was just deleted, for as long as it can be brought back. */
export interface DeletedAddress {
  readonly address: Address;
  /** Its place in the list before. */
  readonly at: number;
}

/** One thing at a time, for any address. */
const WHOLE_LIST = 'list';

/** The member's addresses (收货地址) and everything that can be done to them. */
export function useAddresses() {
  const { message } = App.useApp();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const query = useQuery(ADDRESSES);
  const guard = useGuard();
  const [deleted, setDeleted] = useState<DeletedAddress | null>(null);

  function tell(error: CallError): true {
    tellFailure(error);
    return true;
  }

  const updatingDefault = useAct(
    {
      operation: 'ShoppingServiceMag.updateDefaultAddr',
      call: async ({ addrID }: { addrID: string }) => mapped(await updateDefaultAddr(addrID), () => addrID),
    },
    {
      guard,
      onDone: (addrID) => changeList((list) => withDefault(list, addrID)),
      onFailure(error) {
        // The specification has words for each of its failures, whatever else was said.
        void message.error(error.message);
        return true;
      },
    },
  );
  const deleting = useAct('AddressServiceMag.deleteAddress', { guard, onFailure: tell });
  // Apart from the others: a deletion can be undone while the list is still being read again.
  const bringing = useAct(
    {
      operation: 'AddressServiceMag.saveAddress',
      call: ({ address }: DeletedAddress) => send('AddressServiceMag.saveAddress', inputOf(address, '')),
    },
    {
      onFailure(error, wish) {
        setDeleted(wish);
        return tell(error);
      },
    },
  );

  /** The list as it is now, before the server was asked again. */
  function changeList(change: (list: readonly Address[]) => readonly Address[]): void {
    queryClient.setQueryData(ADDRESSES.queryKey, (list = []) => change(list));
  }

  /** The list has it at once. */
  function noteSaved(input: AddressInput, addrID: string): void {
    setDeleted(null);
    changeList((list) => withSaved(list, input, addrID));
  }

  return {
    query,
    busy: guard.busy,
    deleted,
    noteSaved,
    /** Makes it the default (设为默认) for the next orders too. */
    async makeDefault({ ID }: Address): Promise<void> {
      setDeleted(null);
      await updatingDefault.run({ addrID: ID }, [WHOLE_LIST, ID]);
    },
    /** Deletes it; its place offers to bring it back (撤销). */
    async delete(address: Address): Promise<void> {
      const { ID } = address;
      setDeleted(null);
      if ((await deleting.run({ addrID: ID }, [WHOLE_LIST, ID])) === null) return;
      setDeleted({ address, at: query.data?.findIndex((one) => one.ID === ID) ?? 0 });
      changeList((list) => list.filter((one) => one.ID !== ID));
    },
    /** Brings the deleted address back (撤销). */
    async bringBack(wish: DeletedAddress): Promise<void> {
      setDeleted(null);
      const saved = await bringing.run(wish);
      if (saved !== null) noteSaved(inputOf(wish.address, ''), saved.addrID);
    },
    /** An address as the list has it now. */
    find: (addrID: string): Address | null =>
      queryClient.getQueryData(ADDRESSES.queryKey)?.find(({ ID }) => ID === addrID) ?? null,
  };
}

export type Addresses = ReturnType<typeof useAddresses>;
