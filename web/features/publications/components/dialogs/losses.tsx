import styles from './losses.module.css';

/** What becomes of other things, a sentence each. */
export function Losses({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.losses}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
