import { type ReactNode, use, useId } from 'react';
import styles from './fields.module.css';
import { FieldSizeContext } from './form.tsx';
import type { FieldHandle } from './use-form.ts';

/** What stands around a control. */
export interface FieldWords {
  readonly label: string;
  readonly isOptional?: boolean;
  /** Stands below while there is no problem. */
  readonly help?: ReactNode;
  /** Stands below, whether there is a problem or not. */
  readonly extra?: ReactNode;
  /** Stands right of the label. */
  readonly beside?: ReactNode;
  /** Stands right of the control. */
  readonly after?: ReactNode;
}

interface FieldProps extends FieldWords {
  readonly field: Pick<FieldHandle<unknown>, 'id' | 'problem'>;
  readonly children: (control: ReturnType<typeof controlOf>) => ReactNode;
}

function controlOf(id: string, problem: string | undefined, hasNote: boolean) {
  return {
    id,
    status: problem === undefined ? ('' as const) : ('error' as const),
    'aria-invalid': problem !== undefined,
    'aria-describedby': hasNote ? `${id}-note` : undefined,
  };
}

/** A label, a control, and below it the problem or a help. */
export function Field({ field, label, isOptional, help, extra, beside, after, children }: FieldProps) {
  const ownId = useId();
  const id = field.id ?? ownId;
  const problem = field.problem || undefined;
  const note = problem ?? help;
  return (
    <div className={styles.field} data-size={use(FieldSizeContext)}>
      <div className={styles.labelRow}>
        <label htmlFor={id}>
          {label}
          {isOptional ? <span className={styles.optional}>选填</span> : null}
        </label>
        {beside}
      </div>
      <div className={styles.inputRow}>
        {children(controlOf(id, problem, note !== undefined))}
        {after}
      </div>
      {note === undefined ? null : (
        <div
          id={`${id}-note`}
          className={problem === undefined ? styles.help : styles.problem}
          role={problem === undefined ? undefined : 'alert'}
        >
          {note}
        </div>
      )}
      {extra === undefined ? null : <div className={styles.help}>{extra}</div>}
    </div>
  );
}
