import { Button } from 'antd';
import { useState } from 'react';
import { Problem } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useProduct } from '../use-product.ts';
import { CellEditor } from './cell-editor.tsx';
import { type CellValue, type RowTable, type ShownRow, writeCell } from './row-calls.ts';
import styles from './rows.module.css';
import { UndoEdit } from './undo-edit.tsx';

interface RowDetailProps {
  readonly table: RowTable;
  readonly row: ShownRow;
  /** The row is another one now. */
  readonly onChanged: () => void;
  readonly onBack: () => void;
}

const TYPE_WORDS = { number: '整数', flag: '0 或 1', word: '枚举', text: '文字', json: 'JSON' };

function Value({ value }: { readonly value: CellValue }) {
  if (value === null) return <span className={styles.none}>NULL</span>;
  return value === '' ? <span className={styles.none}>空文字</span> : String(value);
}

/** All columns of a row; each that is no key and no secret can be edited. */
export function RowDetail({ table, row, onChanged, onBack }: RowDetailProps) {
  const action = useAction();
  const product = useProduct();
  const [edited, setEdited] = useState<string | null>(null);
  const [written, setWritten] = useState<{ column: string; moment: number } | null>(null);

  function save(column: string, value: CellValue): void {
    action.run(async () => {
      const { moment } = await writeCell(table.name, row.rowid, column, value);
      setEdited(null);
      if (moment !== null) setWritten({ column, moment });
      onChanged();
      await product.refetch();
    }, '已保存');
  }

  return (
    <>
      <div className={styles.bar}>
        <Button size="small" onClick={onBack} autoFocus>
          返回列表
        </Button>
        <strong>
          {table.name} {row.rowid}
        </strong>
      </div>
      {written ? (
        <UndoEdit
          key={written.moment}
          {...written}
          onUndone={() => {
            setWritten(null);
            onChanged();
          }}
        />
      ) : null}
      <Problem text={action.problem} />
      <dl className={styles.cells} aria-label={`${table.name} ${row.rowid}`}>
        {table.columns.map((column) => {
          const value = row.values[column.name] ?? null;
          const isEdited = edited === column.name;
          return (
            <div key={column.name}>
              <dt>
                {column.name}
                <small>
                  {column.key ? '主键' : TYPE_WORDS[column.type]}
                  {column.refers ? ` → ${column.refers}` : ''}
                </small>
              </dt>
              <dd>
                {isEdited ? (
                  <CellEditor
                    column={column}
                    value={value}
                    isMasked={row.masked.includes(column.name)}
                    isBusy={action.isBusy}
                    onSave={(next) => save(column.name, next)}
                    onCancel={() => setEdited(null)}
                  />
                ) : (
                  <>
                    <span className={styles.value}>
                      <Value value={value} />
                    </span>
                    {column.key || column.secret ? null : (
                      <Button
                        size="small"
                        type="text"
                        aria-label={`修改 ${column.name}`}
                        disabled={action.isBusy}
                        onClick={() => setEdited(column.name)}
                      >
                        修改
                      </Button>
                    )}
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
