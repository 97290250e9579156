import { Button, theme } from 'antd';
import { useEffect, useState } from 'react';
import { copyText } from '#web/lib/document/copy-text.ts';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly isPlain?: boolean;
}

type Outcome = 'none' | 'copied' | 'refused';

const SHOWN_MS = 3000;
/** With a height of its own words, a frame needs the room that other buttons have. */
const FRAMED = { paddingBlock: 4 };

function wording(outcome: Outcome, label: string): string {
  if (outcome === 'copied') {
    return '已复制';
  }
  return outcome === 'refused' ? '请手动复制' : label;
}

export function CopyButton({ text, label, isPlain = true }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const { token } = theme.useToken();

  useEffect(() => {
    if (outcome === 'none') {
      return;
    }
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <Button
      className={styles.copy}
      type={isPlain ? 'link' : 'default'}
      size={isPlain ? 'small' : 'middle'}
      style={isPlain ? { minHeight: token.controlHeightSM } : FRAMED}
      onClick={() => void copyText(text).then((isCopied) => setOutcome(isCopied ? 'copied' : 'refused'))}
    >
      <span aria-live="polite">{wording(outcome, label)}</span>
    </Button>
  );
}
