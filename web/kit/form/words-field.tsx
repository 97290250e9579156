import { Input } from 'antd';
import { Field, type FieldWords } from './field.tsx';
import type { FieldHandle } from './use-form.ts';

interface WordsFieldProps extends FieldWords {
  readonly field: FieldHandle;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly autoSize?: { readonly minRows: number; readonly maxRows: number };
}

const ROWS = { minRows: 3, maxRows: 8 };

/** A text of several lines, and how long it is. */
export function WordsField({ field, maxLength, placeholder, autoSize = ROWS, ...words }: WordsFieldProps) {
  return (
    <Field {...words} field={field}>
      {(control) => (
        <Input.TextArea
          {...control}
          value={field.value}
          maxLength={maxLength}
          showCount
          autoSize={autoSize}
          placeholder={placeholder}
          onChange={(event) => field.change(event.target.value)}
        />
      )}
    </Field>
  );
}
