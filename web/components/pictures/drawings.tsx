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

export function SheetsToBookDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="74" rx="48" ry="4" className={styles.ground} />
      <path d="M60 42C50 35 34 34 19 38v31c15-4 31-3 41 4Z" className={styles.sheet} />
      <path d="M60 42c10-7 26-8 41-4v31c-15-4-31-3-41 4Z" className={styles.shade} />
      <path d="M60 42v31M28 47c8-1.500 16-1 23 2M28 55c8-1.500 16-1 23 2" className={styles.line} />
      <path d="m72 4 22 6-6 22-22-6Z" className={styles.sheet} />
      <path d="m77 12 11 3m-13 3 11 3" className={styles.line} />
      <path d="m30 12 20-7 8 23-20 7Z" className={styles.sheet} />
      <path d="m37 27 4-8 5 4 2-5 5 5" className={styles.line} />
    </svg>
  );
}
