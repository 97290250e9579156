import { Input, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldLineProps extends Pick<InputProps, 'placeholder' | 'inputMode' | 'prefix'> {
  readonly field: string;
  readonly label: string;
  readonly text: string;
  readonly most: number;
  readonly problem: string;
  /** Its visibility, and other controls of the line. */
  readonly beside?: ReactNode;
  readonly onChange: (text: string) => void;
}

/** A field of the card with its visibility: the label above, the problem below. */
export function FieldLine(props: FieldLineProps) {
  const { field, label, text, most, problem, beside, onChange, ...input } = props;
  const id = `card-${field}`;
  const shared = {
    ...{ id, value: text, maxLength: most, autoComplete: 'off' },
    status: problem === '' ? ('' as const) : ('error' as const),
    'aria-invalid': problem !== '',
    'aria-describedby': `${id}-problem`,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <Input {...shared} {...input} onChange={({ target }) => onChange(target.value)} />
        {beside}
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
