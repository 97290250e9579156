import type { RowValues } from '#contracts/control/parts.ts';
import { Facts, Note, Stack } from '#web/kit/layout/shapes.ts';
import { useWords, words } from '../words/words.ts';
import styles from './compared-rows.module.css';
import type { Compared } from './moment-calls.ts';

const MOST_LETTERS = 80;

function shown(value: RowValues[string] | undefined): string {
  if (value === null || value === undefined) return words().calls.moments.nothing;
  const text = String(value);
  if (text === '') return '""';
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

function fields(row: RowValues): string {
  return words().calls.moments.fields(
    Object.entries(row).map(([column, value]) => `${column} ${shown(value)}`),
  );
}

function Change({ before, after }: { readonly before: RowValues; readonly after: RowValues }) {
  return (
    <Facts gap={2} className={styles.change}>
      {Object.keys(after).map((column) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            <del>{shown(before[column])}</del> → <ins>{shown(after[column])}</ins>
          </dd>
        </div>
      ))}
    </Facts>
  );
}

/** What rows two moments differ by, table by table. */
export function ComparedRows({ tables, leftOut }: Compared) {
  const say = useWords().calls.moments;
  if (tables.length === 0) return <Note>{say.noDifference}</Note>;
  return (
    <Stack gap={12} shrinks className={styles.tables}>
      {tables.map(({ table, added, removed, changed }) => (
        <section key={table} aria-label={table}>
          <h4>
            {table}
            <small>{say.counts(added.length, removed.length, changed.length)}</small>
          </h4>
          <ul>
            {added.map((row) => (
              <li key={fields(row)} data-kind="added">
                {fields(row)}
              </li>
            ))}
            {removed.map((row) => (
              <li key={fields(row)} data-kind="removed">
                {fields(row)}
              </li>
            ))}
            {changed.map(({ key, before, after }) => (
              <li key={`${fields(key)} ${fields(after)}`} data-kind="changed">
                {fields(key)}
                <Change before={before} after={after} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {leftOut > 0 ? <Note>{say.leftOut(leftOut)}</Note> : null}
    </Stack>
  );
}
