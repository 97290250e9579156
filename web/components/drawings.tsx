import styles from './drawings.module.css';

/** Small drawings in ink and paper; they say nothing that the words beside them do not say. */
export function OpenBookDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="71" rx="48" ry="4" className={styles.ground} />
      <path d="M60 20C48 12 30 11 15 15v46c15-4 33-3 45 5Z" className={styles.sheet} />
      <path d="M60 20c12-8 30-9 45-5v46c-15-4-33-3-45 5Z" className={styles.shade} />
      <path
        d="M60 20v46M24 26c9-1.500 18-1 26 2M24 35c9-1.500 18-1 26 2M24 44c9-1.500 18-1 26 2"
        className={styles.line}
      />
    </svg>
  );
}

export function LooseSheetDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="73" rx="40" ry="3.500" className={styles.ground} />
      <path d="m34 24 40-8 9 46-40 8Z" className={styles.shade} />
      <path d="M42 12h32l10 10v44H42Z" className={styles.sheet} />
      <path d="M74 12v10h10M50 32h26M50 40h26M50 48h15" className={styles.line} />
      <path d="m92 28 6-5M95 38h8M90 19l3-7" className={styles.accent} />
    </svg>
  );
}
