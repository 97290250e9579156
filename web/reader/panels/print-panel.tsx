import { type FormEvent, useId, useState } from 'react';
import { MOST_PRINTED, type PrintRange, printRange } from '../model/print-range.ts';
import panel from './panel.module.css';
import styles from './print.module.css';

interface PrintPanelProps {
  readonly open: readonly number[];
  readonly pageNum: number;
  readonly isPrinting: boolean;
  readonly onPrint: (range: PrintRange) => void;
}

/** Which pages to print (打印); at first those that lie open. */
export function PrintPanel({ open, pageNum, isPrinting, onPrint }: PrintPanelProps) {
  const [first = 1, last = first] = open;
  const [text, setText] = useState(first === last ? `${first}` : `${first}-${last}`);
  const [problem, setProblem] = useState('');
  const help = useId();

  function print(event: FormEvent) {
    event.preventDefault();
    const range = printRange(text, pageNum);
    setProblem(typeof range === 'string' ? range : '');
    if (typeof range !== 'string') onPrint(range);
  }

  return (
    <form className={`${panel.form} ${styles.form}`} onSubmit={print}>
      <label>
        页码
        <input
          inputMode="numeric"
          value={text}
          aria-describedby={help}
          aria-invalid={problem !== ''}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id={help} role={problem === '' ? undefined : 'alert'} data-is-problem={problem !== ''}>
        {problem || `共 ${pageNum} 页，一次最多打印 ${MOST_PRINTED} 页。`}
      </p>
      <button type="submit" disabled={isPrinting}>
        {isPrinting ? '正在准备' : '打印'}
      </button>
    </form>
  );
}
