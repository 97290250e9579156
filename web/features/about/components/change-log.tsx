import type { About } from '../api.ts';
import styles from './about.module.css';

interface ChangeLogProps {
  readonly changes: About['changes'];
}

/** What each version brought (更新记录). */
export function ChangeLog({ changes }: ChangeLogProps) {
  return (
    <ol className={styles.changes}>
      {changes.map(({ version, date, items }) => (
        <li key={version}>
          <h3>
            {version} <time dateTime={date}>{date}</time>
          </h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
