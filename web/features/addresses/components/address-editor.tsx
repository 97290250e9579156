import { App, Modal } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useFocusReturn } from '#web/lib/use-focus-return.ts';
import { useBackCloses } from '#web/lib/use-leave-guard.ts';
import type { Address, AddressInput, SaveOutcome } from '../api.ts';
import styles from './address.module.css';
import { AddressForm } from './address-form.tsx';

interface AddressEditorProps {
  /** Null for a new one. */
  readonly address: Address | null;
  readonly onSave: (input: AddressInput) => Promise<SaveOutcome>;
  readonly onSaved: (addrID: string) => void;
  readonly onClose: () => void;
}

const WIDTH = 600;

/** The form of an address in a dialog (新增地址, 编辑地址); a sheet of full height on phones. */
export function AddressEditor({ address, onSave, onSaved, onClose }: AddressEditorProps) {
  const { modal } = App.useApp();
  const [isDirty, setIsDirty] = useState(false);
  const isAsking = useRef(false);

  const askToClose = useCallback(() => {
    if (!isDirty) {
      onClose();
      return;
    }
    if (isAsking.current) return;
    isAsking.current = true;
    let isGivenUp = false;
    modal.confirm({
      title: '放弃修改？',
      content: '关闭后，这次填写的内容不会保存。',
      okText: '放弃修改',
      okButtonProps: { danger: true },
      cancelText: '继续编辑',
      focusable: { autoFocusButton: 'cancel' },
      centered: true,
      onOk() {
        isGivenUp = true;
      },
      // The question must have left the page before the focus can return to what opened the dialog.
      afterClose() {
        isAsking.current = false;
        if (isGivenUp) onClose();
      },
    });
  }, [isDirty, modal, onClose]);

  useBackCloses(askToClose);
  useFocusReturn();

  return (
    <Modal
      open
      centered
      title={address === null ? '新增地址' : '编辑地址'}
      width={WIDTH}
      footer={null}
      mask={{ closable: !isDirty }}
      onCancel={askToClose}
      className={styles.dialog}
      classNames={{ container: styles.container, header: styles.header, body: styles.body }}
    >
      <AddressForm
        address={address}
        isInDialog
        onSave={onSave}
        onSaved={onSaved}
        onCancel={askToClose}
        onDirty={setIsDirty}
      />
    </Modal>
  );
}
