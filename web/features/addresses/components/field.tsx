import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly problem: string | undefined;
  /** Why a value that was read from a text has to be looked at. */
  readonly doubt?: string | undefined;
  readonly help?: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function noteIdOf(id: string): string {
  return `${id}-note`;
}

/** A label, a control, and below it the problem, the doubt or a help. */
export function Field({ id, label, isOptional, problem, doubt, help, beside, children }: FieldProps) {
  const note = problem ?? doubt ?? help;
  const kind = problem !== undefined ? 'problem' : doubt !== undefined ? 'doubt' : 'help';
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id}>
          {label}
          {isOptional ? <span className={styles.optional}>选填</span> : null}
        </label>
        {beside}
      </div>
      {children}
      {note === undefined ? null : (
        <div id={noteIdOf(id)} className={styles[kind]} role={kind === 'problem' ? 'alert' : undefined}>
          {kind === 'doubt' ? <span className={styles.check}>待核对</span> : null}
          {note}
        </div>
      )}
    </div>
  );
}
