import type { RowValues } from '#contracts/control/parts.ts';
import styles from './compared-rows.module.css';
import type { Compared } from './moment-calls.ts';

const MOST_LETTERS = 80;

function shown(value: RowValues[string] | undefined): string {
  if (value === null || value === undefined) return '空';
  const text = String(value);
  if (text === '') return '""';
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

function fields(row: RowValues): string {
  return Object.entries(row)
    .map(([column, value]) => `${column} ${shown(value)}`)
    .join('，');
}

function Change({ before, after }: { readonly before: RowValues; readonly after: RowValues }) {
  return (
    <dl className={styles.change}>
      {Object.keys(after).map((column) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            <del>{shown(before[column])}</del> → <ins>{shown(after[column])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What rows two moments differ by, table by table. */
export function ComparedRows({ tables, leftOut }: Compared) {
  if (tables.length === 0) return <p className={styles.none}>没有不同的行。</p>;
  return (
    <div className={styles.tables}>
      {tables.map(({ table, added, removed, changed }) => (
        <section key={table} aria-label={table}>
          <h4>
            {table}
            <small>
              新增 {added.length} · 删除 {removed.length} · 修改 {changed.length}
            </small>
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
      {leftOut > 0 ? <p className={styles.none}>另有 {leftOut} 行没有列出。</p> : null}
    </div>
  );
}
