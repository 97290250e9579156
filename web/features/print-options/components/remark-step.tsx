import { Input } from 'antd';
import { useId } from 'react';
import { LINE_REMARK_MAX as REMARK_MAX } from '#contracts/rules/limits.ts';
import styles from './option.module.css';

interface RemarkStepProps {
  readonly name: string;
  readonly remark: string;
  readonly isLocked: boolean;
  readonly onChange: (text: string) => void;
}

/** The remark (备注): free text for the print shop. */
export function RemarkStep({ name, remark, isLocked, onChange }: RemarkStepProps) {
  const id = useId();
  return (
    <section className={styles.step}>
      <h3 className={styles.name}>
        <label htmlFor={id}>{name}</label>
        <span className={styles.optional}>选填</span>
      </h3>
      <Input.TextArea
        id={id}
        className={styles.remark}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={REMARK_MAX}
        showCount
        readOnly={isLocked}
        placeholder="对包装、纸张或交付有什么要求？"
        value={remark}
        onChange={(event) => onChange(event.target.value)}
      />
    </section>
  );
}
