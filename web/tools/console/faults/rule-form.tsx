import { Button, Input, InputNumber, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { CALL_IDS } from '#contracts/uploads.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { addRule } from '../control-calls.ts';
import { Problem, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useWords } from '../words/words.ts';
import { NEW_RULE, type RuleForm, ruleBody } from './new-rule.ts';
import styles from './rule-form.module.css';

const OPERATION_OPTIONS = CALL_IDS.map((id) => ({ value: id, label: id })).sort((one, other) =>
  one.label.localeCompare(other.label),
);

/** What was recorded comes from a file, not from a form. */
function kindOptions(kinds: Readonly<Record<string, string>>) {
  return Object.entries(kinds)
    .filter(([value]) => value !== 'reply')
    .map(([value, label]) => ({ value, label }));
}

function Field({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <Stack gap={4} content="start" shrinks className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Stack>
  );
}

/** The numbers of a rule that only some kinds have. */
const KIND_NUMBER: Readonly<
  Record<
    string,
    {
      readonly name: 'delayMs' | 'status' | 'code';
      readonly label: 'delay' | 'status' | 'code';
      readonly max: number;
    }
  >
> = {
  delay: { name: 'delayMs', label: 'delay', max: 120_000 },
  status: { name: 'status', label: 'status', max: 599 },
  html: { name: 'status', label: 'status', max: 599 },
  code: { name: 'code', label: 'code', max: 999_999 },
};

/** A rule of one's own. */
export function RuleFormSection({ onAdded }: { readonly onAdded: () => void }) {
  const [form, setForm] = useState<RuleForm>(NEW_RULE);
  const action = useAction();
  const change = (part: Partial<RuleForm>) => setForm((last) => ({ ...last, ...part }));
  const number = KIND_NUMBER[form.kind];
  const say = useWords().world.faults;

  function add(): void {
    action.run(async () => {
      await addRule(ruleBody(form));
      onAdded();
    }, say.added);
  }

  return (
    <Section title={say.own}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={say.field.operation}>
          {(id) => (
            <Select
              id={id}
              showSearch
              value={form.operation}
              options={[{ value: '*', label: say.allOperations }, ...OPERATION_OPTIONS]}
              onChange={(operation) => change({ operation })}
            />
          )}
        </Field>
        <Field label={say.field.kind}>
          {(id) => (
            <Select
              id={id}
              value={form.kind}
              options={kindOptions(say.kind)}
              onChange={(kind) => change({ kind })}
            />
          )}
        </Field>
        {number ? (
          <Field label={say.field[number.label]}>
            {(id) => (
              <InputNumber
                id={id}
                min={0}
                max={number.max}
                value={form[number.name]}
                onChange={(value) => change({ [number.name]: value })}
              />
            )}
          </Field>
        ) : null}
        {form.kind === 'text' ? (
          <Field label={say.field.text}>
            {(id) => (
              <Input id={id} value={form.text} onChange={({ target }) => change({ text: target.value })} />
            )}
          </Field>
        ) : null}
        {form.kind === 'code' || form.kind === 'business-failure' ? (
          <Field label={say.field.message}>
            {(id) => (
              <Input
                id={id}
                value={form.message}
                onChange={({ target }) => change({ message: target.value })}
              />
            )}
          </Field>
        ) : null}
        <Field label={say.field.times}>
          {(id) => <InputNumber id={id} min={1} value={form.times} onChange={(times) => change({ times })} />}
        </Field>
        <Field label={say.field.probability}>
          {(id) => (
            <InputNumber
              id={id}
              min={0}
              max={100}
              value={form.probability}
              onChange={(probability) => change({ probability })}
            />
          )}
        </Field>
        <Field label={say.field.seed}>
          {(id) => <InputNumber id={id} min={0} value={form.seed} onChange={(seed) => change({ seed })} />}
        </Field>
        <Button type="primary" htmlType="submit" loading={action.isBusy} className={styles.submit}>
          {say.add}
        </Button>
      </form>
      <Problem text={action.problem} />
    </Section>
  );
}
