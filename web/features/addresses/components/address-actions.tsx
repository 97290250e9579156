import { Button } from 'antd';
import { Row } from '#web/kit/layout/shapes.ts';
import { useSeemsMissing } from '#web/lib/call/missing-operations.ts';
import type { Address } from '../model/address.ts';
import { addressInWords } from '../model/address-lines.ts';
import styles from './address.module.css';
import type { Addresses } from './use-addresses.ts';

interface AddressActionsProps {
  readonly address: Address;
  readonly addresses: Pick<Addresses, 'busy' | 'makeDefault' | 'delete'>;
  readonly onEdit: (address: Address) => void;
  /** A button that was pressed may be gone by now. */
  readonly onDone?: () => void;
}

/** What can be done to an address (设为默认, 编辑, 删除). */
export function AddressActions({ address, addresses, onEdit, onDone }: AddressActionsProps) {
  const isBusy = addresses.busy.has(address.ID);
  const isSavingMissing = useSeemsMissing('AddressServiceMag.saveAddress');
  const isDeletingMissing = useSeemsMissing('AddressServiceMag.deleteAddress');
  // Without an id no call can name the address.
  if (address.ID === '') return null;
  const words = addressInWords(address);
  return (
    <Row align="stretch" keeps className={styles.actions}>
      {address.IsDefault === 'Y' ? null : (
        <Button
          type="link"
          size="small"
          loading={isBusy}
          aria-label={`把${words}设为默认`}
          onClick={() => void addresses.makeDefault(address).then(onDone)}
        >
          设为默认
        </Button>
      )}
      {isSavingMissing ? null : (
        <Button type="link" size="small" aria-label={`编辑${words}`} onClick={() => onEdit(address)}>
          编辑
        </Button>
      )}
      {isDeletingMissing ? null : (
        <Button
          type="link"
          size="small"
          danger
          disabled={isBusy}
          aria-label={`删除${words}`}
          onClick={() => void addresses.delete(address).then(onDone)}
        >
          删除
        </Button>
      )}
    </Row>
  );
}
