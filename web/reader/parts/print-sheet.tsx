import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { PageView } from '#web/page/page-view.tsx';
import { PX_PER_MM } from '#web/page/scale.ts';
import type { PrintRange } from '../model/print-range.ts';
import type { Reading } from '../reading.ts';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  readonly reading: Reading;
  readonly range: PrintRange;
  readonly onDone: () => void;
}

/** CSS has 96 pixels to the inch, on paper too. */
const TRUE_SIZE = 96 / 25.4 / PX_PER_MM;

/** The pages of a range at their true size, for the printer alone; asks for it as soon as all of them are there. */
export function PrintSheet({ reading, range: [first, last], onDone }: PrintSheetProps) {
  const { store, book } = reading;
  const box = useRef<HTMLDivElement>(null);
  const numbers = useMemo(
    () => Array.from({ length: last - first + 1 }, (_, place) => first + place),
    [first, last],
  );
  const missing = () => numbers.filter((page) => store.get(page).kind === 'loading').length;
  const isReady = useSyncExternalStore(store.subscribe, missing, missing) === 0;

  useEffect(() => {
    store.want('print', [numbers]);
    return () => store.want('print', []);
  }, [store, numbers]);

  const print = useEffectEvent(async (signal: AbortSignal) => {
    const pictures = [...(box.current?.querySelectorAll('img') ?? [])];
    await Promise.allSettled([...pictures.map((picture) => picture.decode()), document.fonts.ready]);
    if (signal.aborted) return;
    window.print();
    onDone();
  });
  useEffect(() => {
    if (!isReady) return;
    const gone = new AbortController();
    void print(gone.signal);
    return () => gone.abort();
  }, [isReady]);

  return (
    <div ref={box} className={styles.sheet} style={{ '--page-scale': TRUE_SIZE } as CSSProperties}>
      <style>{`@page { size: ${book.widthMm}mm ${book.heightMm}mm; margin: 0; }`}</style>
      {numbers.map((number) => {
        const state = store.get(number);
        return state.kind === 'ready' ? (
          <div key={number} className={styles.page}>
            <PageView page={state.page} widthMm={book.widthMm} heightMm={book.heightMm} />
          </div>
        ) : null;
      })}
    </div>
  );
}
