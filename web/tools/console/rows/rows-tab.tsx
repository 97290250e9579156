import { Button, Input, Pagination, Select } from 'antd';
import { useCallback, useState } from 'react';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { BackendNote } from '../backend/backend-note.tsx';
import { holds } from '../holds.ts';
import { Hint, Problem, TabPage } from '../section.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords, wordOf, words } from '../words/words.ts';
import { type Found, ROWS_OF_PAGE, type RowTable, rowsOf, type ShownRow, tables } from './row-calls.ts';
import { RowDetail } from './row-detail.tsx';
import styles from './rows.module.css';

/** The table that is looked at, also when another tab was open meanwhile. */
const tableStore = createStore('cart_lines');

export const openTable = (name: string): void => tableStore.set(name);

function keyOf({ columns }: RowTable, { values, rowid }: ShownRow): string {
  const key = columns.filter((column) => column.key).map(({ name }) => values[name]);
  return key.length > 0 ? key.join(' · ') : String(rowid);
}

/** What else stands in it, in a line. */
function restOf({ columns }: RowTable, { values }: ShownRow): string {
  const parts = columns
    .filter(({ name, key, secret }) => !key && !secret && (values[name] ?? '') !== '')
    .map(({ name }) => `${name} ${values[name]}`);
  return words().world.rows.values(parts);
}

function RowList({ table }: { readonly table: RowTable }) {
  const say = useWords().world.rows;
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Found | null>(null);
  const [column, setColumn] = useState(table.columns[0]?.name ?? '');
  const [value, setValue] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const ask = useCallback(() => rowsOf(table.name, page, found), [table.name, page, found]);
  const answer = useAnswer(ask);
  const { list = [], total = 0 } = answer.value ?? {};

  const row = list.find(({ rowid }) => rowid === opened);
  if (row) {
    return <RowDetail table={table} row={row} onChanged={answer.reload} onBack={() => setOpened(null)} />;
  }
  return (
    <>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          setPage(1);
          setFound(value === '' ? null : { column, value });
        }}
      >
        <Select
          showSearch
          size="small"
          aria-label={say.column}
          value={column}
          options={table.columns
            .filter(({ secret }) => !secret)
            .map(({ name }) => ({ value: name, label: name }))}
          onChange={setColumn}
        />
        <Input
          allowClear
          size="small"
          placeholder={say.equals}
          aria-label={say.value}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
        <Button size="small" htmlType="submit">
          {say.find}
        </Button>
      </form>
      <Problem text={answer.problem} />
      {answer.value && list.length === 0 ? <Hint>{found ? say.noneFound : say.noRows}</Hint> : null}
      <Box as="ul" ground="paper" radius="sheet" className={styles.list} aria-label={say.of(table.name)}>
        {list.map((each) => (
          <li key={each.rowid}>
            <button type="button" onClick={() => setOpened(each.rowid)}>
              <span>{keyOf(table, each)}</span>
              <small>{restOf(table, each)}</small>
            </button>
          </li>
        ))}
      </Box>
      {total > ROWS_OF_PAGE ? (
        <Pagination
          simple
          size="small"
          current={page}
          pageSize={ROWS_OF_PAGE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </>
  );
}

/** The rows behind the product (数据), table by table. */
export function RowsTab() {
  const say = useWords().world.rows;
  const answer = useAnswer(tables);
  const name = useStore(tableStore);
  const table = answer.value?.find((each) => each.name === name);
  return (
    <TabPage>
      <BackendNote part="state" />
      <Stack gap={12} columns="one">
        <Select
          showSearch={{
            filterOption: (text, option) => holds([option?.label ?? '', option?.value ?? ''], text),
          }}
          aria-label={say.table}
          value={name}
          options={(answer.value ?? []).map((each) => ({
            value: each.name,
            label: say.counted(wordOf(say.tables, each.name), each.rows),
          }))}
          onChange={openTable}
        />
        <Hint>{say.hint}</Hint>
        <Problem text={answer.problem} />
        {table ? <RowList key={table.name} table={table} /> : null}
      </Stack>
    </TabPage>
  );
}
