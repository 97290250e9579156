import { Button } from 'antd';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { defaultAddress } from '#contracts/rules/address/default-address.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Box, Note, Row } from '#web/kit/layout/shapes.ts';
import { useSeemsMissing } from '#web/lib/call/missing-operations.ts';
import { shows } from '#web/lib/shows.ts';
import type { Address } from '../model/address.ts';
import styles from './address.module.css';
import { AddressChoices } from './address-choices.tsx';
import { AddressEditor } from './address-editor.tsx';
import { AddressForm, type FinishAddress } from './address-form.tsx';
import { AddressWords } from './address-words.tsx';
import { AddressesAnswer } from './addresses-answer.tsx';
import { DeletedAddressLine } from './deleted-address.tsx';
import { useAddresses } from './use-addresses.ts';

export interface AddressBlockProps {
  readonly selectedID: string | null;
  readonly onSelect: (address: Address | null) => void;
  /** Fills in the first address until another is typed; empty while unknown. */
  readonly ownMobile: string;
  /** Set while the first address is being filled in. */
  readonly finisher?: Ref<FinishAddress>;
  /** Whether that first address could be saved as it stands. */
  readonly onFilled?: (isFilled: boolean) => void;
  /** Stands beside the other ways to choose, once there are addresses. */
  readonly more?: ReactNode;
}

const TITLE = '收货地址';

/** Where an order goes (收货地址): the default one first, any other by choice, a new one on the spot. */
export function AddressBlock(props: AddressBlockProps) {
  const { selectedID, onSelect, ownMobile, finisher, onFilled, more } = props;
  const addresses = useAddresses();
  const { query } = addresses;
  const list = query.data;
  const isAddingMissing = useSeemsMissing('AddressServiceMag.saveAddress');
  const [isListShown, setIsListShown] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const chosen = useRef<HTMLDivElement>(null);
  const [isJustSaved, setIsJustSaved] = useState(false);
  // The form was taller than the address that replaces it: the saved address must be in sight.
  useEffect(() => {
    if (!isJustSaved || list === undefined || list.length === 0) return;
    chosen.current?.scrollIntoView({ block: 'center' });
    // The pressed button is gone with the form.
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    setIsJustSaved(false);
  }, [isJustSaved, list]);
  useSelection({ selectedID, onSelect, query });

  if (list === undefined) {
    return (
      <Sheet title={TITLE}>
        <AddressesAnswer query={query} skeleton={<LinesSkeleton count={2} />}>
          {() => null}
        </AddressesAnswer>
      </Sheet>
    );
  }

  function saved(addrID: string): void {
    const isChosen = edited === 'new' || list?.length === 0 || addrID === selectedID;
    setEdited(null);
    const address = addresses.find(addrID);
    if (isChosen && address) onSelect(address);
    setIsJustSaved(true);
  }

  if (list.length === 0) {
    return (
      <Sheet {...shows('UserCenterMag.getUserAddressList', 'AddressServiceMag.saveAddress')} title={TITLE}>
        <DeletedAddressLine addresses={addresses} />
        <Note below={16}>还没有收货地址，填好后就用它收货。</Note>
        <AddressForm
          address={null}
          ownMobile={ownMobile}
          addresses={addresses}
          finisher={finisher}
          onFilled={onFilled}
          onSaved={saved}
        />
      </Sheet>
    );
  }
  const selected = list.find(({ ID }) => ID === selectedID) ?? defaultAddress(list);
  return (
    <Sheet
      {...shows('UserCenterMag.getUserAddressList')}
      title={TITLE}
      extra={
        <Row as="span" align="stretch" className={styles.headActions}>
          <Button
            ref={opener}
            type="link"
            aria-expanded={isListShown}
            onClick={() => setIsListShown((isShown) => !isShown)}
          >
            {isListShown ? '收起' : '更换'}
          </Button>
          {isAddingMissing ? null : (
            <Button type="link" onClick={() => setEdited('new')}>
              新增地址
            </Button>
          )}
          {more}
        </Row>
      }
    >
      {isListShown ? (
        <AddressChoices
          list={list}
          chosenID={selected?.ID ?? null}
          addresses={addresses}
          onChoose={onSelect}
          onDone={() => {
            setIsListShown(false);
            opener.current?.focus();
          }}
          onEdit={setEdited}
        />
      ) : null}
      {!isListShown && selected ? (
        <Box ref={chosen} padY={12} padX={16} radius="control" ground="ink-soft" className={styles.chosen}>
          <AddressWords address={selected} isDefault={selected.IsDefault === 'Y'} />
        </Box>
      ) : null}
      {edited === null ? null : (
        <AddressEditor
          address={edited === 'new' ? null : edited}
          addresses={addresses}
          onSaved={saved}
          onClose={() => setEdited(null)}
        />
      )}
    </Sheet>
  );
}

interface Selection extends Pick<AddressBlockProps, 'selectedID' | 'onSelect'> {
  readonly query: ReturnType<typeof useAddresses>['query'];
}

/** Keeps the choice among what there is: the default at first, and again when the chosen one is gone. */
function useSelection({ selectedID, onSelect, query }: Selection): void {
  const { data: list, isFetching, refetch } = query;
  const hadChoice = useRef(false);
  useEffect(() => {
    if (list === undefined) return;
    const chosen = list.find(({ ID }) => selectedID !== null && ID === selectedID);
    if (chosen !== undefined) {
      // A choice kept from before has only its id.
      if (!hadChoice.current) onSelect(chosen);
      hadChoice.current = true;
      return;
    }
    // The choice was refused, so the list is out of date.
    if (selectedID === null && hadChoice.current && list.length > 0) {
      hadChoice.current = false;
      void refetch();
      return;
    }
    if (isFetching) return;
    const next = defaultAddress(list);
    if (next !== null || selectedID !== null) onSelect(next);
  }, [list, isFetching, selectedID, onSelect, refetch]);
}
