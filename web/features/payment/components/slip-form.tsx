import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { PAYER_MAX } from '#contracts/rules/limits.ts';
import { Form } from '#web/kit/form/form.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { SlipFile } from './slip-file.tsx';
import styles from './transfer-panel.module.css';

export interface Slip {
  readonly payer: string;
  readonly serialNo: string;
}

interface SlipFormProps {
  /** What was reported before. */
  readonly slip: Slip & { readonly slipPath: string };
  readonly isBusy: boolean;
  /** The file is optional: payer and number are enough to find the money. */
  readonly onSend: (slip: Slip, file: File | null) => void;
}

const SERIAL_NO_MAX = 30;
const FIELDS = [
  { name: 'payer', label: '付款户名', most: PAYER_MAX, autoComplete: 'organization' },
  { name: 'serialNo', label: '转账流水号', most: SERIAL_NO_MAX, autoComplete: 'off' },
] as const;

/** Who paid and by which number (转账信息), by which the shop finds the money. */
export function SlipForm({ slip: before, isBusy, onSend }: SlipFormProps) {
  const id = useId();
  const [slip, setSlip] = useState<Slip>({ payer: before.payer, serialNo: before.serialNo });
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState<keyof Slip | null>(null);

  function send(): void {
    const tidy = { payer: slip.payer.trim(), serialNo: slip.serialNo.trim() };
    const first = FIELDS.find(({ name }) => tidy[name] === '')?.name ?? null;
    setMissing(first);
    if (first === null) onSend(tidy, file);
    else document.getElementById(`${id}-${first}`)?.focus();
  }

  return (
    <Form className={styles.form} onSend={send}>
      {FIELDS.map(({ name, label, most, autoComplete }) => (
        <Stack key={name} gap={4} fills>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <Input
            id={`${id}-${name}`}
            value={slip[name]}
            maxLength={most}
            autoComplete={autoComplete}
            status={missing === name ? 'error' : ''}
            aria-invalid={missing === name}
            onChange={(event) => setSlip({ ...slip, [name]: event.target.value })}
          />
          {missing === name ? <p className={styles.problem}>{FORM_MESSAGES.required(label)}</p> : null}
        </Stack>
      ))}
      <SlipFile path={before.slipPath} file={file} onChoose={setFile} />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        提交转账信息
      </Button>
    </Form>
  );
}
