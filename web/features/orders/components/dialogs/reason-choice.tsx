import { useId } from 'react';
import styles from './dialogs.module.css';

export const OTHER_REASON = '其他原因';

interface ReasonChoiceProps {
  readonly label: string;
  readonly reasons: readonly string[];
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}

/** One of the usual reasons (原因). */
export function ReasonChoice({ label, reasons, chosen, onChoose }: ReasonChoiceProps) {
  const name = useId();
  return (
    <div className={styles.field} role="radiogroup" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.reasons}>
        {reasons.map((reason) => (
          <label key={reason} className={styles.reason} data-chosen={reason === chosen}>
            <input type="radio" name={name} checked={reason === chosen} onChange={() => onChoose(reason)} />
            {reason}
          </label>
        ))}
      </div>
    </div>
  );
}
