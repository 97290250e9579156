import { useRef } from 'react';
import { Stack } from '#web/kit/layout/shapes.ts';
import { useWords } from '../words/words.ts';
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

/** Where the contract guesses within an operation that is documented as a whole. */
function Fields({ operation }: Pick<ScreenOperation, 'operation'>) {
  const { origin: say, provenance: origin } = useWords().frame;
  const fields = uncertainFieldsOf(operation);
  if (fields.length === 0) return null;
  return (
    <details className={styles.fields}>
      <summary>{say.uncertainFields(fields.length)}</summary>
      <ul>
        {fields.map(({ part, path, provenance, about }) => (
          <li key={`${part} ${path} ${about ?? ''}`}>
            {origin.word[provenance]} · {say.part[part]} <code>{path || say.whole}</code>
            {about && ` ${say.about[about]}`}
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
  const say = useWords().frame.origin;
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
    ...(elements.length > 0 ? [say.places(elements.length)] : []),
    ...(times > 0 ? [say.called(times)] : [say.notCalled]),
    ...(note ? [note] : []),
  ];
  return (
    <li className={styles.row} data-pointed={isPointed} onPointerEnter={point} onPointerLeave={leave}>
      <Stack
        as="button"
        type="button"
        bare
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
      </Stack>
      <Fields operation={operation} />
    </li>
  );
}
