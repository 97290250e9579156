import styles from './form.module.css';

/** Why a value that was read from a text has to be looked at. */
export function Doubt({ words }: { words: string }) {
  return (
    <span className={styles.doubt}>
      <span className={styles.check}>待核对</span>
      {words}
    </span>
  );
}
