import { Button } from 'antd';
import { useId } from 'react';
import { shows } from '#web/lib/shows.ts';
import type { Address } from '../api.ts';
import styles from './address.module.css';
import { AddressWords } from './address-words.tsx';
import type { Addresses } from './use-addresses.tsx';

interface AddressChoicesProps {
  readonly list: readonly Address[];
  readonly chosenID: string | null;
  readonly addresses: Pick<Addresses, 'busyID' | 'makeDefault' | 'remove'>;
  readonly onChoose: (address: Address) => void;
  readonly onEdit: (address: Address) => void;
}

/** All addresses as cards that are real radio buttons, each with what can be done to it. */
export function AddressChoices({ list, chosenID, addresses, onChoose, onEdit }: AddressChoicesProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label="收货地址"
      className={styles.choices}
      {...shows(
        'UserCenterMag.getUserAddressList',
        'ShoppingServiceMag.updateDefaultAddr',
        'AddressServiceMag.deleteAddress',
      )}
    >
      {list.map((address) => {
        const isBusy = addresses.busyID === address.ID;
        const isDefault = address.IsDefault === 'Y';
        return (
          <div key={address.ID} className={styles.choice}>
            <label className={styles.choiceLabel}>
              <input
                type="radio"
                name={name}
                checked={address.ID === chosenID}
                onChange={() => onChoose(address)}
              />
              <AddressWords address={address} isDefault={isDefault} />
            </label>
            <div className={styles.actions}>
              {isDefault ? null : (
                <Button
                  type="link"
                  size="small"
                  loading={isBusy}
                  aria-label={`把${address.name}的地址设为默认`}
                  onClick={() => void addresses.makeDefault(address)}
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
                onClick={() => void addresses.remove(address)}
              >
                删除
              </Button>
            </div>
          </div>
        );
      })}
    </div>
  );
}
