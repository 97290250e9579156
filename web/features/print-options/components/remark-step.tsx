import { Input } from 'antd';
import { useId } from 'react';
import { LINE_REMARK_MAX as REMARK_MAX } from '#contracts/rules/limits.ts';
import { Muted, Row, Stack } from '#web/kit/layout/shapes.ts';
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
    <Stack as="section" className={styles.step}>
      <Row as="h3" gap={8} weight={600} className={styles.name}>
        <label htmlFor={id}>{name}</label>
        <Muted size={12} weight={400}>
          选填
        </Muted>
      </Row>
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
    </Stack>
  );
}
