import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSize } from '#web/lib/document/use-size.ts';
import type { KeyAction } from './model/keyboard.ts';
import { spreadWords } from './model/spreads.ts';
import { PageBar } from './parts/page-bar.tsx';
import { Toolbar } from './parts/toolbar.tsx';
import styles from './reader.module.css';
import type { Reading } from './reading.ts';
import { FlipStage } from './stage/flip-stage.tsx';
import { SlideStage } from './stage/slide-stage.tsx';
import { useCalm } from './use-calm.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useReader } from './use-reader.ts';

// What is not seen at first comes when it is wanted.
const ReaderPanel = lazy(async () => ({ default: (await import('./panels/reader-panel.tsx')).ReaderPanel }));
const PrintSheet = lazy(async () => ({ default: (await import('./parts/print-sheet.tsx')).PrintSheet }));
const ScrollStage = lazy(async () => ({ default: (await import('./stage/scroll-stage.tsx')).ScrollStage }));
const ReflowView = lazy(async () => ({ default: (await import('./parts/reflow-view.tsx')).ReflowView }));

const BesideBook = lazy(async () => ({ default: (await import('./parts/beside-book.tsx')).BesideBook }));

const STAGES = { flip: FlipStage, slide: SlideStage, scroll: ScrollStage };

/** An open book with everything around it (阅读器). */
export function Reader({ reading }: { readonly reading: Reading }) {
  const { book } = reading;
  const pagesBox = useRef<HTMLDivElement>(null);
  const size = useSize(pagesBox);
  const reader = useReader(reading, size);
  const { state, binding, open, change, goTo } = reader;
  const { page, mode, isReflowed, panel, printing } = state;
  const isCalm = useCalm();
  const words = spreadWords(open, book.pageNum);

  useKeyboard((action) => act(action));
  useEffect(() => {
    document.title = `${book.name} · 书桌`;
  }, [book.name]);

  // Who prints with the browser's own menu gets what lies open; that menu waits for nothing.
  const preparePrint = useEffectEvent(() => {
    const [first = 1, last = first] = open;
    if (printing === null) flushSync(() => change({ printing: [first, last] }));
  });
  useEffect(() => {
    const prepare = () => preparePrint();
    addEventListener('beforeprint', prepare);
    return () => removeEventListener('beforeprint', prepare);
  }, []);

  function act(action: KeyAction): boolean {
    if ('close' in action) {
      if (panel !== null) reader.close();
      else if (isReflowed) reader.reflow();
      return true;
    }
    if (isReflowed) return false;
    if ('zoom' in action) reader.zoomStep(action.zoom);
    // Scrolling is the browser's own, which knows how far an arrow goes.
    else if (mode === 'scroll') return scrollKeys(action.go);
    else if (action.go === 'first') goTo(1);
    else if (action.go === 'last') goTo(book.pageNum);
    else reader.turn(action.go === 'next' ? 1 : -1);
    return true;
  }

  function scrollKeys(go: 'next' | 'previous' | 'first' | 'last'): boolean {
    if (go === 'first') goTo(1);
    else if (go === 'last') goTo(book.pageNum);
    else return false;
    return true;
  }

  const Stage = STAGES[mode];
  return (
    <div className={styles.reader} data-is-calm={isCalm && panel === null && !isReflowed}>
      <Toolbar
        title={book.name}
        author={book.author}
        printID={book.printID}
        state={state}
        hasOutline={book.outline.length > 0}
        hasWords={book.hasWords === 'Y'}
        permits={book.options?.permits}
        onPanel={reader.toggle}
        onReflow={reader.reflow}
        onZoomStep={reader.zoomStep}
      />
      <div className={styles.body}>
        <main className={styles.stage} aria-label={book.name}>
          <div ref={pagesBox} className={styles.pages} data-mode={isReflowed ? 'scroll' : mode}>
            <Suspense>
              {isReflowed ? (
                <ReflowView reading={reading} page={page} onPage={goTo} />
              ) : (
                <Stage
                  reading={reading}
                  page={page}
                  size={size}
                  binding={binding}
                  mark={state.mark}
                  zoom={state.zoom}
                  onPage={goTo}
                  onZoom={reader.setZoom}
                  onTurn={reader.turn}
                />
              )}
            </Suspense>
          </div>
          <Suspense>
            <BesideBook
              reading={reading}
              state={state}
              isLast={reader.isLast}
              onTurn={reader.turn}
              onPage={goTo}
            />
          </Suspense>
          {isReflowed ? null : (
            <PageBar
              page={page}
              pageNum={book.pageNum}
              words={words}
              onPage={goTo}
              onTurn={reader.turn}
              isFirst={reader.isFirst}
              isLast={reader.isLast}
            />
          )}
        </main>
        <Suspense>
          {panel === null ? null : (
            <ReaderPanel
              reading={reading}
              state={state}
              panel={panel}
              open={open}
              onClose={reader.close}
              onPage={goTo}
              onMark={reader.setMark}
              onMode={reader.setMode}
              onZoomStep={reader.zoomStep}
              onPanel={reader.toggle}
              onPrint={reader.print}
            />
          )}
        </Suspense>
      </div>
      {printing === null ? null : (
        <Suspense fallback={null}>
          <PrintSheet reading={reading} range={printing} onDone={() => change({ printing: null })} />
        </Suspense>
      )}
    </div>
  );
}
