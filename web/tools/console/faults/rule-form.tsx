import { Button, Input, InputNumber, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { CALL_IDS } from '#contracts/uploads.ts';
import { addRule } from '../control-calls.ts';
import { Problem, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { FAULT_WORDS } from './fault-words.ts';
import { NEW_RULE, type RuleForm, ruleBody } from './new-rule.ts';
import styles from './rule-form.module.css';

const OPERATION_OPTIONS = [
  { value: '*', label: '所有接口' },
  ...CALL_IDS.map((id) => ({ value: id, label: id })).sort((one, other) =>
    one.label.localeCompare(other.label),
  ),
];
/** What was recorded comes from a file, not from a form. */
const KIND_OPTIONS = Object.entries(FAULT_WORDS)
  .filter(([value]) => value !== 'reply')
  .map(([value, label]) => ({ value, label }));

function Field({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** The numbers of a rule that only some kinds have. */
const KIND_NUMBER: Readonly<
  Record<
    string,
    { readonly name: 'delayMs' | 'status' | 'code'; readonly label: string; readonly max: number }
  >
> = {
  delay: { name: 'delayMs', label: '等待（毫秒）', max: 120_000 },
  status: { name: 'status', label: '状态码', max: 599 },
  html: { name: 'status', label: '状态码', max: 599 },
  code: { name: 'code', label: '正文状态码', max: 999_999 },
};

/** A rule of one's own. */
export function RuleFormSection({ onAdded }: { readonly onAdded: () => void }) {
  const [form, setForm] = useState<RuleForm>(NEW_RULE);
  const action = useAction();
  const change = (part: Partial<RuleForm>) => setForm((last) => ({ ...last, ...part }));
  const number = KIND_NUMBER[form.kind];

  function add(): void {
    action.run(async () => {
      await addRule(ruleBody(form));
      onAdded();
    }, '故障已生效');
  }

  return (
    <Section title="自定义故障">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label="接口">
          {(id) => (
            <Select
              id={id}
              showSearch
              value={form.operation}
              options={OPERATION_OPTIONS}
              onChange={(operation) => change({ operation })}
            />
          )}
        </Field>
        <Field label="表现">
          {(id) => (
            <Select id={id} value={form.kind} options={KIND_OPTIONS} onChange={(kind) => change({ kind })} />
          )}
        </Field>
        {number ? (
          <Field label={number.label}>
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
          <Field label="文本">
            {(id) => (
              <Input id={id} value={form.text} onChange={({ target }) => change({ text: target.value })} />
            )}
          </Field>
        ) : null}
        {form.kind === 'code' || form.kind === 'business-failure' ? (
          <Field label="提示语（可不填）">
            {(id) => (
              <Input
                id={id}
                value={form.message}
                onChange={({ target }) => change({ message: target.value })}
              />
            )}
          </Field>
        ) : null}
        <Field label="次数（空为一直）">
          {(id) => <InputNumber id={id} min={1} value={form.times} onChange={(times) => change({ times })} />}
        </Field>
        <Field label="概率（%）">
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
        <Field label="种子（可不填）">
          {(id) => <InputNumber id={id} min={0} value={form.seed} onChange={(seed) => change({ seed })} />}
        </Field>
        <Button type="primary" htmlType="submit" loading={action.isBusy} className={styles.submit}>
          添加故障
        </Button>
      </form>
      <Problem text={action.problem} />
    </Section>
  );
}
