import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '#web/lib/store.ts';
import { READ_NOTE, type ReadNote } from '../note.ts';
import floating from '../parts/floating.module.css';
import styles from '../parts/last-place.module.css';
import type { Reading } from '../reading.ts';
import { createCollector } from './collector.ts';
import { consent } from './consent.ts';
import { sendingOf } from './events-api.ts';

const FLUSH_MS = 10_000;
const CHIP = {
  ...{ flexWrap: 'wrap', justifyContent: 'flex-end', padding: '8px 8px 4px 16px' },
  ...{ whiteSpace: 'normal', width: 'max-content', maxWidth: 'calc(100% - 24px)' },
} as const;
const QUESTION = { flex: '1 1 auto' } as const;
const ANSWERS = { whiteSpace: 'nowrap' } as const;

interface Pressed {
  readonly page: number;
  readonly area: number;
}

/** The link or hot area that was pressed: pages say by `data-press` what is one. */
function pressedAt(target: EventTarget | null): Pressed | null {
  const link = target instanceof Element ? target.closest('[data-press]') : null;
  if (link === null) return null;
  const label = link.closest('section')?.getAttribute('aria-label') ?? '';
  return { page: Number(/\d+/.exec(label)?.[0] ?? 0), area: Number(link.getAttribute('data-press')) };
}

interface TracesProps {
  readonly reading: Reading;
  /** The pages that lie open. */
  readonly open: readonly number[];
  readonly onPanel: (panel: 'traces') => void;
}

/** Tells the author what is read (阅读记录), as far as the reader allows it, and asks once whether that is so. */
export function Traces({ reading: { book, api }, open, onPanel }: TracesProps) {
  const answer = useStore({ get: consent.answer, subscribe: consent.subscribe });
  const [collector] = useState(() =>
    createCollector({
      now: () => performance.now(),
      isAllowed: () => consent.key() !== '',
      send: sendingOf(book.code, api.readToken, consent.key),
    }),
  );
  const seen = open.join();
  const look = useEffectEvent(() => collector.see(document.hidden ? [] : open));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages are compared by their numbers
  useEffect(() => look(), [seen]);
  useEffect(() => {
    collector.note('open');
    collector.flush();
    const hear = (event: Event) => {
      const { kind, page, value } = (event as CustomEvent<ReadNote>).detail;
      collector.note(kind, page, value);
    };
    // What is pressed is known before the page changes; after a drag over a link no press follows.
    let pressed: Pressed | null = null;
    const begin = ({ target }: MouseEvent) => {
      pressed = pressedAt(target);
    };
    const press = () => {
      if (pressed !== null) collector.note('click', pressed.page, pressed.area);
    };
    const change = () => {
      look();
      if (document.hidden) collector.flush(true);
    };
    const timer = setInterval(() => collector.flush(), FLUSH_MS);
    addEventListener(READ_NOTE, hear);
    addEventListener('click', begin, true);
    addEventListener('click', press);
    document.addEventListener('visibilitychange', change);
    return () => {
      clearInterval(timer);
      removeEventListener(READ_NOTE, hear);
      removeEventListener('click', begin, true);
      removeEventListener('click', press);
      document.removeEventListener('visibilitychange', change);
      collector.see([]);
      collector.flush(true);
    };
  }, [collector]);
  // Events that are not sent yet are dropped when consent changes, but for the opening.
  useEffect(() => consent.subscribe(collector.drop), [collector]);

  // Asked after the first turned page, because a reader who has just come wants to read.
  const begun = useRef(seen);
  const [isAsking, setIsAsking] = useState(false);
  const mayAsk = answer === null && !consent.isRefusedByBrowser && book.isOwn === 'N';
  useEffect(() => {
    if (!mayAsk || seen === begun.current) return;
    setIsAsking(true);
    consent.say('asked');
  }, [mayAsk, seen]);

  if (!isAsking || answer === 'yes' || answer === 'no') return null;
  return (
    <div className={`${floating.bar} ${styles.chip}`} style={CHIP} role="status">
      <span style={QUESTION}>可以让作者知道您读了哪几页吗？不含姓名。</span>
      <span style={ANSWERS}>
        <button type="button" className={styles.go} onClick={() => onPanel('traces')}>
          详情
        </button>
        <button type="button" className={styles.go} onClick={() => consent.say('no')}>
          不用
        </button>
        <button type="button" className={styles.go} onClick={() => consent.say('yes')}>
          可以
        </button>
      </span>
    </div>
  );
}
