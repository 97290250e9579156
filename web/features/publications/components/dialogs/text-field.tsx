import { Input, type InputRef } from 'antd';
import { useEffect, useId, useRef } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly text: string;
  /** What is wrong with it; empty where nothing is. */
  readonly problem: string;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
}

/** The one field of a dialog: what is wrong stands below it. */
export function TextField({ label, text, problem, onChange, onEnter }: TextFieldProps) {
  const id = useId();
  const field = useRef<InputRef>(null);
  useEffect(() => {
    // A moment later: the dialog takes the focus first.
    const frame = requestAnimationFrame(() => field.current?.focus({ cursor: 'all' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Input
        ref={field}
        id={id}
        value={text}
        autoComplete="off"
        status={problem === '' ? '' : 'error'}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
        }}
      />
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
