import { Button } from 'antd';
import { useState } from 'react';
import { PAYER_MAX } from '#contracts/rules/limits.ts';
import { byRules, required } from '#web/kit/form/field-rules.ts';
import { Form } from '#web/kit/form/form.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
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
const CHECK = byRules({ payer: required('付款户名'), serialNo: required('转账流水号') });

/** Who paid and by which number (转账信息), by which the shop finds the money. */
export function SlipForm({ slip: { payer, serialNo, slipPath }, isBusy, onSend }: SlipFormProps) {
  const form = useForm({ start: { payer, serialNo }, check: CHECK });
  const [file, setFile] = useState<File | null>(null);
  return (
    <Form
      className={styles.form}
      onSend={() =>
        form.send(({ payer, serialNo }) => onSend({ payer: payer.trim(), serialNo: serialNo.trim() }, file))
      }
    >
      <TextField
        label="付款户名"
        field={form.of('payer')}
        maxLength={PAYER_MAX}
        autoComplete="organization"
      />
      <TextField label="转账流水号" field={form.of('serialNo')} maxLength={SERIAL_NO_MAX} />
      <SlipFile path={slipPath} file={file} onChoose={setFile} />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        提交转账信息
      </Button>
    </Form>
  );
}
