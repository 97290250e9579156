import { Button, Input, Pagination, Select } from 'antd';
import { useCallback, useState } from 'react';
import { BackendNote } from '../backend/backend-note.tsx';
import { Hint, Problem, TabPage } from '../section.tsx';
import { useAnswer } from '../use-answer.ts';
import { type Found, ROWS_OF_PAGE, type RowTable, rowsOf, type ShownRow, tables } from './row-calls.ts';
import { RowDetail } from './row-detail.tsx';
import styles from './rows.module.css';

const FIRST_TABLE = 'cart_lines';

function keyOf({ columns }: RowTable, { values, rowid }: ShownRow): string {
  const key = columns.filter((column) => column.key).map(({ name }) => values[name]);
  return key.length > 0 ? key.join(' · ') : String(rowid);
}

/** What else stands in it, in a line. */
function restOf({ columns }: RowTable, { values }: ShownRow): string {
  return columns
    .filter(({ name, key, secret }) => !key && !secret && (values[name] ?? '') !== '')
    .map(({ name }) => `${name} ${values[name]}`)
    .join('，');
}

function RowList({ table }: { readonly table: RowTable }) {
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
          aria-label="查找的列"
          value={column}
          options={table.columns
            .filter(({ secret }) => !secret)
            .map(({ name }) => ({ value: name, label: name }))}
          onChange={setColumn}
        />
        <Input
          allowClear
          size="small"
          placeholder="等于"
          aria-label="列的值"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
        <Button size="small" htmlType="submit">
          查找
        </Button>
      </form>
      <Problem text={answer.problem} />
      {answer.value && list.length === 0 ? <Hint>{found ? '没有符合的行。' : '这张表是空的。'}</Hint> : null}
      <ul className={styles.list} aria-label={`${table.name} 的行`}>
        {list.map((each) => (
          <li key={each.rowid}>
            <button type="button" onClick={() => setOpened(each.rowid)}>
              <span>{keyOf(table, each)}</span>
              <small>{restOf(table, each)}</small>
            </button>
          </li>
        ))}
      </ul>
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
  const answer = useAnswer(tables);
  const [name, setName] = useState(FIRST_TABLE);
  const table = answer.value?.find((each) => each.name === name);
  return (
    <TabPage>
      <BackendNote part="state" />
      <div className={styles.room}>
        <Select
          showSearch
          aria-label="数据表"
          value={name}
          options={(answer.value ?? []).map((each) => ({
            value: each.name,
            label: `${each.name}（${each.rows}）`,
          }))}
          onChange={setName}
        />
        <Hint>密钥和手机号只显示一部分。修改立即生效，可以撤销。</Hint>
        <Problem text={answer.problem} />
        {table ? <RowList key={table.name} table={table} /> : null}
      </div>
    </TabPage>
  );
}
