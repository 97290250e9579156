import { Stack } from '#web/kit/layout/shapes.ts';
import { inGroups } from '../change-groups.ts';
import type { About } from '../timed-about.ts';
import styles from './about.module.css';

interface ChangeLogProps {
  readonly changes: About['changes'];
}

/** What each version brought (更新记录), by the parts of the product; the newest first, as the server tells them. */
export function ChangeLog({ changes }: ChangeLogProps) {
  return (
    <Stack as="ol" gap={20} facts className={styles.changes}>
      {changes.map(({ version, date, items }) => (
        <li key={version}>
          <h3>
            {version} <time dateTime={date}>{date}</time>
          </h3>
          <dl>
            {inGroups(items).map(({ title, texts }) => (
              <div key={title}>
                <dt>{title}</dt>
                {texts.map((text) => (
                  <dd key={text}>{text}</dd>
                ))}
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Stack>
  );
}
