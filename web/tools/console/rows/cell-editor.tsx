import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { type CellValue, type RowColumn, typedValue } from './row-calls.ts';
import styles from './rows.module.css';

const LONG_LETTERS = 40;

interface CellEditorProps {
  readonly column: RowColumn;
  readonly value: CellValue;
  /** Only a part is shown, so there is nothing to begin with. */
  readonly isMasked: boolean;
  readonly isBusy: boolean;
  readonly onSave: (value: CellValue) => void;
  readonly onCancel: () => void;
}

/** One value of a row while it is edited. */
export function CellEditor({ column, value, isMasked, isBusy, onSave, onCancel }: CellEditorProps) {
  const [text, setText] = useState(isMasked || value === null ? '' : String(value));
  const label = `${column.name} 的新值`;
  const isLong = column.type === 'json' || text.length > LONG_LETTERS;
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typedValue(column, text));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The drawer would close.
        event.stopPropagation();
        onCancel();
      }}
    >
      {column.type === 'word' ? (
        <Select
          autoFocus
          size="small"
          aria-label={label}
          value={text}
          options={column.words.map((word) => ({ value: word, label: word === '' ? '（空）' : word }))}
          onChange={setText}
        />
      ) : isLong ? (
        <Input.TextArea
          autoFocus
          autoSize={{ minRows: 2, maxRows: 8 }}
          aria-label={label}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <Input
          autoFocus
          size="small"
          inputMode={column.type === 'number' ? 'numeric' : 'text'}
          placeholder={isMasked ? '填写完整的新值' : undefined}
          aria-label={label}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <div className={styles.acts}>
        <Button size="small" type="primary" htmlType="submit" disabled={isBusy}>
          保存
        </Button>
        {column.nullable ? (
          <Button size="small" disabled={isBusy} onClick={() => onSave(null)}>
            设为 NULL
          </Button>
        ) : null}
        <Button size="small" type="text" onClick={onCancel}>
          取消
        </Button>
      </div>
    </form>
  );
}
