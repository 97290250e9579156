import { Input, type InputProps, type InputRef } from 'antd';
import { useEffect, useId, useRef } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends Pick<InputProps, 'inputMode' | 'suffix' | 'size'> {
  readonly label: string;
  readonly text: string;
  /** What is wrong with it; empty where nothing is. */
  readonly problem: string;
  /** In a dialog it is where the typing begins. */
  readonly takesFocus?: boolean;
  readonly onChange: (text: string) => void;
  /** What Enter does outside of a form, which is sent by it anyway. */
  readonly onEnter?: () => void;
}

/** A field with its label above it and what is wrong below. */
export function TextField(props: TextFieldProps) {
  const { label, text, problem, takesFocus = true, onChange, onEnter, ...input } = props;
  const id = useId();
  const field = useRef<InputRef>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // A moment later: the dialog takes the focus first.
    const frame = requestAnimationFrame(() => field.current?.focus({ cursor: 'all' }));
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Input
        {...input}
        ref={field}
        id={id}
        value={text}
        autoComplete="off"
        status={problem === '' ? '' : 'error'}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
        }}
      />
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
