import { type CSSProperties, useId } from 'react';
import { BLANK_SIZES, CUSTOM } from './blank-sizes.ts';
import styles from './size-choice.module.css';

interface SizeChoiceProps {
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** The sizes of pages (开本) as small sheets of their proportions, which are real radio buttons. */
export function SizeChoice({ chosen, onChoose }: SizeChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="页面尺寸" className={styles.sizes}>
      {BLANK_SIZES.map(({ key, name: words, widthMm, heightMm }) => (
        <label key={key} className={styles.size} data-chosen={key === chosen}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          <span className={styles.table}>
            <span
              className={styles.sheet}
              style={{ '--w': widthMm, '--h': heightMm } as CSSProperties}
              aria-hidden="true"
            />
          </span>
          <span className={styles.name}>{words}</span>
          <span className={styles.measures}>
            {widthMm} × {heightMm}
          </span>
        </label>
      ))}
      <label className={styles.size} data-chosen={chosen === CUSTOM}>
        <input type="radio" name={name} checked={chosen === CUSTOM} onChange={() => onChoose(CUSTOM)} />
        <span className={styles.table}>
          <span className={styles.sheet} data-own="true" aria-hidden="true" />
        </span>
        <span className={styles.name}>自定义</span>
        <span className={styles.measures}>毫米</span>
      </label>
    </div>
  );
}
