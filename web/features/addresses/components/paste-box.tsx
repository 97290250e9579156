import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { ADDRESS_TEXT_MAX } from '#contracts/rules/address/address-text.ts';
import { Box, Row, Stack } from '#web/kit/layout/shapes.ts';
import styles from './form.module.css';

interface PasteBoxProps {
  /** False while the regions are on their way. */
  readonly isReady: boolean;
  readonly outcome: string;
  readonly onRead: (text: string) => void;
}

/** Takes a pasted address (粘贴识别) apart; nothing leaves the page for that. */
export function PasteBox({ isReady, outcome, onRead }: PasteBoxProps) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <Stack as="section" padY={12} padX={16} radius="sheet" ground="paper" gap={4} aria-label="粘贴识别">
      <Box htmlFor={id} as="label" weight={600}>
        粘贴识别
      </Box>
      <Row align="start" gap={8} className={styles.pasteRow}>
        <Input.TextArea
          id={id}
          value={text}
          autoSize={{ minRows: 2, maxRows: 5 }}
          maxLength={ADDRESS_TEXT_MAX}
          placeholder="粘贴整段文字，例如：张三 13800138000 浙江省杭州市西湖区青芝坞 18 号"
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (text.trim() === '' && isReady && pasted.trim() !== '') onRead(pasted);
          }}
        />
        <Button disabled={text.trim() === '' || !isReady} onClick={() => onRead(text)}>
          识别
        </Button>
      </Row>
      <Box as="p" size="12-20" className={styles.outcome} role="status">
        {outcome}
      </Box>
    </Stack>
  );
}
