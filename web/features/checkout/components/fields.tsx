import { Input } from 'antd';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './fields.module.css';

/** Fields beside each other, where there is room. */
export function Fields({ children, place }: { children: ReactNode; place?: Ref<HTMLDivElement> }) {
  return (
    <div ref={place} className={styles.fields}>
      {children}
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly maxLength: number;
  readonly note?: ReactNode;
  readonly autoComplete?: string;
  readonly onChange: (value: string) => void;
}

/** A field with its label above it, and a hint or what is wrong below. */
export function Field({ label, value, problem, maxLength, note, autoComplete, onChange }: FieldProps) {
  const id = useId();
  const words = problem ?? note;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={words === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {words === undefined ? null : (
        <p
          id={`${id}-note`}
          className={problem === undefined ? styles.note : styles.problem}
          role={problem === undefined ? undefined : 'alert'}
        >
          {words}
        </p>
      )}
    </div>
  );
}
