import { useRef } from 'react';
import { PROVENANCE_WORD } from '../entry.ts';
import { uncertainFieldsOf } from './certainty.ts';
import { setOrigin, useOrigin } from './origin-store.ts';
import styles from './origin-tab.module.css';
import { OriginTag } from './origin-tag.tsx';
import type { ScreenOperation } from './screen-operations.ts';

interface OperationRowProps extends ScreenOperation {
  readonly note?: string;
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function bringIntoSight(element: HTMLElement | undefined): void {
  element?.scrollIntoView({ block: 'nearest', behavior: wantsStillness() ? 'auto' : 'smooth' });
}

const ABOUT_WORD = { presence: '是否必有', form: '格式' } as const;

/** Where the contract guesses within an operation that is documented as a whole. */
function Fields({ operation }: Pick<ScreenOperation, 'operation'>) {
  const fields = uncertainFieldsOf(operation);
  if (fields.length === 0) return null;
  return (
    <details className={styles.fields}>
      <summary>{fields.length} 处不在文档中</summary>
      <ul>
        {fields.map(({ part, path, provenance, about }) => (
          <li key={`${part} ${path} ${about ?? ''}`}>
            {PROVENANCE_WORD[provenance]} · {part === 'reply' ? '回复' : '请求'}{' '}
            <code>{path || '（整体）'}</code>
            {about && ` ${ABOUT_WORD[about]}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One operation of the screen, which points at its regions. */
export function OperationRow({ operation, certainty, elements, times, note }: OperationRowProps) {
  const { pointed } = useOrigin();
  const next = useRef(0);
  const isPointed =
    pointed !== null &&
    ('element' in pointed ? pointed.operations.includes(operation) : pointed.operation === operation);
  const point = () => setOrigin({ pointed: { operation } });
  const leave = () => setOrigin({ pointed: null });

  function goOn(): void {
    bringIntoSight(elements[next.current % elements.length]);
    next.current += 1;
  }

  const facts = [
    ...(elements.length > 0 ? [`${elements.length} 处`] : []),
    ...(times > 0 ? [`调用 ${times} 次`] : ['本页还没有调用']),
    ...(note ? [note] : []),
  ];
  return (
    <li className={styles.row} data-pointed={isPointed} onPointerEnter={point} onPointerLeave={leave}>
      <button
        type="button"
        className={styles.name}
        disabled={elements.length === 0}
        onFocus={() => {
          point();
          bringIntoSight(elements[0]);
        }}
        onBlur={leave}
        onClick={goOn}
      >
        <span>{operation}</span>
        <OriginTag certainty={certainty} />
        <small>{facts.join(' · ')}</small>
      </button>
      <Fields operation={operation} />
    </li>
  );
}
