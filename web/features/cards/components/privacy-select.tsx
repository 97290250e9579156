import { PRIVACIES, type Privacy } from '#contracts/rules/cards/card-content.ts';
import styles from './fields.module.css';

const WORDS: Readonly<Record<Privacy, string>> = { open: '公开', scan: '扫码可见', hidden: '隐藏' };

interface PrivacySelectProps {
  /** The name of its field, for screen readers. */
  readonly of: string;
  readonly privacy: Privacy;
  readonly onChange: (privacy: Privacy) => void;
}

/** Who sees it (可见范围). */
export function PrivacySelect({ of, privacy, onChange }: PrivacySelectProps) {
  return (
    <select
      className={styles.privacy}
      data-privacy={privacy}
      aria-label={`${of}的可见范围`}
      value={privacy}
      onChange={({ target }) => onChange(PRIVACIES.find((one) => one === target.value) ?? 'hidden')}
    >
      {PRIVACIES.map((one) => (
        <option key={one} value={one}>
          {WORDS[one]}
        </option>
      ))}
    </select>
  );
}
