import { Button } from 'antd';
import { useRef, useState } from 'react';
import { MAX_ADDRESSES } from '#contracts/rules/address/address-fields.ts';
import { inPlace } from '#web/components/in-place.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { Box } from '#web/kit/layout/shapes.ts';
import { useSeemsMissing } from '#web/lib/call/missing-operations.ts';
import { shows } from '#web/lib/shows.ts';
import type { Address } from '../model/address.ts';
import { AddressActions } from './address-actions.tsx';
import { AddressEditor } from './address-editor.tsx';
import { AddressWords } from './address-words.tsx';
import { AddressesAnswer } from './addresses-answer.tsx';
import styles from './book.module.css';
import { BookSkeleton } from './book-skeleton.tsx';
import { DeletedAddressLine } from './deleted-address.tsx';
import { type Addresses, useAddresses } from './use-addresses.ts';

/** All shipping addresses (收货地址) and what can be done to them. */
export function AddressBook() {
  const addresses = useAddresses();
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const list = addresses.query.data;
  const isAddingMissing = useSeemsMissing('AddressServiceMag.saveAddress');
  const isFull = list !== undefined && list.length >= MAX_ADDRESSES;

  /** Keeps the keyboard in the book when the pressed button is gone. */
  function keepFocus(): void {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus();
    });
  }

  return (
    <Sheet
      title="收货地址"
      {...shows(
        'UserCenterMag.getUserAddressList',
        'ShoppingServiceMag.updateDefaultAddr',
        'AddressServiceMag.deleteAddress',
      )}
      extra={
        list === undefined || list.length === 0 || isAddingMissing ? null : (
          <Button className={styles.add} disabled={isFull} onClick={() => setEdited('new')}>
            新增地址
          </Button>
        )
      }
    >
      <div ref={place} tabIndex={-1} className={styles.place}>
        <AddressesAnswer query={addresses.query} skeleton={<BookSkeleton />}>
          {(saved) => (
            <BookContent
              addresses={addresses}
              list={saved}
              onAdd={() => setEdited('new')}
              onEdit={setEdited}
              onDone={keepFocus}
            />
          )}
        </AddressesAnswer>
      </div>
      {edited === null ? null : (
        <AddressEditor
          address={edited === 'new' ? null : edited}
          addresses={addresses}
          onSaved={() => setEdited(null)}
          onClose={() => setEdited(null)}
        />
      )}
    </Sheet>
  );
}

interface BookContentProps {
  readonly addresses: Addresses;
  readonly list: readonly Address[];
  readonly onAdd: () => void;
  readonly onEdit: (address: Address) => void;
  readonly onDone: () => void;
}

function BookContent({ addresses, list, onAdd, onEdit, onDone }: BookContentProps) {
  const isAddingMissing = useSeemsMissing('AddressServiceMag.saveAddress');
  if (list.length === 0) {
    return (
      <>
        <DeletedAddressLine addresses={addresses} />
        <EmptyState
          text={isAddingMissing ? '还没有收货地址。' : '还没有收货地址，先存好一个，下单时不用再填。'}
          action={
            isAddingMissing ? null : (
              <Button type="primary" onClick={onAdd}>
                新增地址
              </Button>
            )
          }
        />
      </>
    );
  }
  return (
    <>
      <Box as="p" below={8} tone="muted" digits className={styles.purpose}>
        {purposeOf(list, isAddingMissing)}
      </Box>
      <ul aria-label="收货地址">
        {inPlace(
          list.map((address, place) => (
            <li key={address.ID || place} className={styles.row}>
              <AddressWords address={address} isDefault={address.IsDefault === 'Y'} />
              <AddressActions address={address} addresses={addresses} onEdit={onEdit} onDone={onDone} />
            </li>
          )),
          addresses.deleted?.at ?? null,
          <li key="deleted">
            <DeletedAddressLine addresses={addresses} />
          </li>,
        )}
      </ul>
    </>
  );
}

function purposeOf(list: readonly Address[], isAddingMissing: boolean): string {
  // The limit is known only for a backend that takes addresses.
  if (isAddingMissing) return `已存 ${list.length} 个地址。`;
  if (list.length >= MAX_ADDRESSES) {
    return `已存 ${list.length} 个地址，最多 ${MAX_ADDRESSES} 个；删除不用的，就能再新增。`;
  }
  const count = `已存 ${list.length} 个地址，最多 ${MAX_ADDRESSES} 个。`;
  const hasDefault = list.some(({ IsDefault }) => IsDefault === 'Y');
  return hasDefault ? count : `${count}还没有默认地址，下单时先用第一个。`;
}
