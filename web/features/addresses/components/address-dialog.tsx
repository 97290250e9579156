import { Button, Modal } from 'antd';
import { useState } from 'react';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Note } from '#web/kit/layout/shapes.ts';
import { useSeemsMissing } from '#web/lib/call/missing-operations.ts';
import type { Address } from '../model/address.ts';
import { addressFor, type Place } from '../model/same-place.ts';
import styles from './address.module.css';
import { AddressChoices } from './address-choices.tsx';
import { AddressEditor } from './address-editor.tsx';
import { AddressesAnswer } from './addresses-answer.tsx';
import { DeletedAddressLine } from './deleted-address.tsx';
import { useAddresses } from './use-addresses.ts';

export interface AddressDialogProps {
  /** Where it goes now; chosen at first if it is among the saved ones. */
  readonly current: Place;
  readonly onPick: (address: Address) => void;
  readonly onClose: () => void;
  readonly title?: string;
}

const WIDTH = 640;

/** Picks another address (选择收货地址) for something that is already ordered. */
export function AddressDialog({ current, onPick, onClose, title = '选择收货地址' }: AddressDialogProps) {
  const addresses = useAddresses();
  const { query } = addresses;
  const [chosenID, setChosenID] = useState('');
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const list = query.data ?? [];
  const isAddingMissing = useSeemsMissing('AddressServiceMag.saveAddress');
  const chosen = list.find(({ ID }) => ID === chosenID) ?? addressFor(current, list);

  function content() {
    if (list.length === 0) {
      return (
        <>
          <DeletedAddressLine addresses={addresses} />
          <Note below={16}>还没有收货地址，请先新增一个。</Note>
        </>
      );
    }
    return (
      <AddressChoices
        list={list}
        chosenID={chosen?.ID ?? null}
        addresses={addresses}
        onChoose={({ ID }) => setChosenID(ID)}
        onEdit={setEdited}
      />
    );
  }

  return (
    <Modal
      open
      centered
      title={title}
      width={WIDTH}
      onCancel={onClose}
      className={styles.dialog}
      classNames={{
        container: styles.container,
        header: styles.header,
        body: styles.body,
        footer: styles.footer,
      }}
      footer={
        <>
          {isAddingMissing ? null : (
            <Button
              className={styles.add}
              disabled={query.data === undefined}
              onClick={() => setEdited('new')}
            >
              新增地址
            </Button>
          )}
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" disabled={chosen === null} onClick={() => chosen && onPick(chosen)}>
            使用该地址
          </Button>
        </>
      }
    >
      <div className={styles.scroll}>
        <AddressesAnswer query={query} skeleton={<LinesSkeleton count={6} />}>
          {content}
        </AddressesAnswer>
      </div>
      {edited === null ? null : (
        <AddressEditor
          address={edited === 'new' ? null : edited}
          addresses={addresses}
          onSaved={(addrID) => {
            setEdited(null);
            setChosenID(addrID);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Modal>
  );
}
