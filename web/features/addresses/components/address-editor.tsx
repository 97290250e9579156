import { Modal } from 'antd';
import { useState } from 'react';
import { useLeaveDialog } from '#web/kit/form/leave.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import type { Address } from '../model/address.ts';
import styles from './address.module.css';
import { AddressForm } from './address-form.tsx';
import type { Addresses } from './use-addresses.ts';

interface AddressEditorProps {
  /** Null for a new one. */
  readonly address: Address | null;
  readonly addresses: Pick<Addresses, 'noteSaved'>;
  readonly onSaved: (addrID: string) => void;
  readonly onClose: () => void;
}

const WIDTH = 600;

/** The form of an address in a dialog (新增地址, 编辑地址); a sheet of full height on phones. */
export function AddressEditor({ address, addresses, onSaved, onClose }: AddressEditorProps) {
  const [isChanged, setIsChanged] = useState(false);
  const askToClose = useLeaveDialog({ isChanged, loses: '关闭后，这次填写的内容不会保存。', onClose });
  useFocusReturn();

  return (
    <Modal
      open
      centered
      title={address === null ? '新增地址' : '编辑地址'}
      width={WIDTH}
      footer={null}
      mask={{ closable: !isChanged }}
      onCancel={askToClose}
      className={styles.dialog}
      classNames={{ container: styles.container, header: styles.header, body: styles.body }}
    >
      <AddressForm
        address={address}
        addresses={addresses}
        isInDialog
        onSaved={onSaved}
        onCancel={askToClose}
        onDirty={setIsChanged}
      />
    </Modal>
  );
}
