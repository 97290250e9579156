import { Button } from 'antd';
import { useState } from 'react';
import { Row, Text } from '#web/kit/layout/shapes.ts';
import { Problem } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useProduct } from '../use-product.ts';
import { useWords } from '../words/words.ts';
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

function Value({ value }: { readonly value: CellValue }) {
  const { emptyText } = useWords().world.rows;
  if (value === null) return <span className={styles.none}>NULL</span>;
  return value === '' ? <span className={styles.none}>{emptyText}</span> : String(value);
}

/** All columns of a row; each that is no key and no secret can be edited. */
export function RowDetail({ table, row, onChanged, onBack }: RowDetailProps) {
  const action = useAction();
  const product = useProduct();
  const say = useWords().world.rows;
  const [edited, setEdited] = useState<string | null>(null);
  const [written, setWritten] = useState<{ column: string; moment: number } | null>(null);

  function save(column: string, value: CellValue): void {
    action.run(async () => {
      const { moment } = await writeCell(table.name, row.rowid, column, value);
      setEdited(null);
      if (moment !== null) setWritten({ column, moment });
      onChanged();
      await product.refetch();
    }, say.saved);
  }

  return (
    <>
      <Row gap={8} wraps>
        <Button size="small" onClick={onBack} autoFocus>
          {say.back}
        </Button>
        <strong>
          {table.name} {row.rowid}
        </strong>
      </Row>
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
                  {column.key ? say.key : say.type[column.type]}
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
                    <Text shrinks breaks>
                      <Value value={value} />
                    </Text>
                    {column.key || column.secret ? null : (
                      <Button
                        size="small"
                        type="text"
                        aria-label={say.editOf(column.name)}
                        disabled={action.isBusy}
                        onClick={() => setEdited(column.name)}
                      >
                        {say.edit}
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
