import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styleOf } from '#contracts/rules/publications/reader-style.ts';
import type { Book } from '../api.ts';
import { pageTurnSound } from '../model/page-turn-sound.ts';
import { isTakenBy } from '../use-keyboard.ts';
import type { ReaderState } from '../use-reader.ts';

type Options = NonNullable<Book['options']>;

interface AuthorsChoiceProps {
  readonly options: Options;
  readonly state: ReaderState;
  readonly isLast: boolean;
  readonly onTurn: (direction: 1 | -1) => void;
  readonly onPage: (page: number) => void;
}

const PLACE: CSSProperties = {
  position: 'absolute',
  bottom: 84,
  insetInlineEnd: 12,
  display: 'flex',
  gap: 8,
};

/** What the author of a book chose beyond the usual (阅读设置). */
export function AuthorsChoice({ options, state, isLast, onTurn, onPage }: AuthorsChoiceProps) {
  const { direction, permits, autoplay, hasSound } = options;
  useEffect(() => (permits.includes('copy') ? undefined : refuseCopying()), [permits]);
  useArrowsSwapped(direction === 'rtl' && state.mode !== 'scroll' && !state.isReflowed);
  return (
    <>
      <style>{styleOf(options)}</style>
      {state.isReflowed ? null : (
        <div style={PLACE}>
          {hasSound === 'Y' ? <Sound page={state.page} /> : null}
          {autoplay > 0 ? <Autoplay {...{ autoplay, state, isLast, onTurn, onPage }} /> : null}
        </div>
      )}
    </>
  );
}

const BUTTON: CSSProperties = {
  minHeight: 44,
  padding: '0 16px',
  border: '1px solid var(--control-edge)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--sheet)',
  color: 'var(--ink)',
  font: 'inherit',
  cursor: 'pointer',
};

type AutoplayProps = Omit<AuthorsChoiceProps, 'options'> & { readonly autoplay: number };

/** Turns by itself while nothing else is done with the book. Readers who want less motion start it themselves. */
function Autoplay({ autoplay, state, isLast, onTurn, onPage }: AutoplayProps) {
  const [isOn, setIsOn] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const { page, panel: opened, printing, zoom } = state;
  const isResting = opened !== null || printing !== null || zoom.scale > 1;
  const next = useEffectEvent(() => onTurn(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its whole time
  useEffect(() => {
    if (!isOn || isResting || isLast) return;
    const timer = setInterval(() => {
      const isCovered = document.querySelector('dialog[open]') !== null;
      if (document.visibilityState === 'visible' && !isCovered) next();
    }, autoplay * 1000);
    return () => clearInterval(timer);
  }, [isOn, isResting, isLast, autoplay, page]);
  if (isLast)
    return (
      <button type="button" style={BUTTON} onClick={() => onPage(1)}>
        从头再看
      </button>
    );
  return (
    <button type="button" style={BUTTON} onClick={() => setIsOn(!isOn)}>
      {isOn ? '暂停自动翻页' : '自动翻页'}
    </button>
  );
}

function Sound({ page }: { readonly page: number }) {
  const [isOn, setIsOn] = useState(true);
  const shown = useRef(page);
  useEffect(() => {
    if (isOn && shown.current !== page) pageTurnSound();
    shown.current = page;
  }, [isOn, page]);
  return (
    <button type="button" style={BUTTON} onClick={() => setIsOn(!isOn)}>
      {isOn ? '关闭翻页声' : '打开翻页声'}
    </button>
  );
}

/** Words that are typed are the reader's own. */
function refuseCopying(): () => void {
  const refuse = (event: ClipboardEvent) => {
    if (!(event.target instanceof Element && event.target.closest('input, textarea'))) event.preventDefault();
  };
  document.addEventListener('copy', refuse);
  return () => document.removeEventListener('copy', refuse);
}

const SWAPPED: Readonly<Record<string, string>> = { ArrowLeft: 'PageDown', ArrowRight: 'PageUp' };

/** Arrows lead where they point. */
function useArrowsSwapped(isSwapped: boolean): void {
  useEffect(() => {
    if (!isSwapped) return;
    const swap = (event: KeyboardEvent) => {
      const key = SWAPPED[event.key];
      const isTaken = isTakenBy(event.target, event.key);
      if (key === undefined || isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    };
    addEventListener('keydown', swap, { capture: true });
    return () => removeEventListener('keydown', swap, { capture: true });
  }, [isSwapped]);
}
