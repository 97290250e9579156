import { Input } from 'antd';
import { useId, useState } from 'react';
import { LINE_REMARK_MAX as REMARK_MAX } from '#contracts/rules/limits.ts';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
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
  // How much of what was pasted did not fit; said until something is typed.
  const [cut, setCut] = useState(0);
  return (
    <Stack as="section" gap={10}>
      <Row as="h3" gap={8} weight={600} className={styles.name}>
        <label htmlFor={id}>{name}</label>
        <Muted size={12} weight={400} digits>
          选填，{remark.length} / {REMARK_MAX}
        </Muted>
        <Text role="status" tone="seal" size={12} weight={400}>
          {cut > 0 ? `粘贴的文字太长，后面 ${cut} 字没有填入` : ''}
        </Text>
      </Row>
      <Input.TextArea
        id={id}
        className={styles.remark}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={REMARK_MAX}
        readOnly={isLocked}
        placeholder="对包装、纸张或交付有什么要求？"
        value={remark}
        onChange={(event) => {
          setCut(0);
          onChange(event.target.value);
        }}
        onPaste={({ clipboardData, currentTarget: { selectionStart, selectionEnd, value } }) => {
          const room = REMARK_MAX - value.length + (selectionEnd - selectionStart);
          const left = clipboardData.getData('text').replaceAll('\r\n', '\n').length - room;
          // Told after the change that the paste itself makes.
          setTimeout(() => setCut(Math.max(0, left)));
        }}
      />
    </Stack>
  );
}
