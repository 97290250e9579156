import type { Address } from '../api.ts';
import { mobileLine, regionLine } from '../model/address-lines.ts';
import styles from './address.module.css';

interface AddressWordsProps {
  readonly address: Address;
  readonly isDefault: boolean;
}

/** Who gets it and where (收货人和地址), in full: it is the member's own. */
export function AddressWords({ address, isDefault }: AddressWordsProps) {
  return (
    <span className={styles.words}>
      <span className={styles.who}>
        <strong className={styles.name}>{address.name}</strong>
        <span className={styles.mobile}>{mobileLine(address.mobile)}</span>
        {isDefault ? <span className={styles.flag}>默认</span> : null}
        {address.label ? <span className={styles.tag}>{address.label}</span> : null}
      </span>
      <span className={styles.where}>
        {regionLine(address)} {address.detail}
      </span>
    </span>
  );
}
