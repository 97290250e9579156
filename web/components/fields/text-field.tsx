import { Input } from 'antd';
import { type ComponentProps, type ReactNode, useState } from 'react';
import styles from './fields.module.css';
import type { FieldHandle } from './use-fields.ts';

type InputProps = Pick<
  ComponentProps<typeof Input>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'type'
>;

export interface TextFieldProps extends InputProps {
  readonly label: string;
  readonly field: FieldHandle;
  readonly isOptional?: boolean;
  readonly isPassword?: boolean;
  readonly help?: string;
  /** Stands below, whether there is a problem or not. */
  readonly extra?: ReactNode;
  /** Stands right of the label. */
  readonly beside?: ReactNode;
  /** Stands right of the input. */
  readonly after?: ReactNode;
}

function PasswordToggle({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isShown}
      aria-label="显示密码"
      title={isShown ? '隐藏密码' : '显示密码'}
      onClick={onToggle}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M1.8 10S4.9 4.6 10 4.6 18.2 10 18.2 10 15.1 15.4 10 15.4 1.8 10 1.8 10Z" />
        <circle cx="10" cy="10" r="2.4" />
        {isShown ? null : <path d="M3.6 3.6 16.4 16.4" />}
      </svg>
    </button>
  );
}

/** A label, an input, and below it the problem or a help. */
export function TextField(props: TextFieldProps) {
  const { label, field, isOptional, isPassword, help, extra, beside, after, type = 'text', ...input } = props;
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const noteId = `${field.id}-note`;
  const note = field.problem ?? help;
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={field.id}>
          {label}
          {isOptional ? <span className={styles.optional}>选填</span> : null}
        </label>
        {beside}
      </div>
      <div className={styles.inputRow}>
        <Input
          {...input}
          id={field.id}
          size="large"
          type={isPassword && !isPasswordShown ? 'password' : type}
          value={field.value}
          status={field.problem === undefined ? '' : 'error'}
          aria-invalid={field.problem !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          suffix={
            isPassword ? (
              <PasswordToggle isShown={isPasswordShown} onToggle={() => setIsPasswordShown((is) => !is)} />
            ) : undefined
          }
          onChange={(event) => field.change(event.target.value)}
        />
        {after}
      </div>
      {note === undefined ? null : (
        <div
          id={noteId}
          className={field.problem === undefined ? styles.help : styles.problem}
          role={field.problem === undefined ? undefined : 'alert'}
        >
          {note}
        </div>
      )}
      {extra === undefined ? null : <div className={styles.help}>{extra}</div>}
    </div>
  );
}
