import type { ComponentProps } from 'react';
import { TextField } from '#web/kit/form/text-field.tsx';
import styles from './fields.module.css';

interface FieldLineProps
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'after' | 'placeholder' | 'inputMode' | 'prefix'> {
  readonly name: string;
  readonly text: string;
  readonly most: number;
  readonly problem: string;
  readonly onChange: (text: string) => void;
}

/** A field of the card; its visibility stands after it. */
export function FieldLine({ name, text, most, problem, onChange, ...props }: FieldLineProps) {
  return (
    <div className={styles.typed}>
      <TextField
        {...props}
        field={{ id: `card-${name}`, value: text, problem, change: onChange }}
        maxLength={most}
      />
    </div>
  );
}
