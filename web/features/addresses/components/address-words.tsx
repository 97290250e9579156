import { mobileLine } from '#web/lib/words/mobile-line.ts';
import type { Address } from '../model/address.ts';
import { placeLine } from '../model/address-lines.ts';
import styles from './address.module.css';

interface AddressWordsProps {
  readonly address: Address;
  readonly isDefault: boolean;
}

/** Who gets it and where (收货人和地址), in full: it is the member's own. */
export function AddressWords({ address, isDefault }: AddressWordsProps) {
  const { name, mobile } = address;
  const place = placeLine(address);
  return (
    <span className={styles.words}>
      <span className={styles.who}>
        {name === '' ? null : <strong className={styles.name}>{name}</strong>}
        {mobile === '' ? null : <span className={styles.mobile}>{mobileLine(mobile)}</span>}
        {isDefault ? <span className={styles.flag}>默认</span> : null}
        {address.label ? <span className={styles.tag}>{address.label}</span> : null}
      </span>
      {place === '' && name + mobile === '' ? (
        <span className={styles.where}>此后端没有给出收货人和地址</span>
      ) : (
        <span className={styles.where}>{place}</span>
      )}
    </span>
  );
}
