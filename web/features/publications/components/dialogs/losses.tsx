import styles from './losses.module.css';

/** The effects on carts and orders, a sentence each. */
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
