import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { useWords } from '../words/words.ts';
import { type CellValue, type RowColumn, typedValue } from './row-calls.ts';

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
  const say = useWords().world.rows;
  const label = say.newValue(column.name);
  const isLong = column.type === 'json' || text.length > LONG_LETTERS;
  return (
    <Stack
      as="form"
      gap={6}
      grows
      shrinks
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
          options={column.words.map((word) => ({ value: word, label: word === '' ? say.empty : word }))}
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
          placeholder={isMasked ? say.whole : undefined}
          aria-label={label}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Row gap={8} wraps>
        <Button size="small" type="primary" htmlType="submit" disabled={isBusy}>
          {say.save}
        </Button>
        {column.nullable ? (
          <Button size="small" disabled={isBusy} onClick={() => onSave(null)}>
            {say.setNull}
          </Button>
        ) : null}
        <Button size="small" type="text" onClick={onCancel}>
          {say.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
