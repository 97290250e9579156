import styles from './bar-words.module.css';

interface BarWordsProps {
  readonly notice: string;
  readonly problem: string;
  readonly problemId: string;
}

/** What happened, and what stands in the way, in the bar with the total. */
export function BarWords({ notice, problem, problemId }: BarWordsProps) {
  return (
    <div className={styles.words}>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <p id={problemId} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
