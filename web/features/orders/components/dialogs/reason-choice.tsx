import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useId, useRef } from 'react';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import styles from './dialogs.module.css';

export const OTHER_REASON = '其他原因';

interface ReasonChoiceProps {
  readonly label: string;
  readonly reasons: readonly string[];
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}

/** One of the usual reasons (原因). */
export function ReasonChoice({ label, reasons, chosen, onChoose }: ReasonChoiceProps) {
  const name = useId();
  return (
    <Stack gap={6} role="radiogroup" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`} className={styles.label}>
        {label}
      </span>
      <Row gap={8} align="stretch" wraps>
        {reasons.map((reason) => (
          <label key={reason} className={styles.reason} data-chosen={reason === chosen}>
            <input type="radio" name={name} checked={reason === chosen} onChange={() => onChoose(reason)} />
            {reason}
          </label>
        ))}
      </Row>
    </Stack>
  );
}

interface WordsFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly text: string;
  readonly max: number;
  /** Each change moves the cursor to the end of the text. */
  readonly called?: number;
  readonly onChange: (text: string) => void;
}

/** A few words of the customer. */
export function WordsField({ label, help, placeholder, text, max, called = 0, onChange }: WordsFieldProps) {
  const id = useId();
  const field = useRef<TextAreaRef>(null);
  useEffect(() => {
    if (called > 0) field.current?.focus({ cursor: 'end' });
  }, [called]);
  return (
    <Stack gap={6}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Input.TextArea
        ref={field}
        id={id}
        value={text}
        maxLength={max}
        showCount
        autoSize={{ minRows: 3, maxRows: 8 }}
        placeholder={placeholder}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {help ? (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      ) : null}
    </Stack>
  );
}
