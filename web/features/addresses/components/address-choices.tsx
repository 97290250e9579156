import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { inPlace } from '#web/components/in-place.ts';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { Address } from '../model/address.ts';
import styles from './address.module.css';
import { AddressActions } from './address-actions.tsx';
import { AddressWords } from './address-words.tsx';
import { DeletedAddressLine } from './deleted-address.tsx';
import type { Addresses } from './use-addresses.ts';

interface AddressChoicesProps {
  readonly list: readonly Address[];
  readonly chosenID: string | null;
  readonly addresses: Pick<Addresses, 'busy' | 'deleted' | 'makeDefault' | 'delete' | 'bringBack'>;
  readonly onChoose: (address: Address) => void;
  /** The choice is made, or given up; left out where other buttons say so. */
  readonly onDone?: () => void;
  readonly onEdit: (address: Address) => void;
}

const DECIDING = ['Enter', ' ', 'Escape'];

/** All addresses as cards that are real radio buttons, each with what can be done to it. */
export function AddressChoices({ list, chosenID, addresses, onChoose, onDone, onEdit }: AddressChoicesProps) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const isQuestion = onDone !== undefined;

  // Otherwise the keyboard would come by all that can be done to the other addresses first.
  useEffect(() => {
    if (isQuestion)
      group.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [isQuestion]);

  /** A press of the keyboard, also of the arrows that only go from one to the next, has no clicks to count. */
  function decideByClick({ detail }: MouseEvent, address: Address): void {
    if (onDone === undefined || detail === 0) return;
    onChoose(address);
    onDone();
  }

  function decideByKey(event: KeyboardEvent, address: Address): void {
    if (onDone === undefined || !DECIDING.includes(event.key)) return;
    // What has the focus next must not take the rest of this press for one of its own.
    event.preventDefault();
    if (event.key !== 'Escape') onChoose(address);
    onDone();
  }

  return (
    <Stack
      ref={group}
      role="radiogroup"
      aria-label="收货地址"
      gap={8}
      {...shows(
        'UserCenterMag.getUserAddressList',
        'ShoppingServiceMag.updateDefaultAddr',
        'AddressServiceMag.deleteAddress',
      )}
    >
      {inPlace(
        list.map((address, place) => (
          <Row
            key={address.ID || place}
            radius="control"
            className={styles.choice}
            data-chosen={address.ID === chosenID}
          >
            <Stack
              as="label"
              grows
              align="center"
              shrinks
              padY={12}
              padX={16}
              gap={12}
              columns="lead"
              hand
              className={styles.choiceLabel}
              onClick={(event) => decideByClick(event, address)}
              onKeyDown={(event) => decideByKey(event, address)}
            >
              <input
                type="radio"
                name={name}
                checked={address.ID === chosenID}
                onChange={() => onChoose(address)}
              />
              <AddressWords address={address} isDefault={address.IsDefault === 'Y'} />
            </Stack>
            <AddressActions address={address} addresses={addresses} onEdit={onEdit} />
          </Row>
        )),
        addresses.deleted?.at ?? null,
        <DeletedAddressLine key="deleted" addresses={addresses} />,
      )}
    </Stack>
  );
}
