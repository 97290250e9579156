import { Button } from 'antd';
import { useEffect, useState } from 'react';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly isPlain?: boolean;
}

type Outcome = 'none' | 'copied' | 'refused';

const SHOWN_MS = 3000;

async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Without a secure address or permission there is no clipboard.
    return 'refused';
  }
}

function wording(outcome: Outcome, label: string): string {
  if (outcome === 'copied') {
    return '已复制';
  }
  return outcome === 'refused' ? '请手动复制' : label;
}

export function CopyButton({ text, label, isPlain = true }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');

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
      onClick={() => void copy(text).then(setOutcome)}
    >
      <span aria-live="polite">{wording(outcome, label)}</span>
    </Button>
  );
}
