import { Button } from 'antd';
import type { Address } from '../api.ts';
import styles from './address.module.css';
import type { Addresses } from './use-addresses.tsx';

interface AddressActionsProps {
  readonly address: Address;
  readonly addresses: Pick<Addresses, 'busyID' | 'makeDefault' | 'remove'>;
  readonly onEdit: (address: Address) => void;
  /** A button that was pressed may be gone by now. */
  readonly onDone?: () => void;
}

/** What can be done to an address (设为默认, 编辑, 删除). */
export function AddressActions({ address, addresses, onEdit, onDone }: AddressActionsProps) {
  const isBusy = addresses.busyID === address.ID;
  return (
    <div className={styles.actions}>
      {address.IsDefault === 'Y' ? null : (
        <Button
          type="link"
          size="small"
          loading={isBusy}
          aria-label={`把${address.name}的地址设为默认`}
          onClick={() => void addresses.makeDefault(address).then(onDone)}
        >
          设为默认
        </Button>
      )}
      <Button
        type="link"
        size="small"
        aria-label={`编辑${address.name}的地址`}
        onClick={() => onEdit(address)}
      >
        编辑
      </Button>
      <Button
        type="link"
        size="small"
        danger
        disabled={isBusy}
        aria-label={`删除${address.name}的地址`}
        onClick={() => void addresses.remove(address).then(onDone)}
      >
        删除
      </Button>
    </div>
  );
}
