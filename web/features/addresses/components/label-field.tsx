import { Input } from 'antd';
import { ADDRESS_LENGTHS } from '#contracts/rules/address/address-fields.ts';
import { Field, noteIdOf } from './field.tsx';
import styles from './form.module.css';
import type { AddressFormState } from './use-address-form.ts';

const USUAL = ['家', '公司', '学校'] as const;

/** What the member calls the address (标签): one of the usual words, or an own one. */
export function LabelField({ form }: { form: AddressFormState }) {
  const id = form.idOf('label');
  const { label } = form.draft.fields;
  const problem = form.problems.label;
  return (
    <Field id={id} label="标签" isOptional problem={problem}>
      <div className={styles.labels}>
        {USUAL.map((word) => (
          <button
            key={word}
            type="button"
            className={styles.chip}
            aria-pressed={label === word}
            onClick={() => form.set('label', label === word ? '' : word)}
          >
            {word}
          </button>
        ))}
        <Input
          id={id}
          className={styles.ownLabel}
          size="large"
          value={label}
          maxLength={ADDRESS_LENGTHS.label}
          placeholder="自定义"
          autoComplete="off"
          status={problem === undefined ? '' : 'error'}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : noteIdOf(id)}
          onChange={(event) => form.set('label', event.target.value)}
        />
      </div>
    </Field>
  );
}
