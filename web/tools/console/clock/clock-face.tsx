import { useEffect, useState } from 'react';
import { Stack } from '#web/kit/layout/shapes.ts';
import { momentOf } from '../calls/time-of.ts';
import type { ClockState } from '../control-calls.ts';
import type { Words } from '../words/table.ts';
import { useWords } from '../words/words.ts';
import styles from './clock-tab.module.css';

function offsetWords(offsetMs: number, say: Words['world']['clock']): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  if (minutes === 0) return say.real;
  const parts = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60] as const;
  return say.offset(offsetMs > 0, parts);
}

/** What time it is for the server, going on by itself. */
export function ClockFace({ state }: { readonly state: ClockState }) {
  const say = useWords().world.clock;
  const [own, setOwn] = useState(() => Date.now());
  useEffect(() => {
    if (state.frozen) return;
    const timer = setInterval(() => setOwn(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [state.frozen]);

  const now = state.frozen ? Date.parse(state.now) : own + state.offsetMs;
  return (
    <Stack gap={2} padY={12} padX={12} ground="paper" radius="sheet" className={styles.face}>
      <time dateTime={new Date(now).toISOString()}>{momentOf(now)}</time>
      <span>{state.frozen ? say.standing : offsetWords(state.offsetMs, say)}</span>
    </Stack>
  );
}
