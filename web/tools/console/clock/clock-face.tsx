import { useEffect, useState } from 'react';
import { momentOf } from '../calls/time-of.ts';
import type { ClockState } from '../control-calls.ts';
import styles from './clock-tab.module.css';

function offsetWords(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  if (minutes === 0) return '与真实时间相同';
  const days = Math.floor(minutes / 1440);
  const parts = [
    ...(days > 0 ? [`${days} 天`] : []),
    ...(Math.floor(minutes / 60) % 24 > 0 ? [`${Math.floor(minutes / 60) % 24} 小时`] : []),
    ...(minutes % 60 > 0 ? [`${minutes % 60} 分钟`] : []),
  ];
  return `比真实时间${offsetMs > 0 ? '快' : '慢'} ${parts.join(' ')}`;
}

/** What time it is for the server, going on by itself. */
export function ClockFace({ state }: { readonly state: ClockState }) {
  const [own, setOwn] = useState(() => Date.now());
  useEffect(() => {
    if (state.frozen) return;
    const timer = setInterval(() => setOwn(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [state.frozen]);

  const now = state.frozen ? Date.parse(state.now) : own + state.offsetMs;
  return (
    <div className={styles.face}>
      <time dateTime={new Date(now).toISOString()}>{momentOf(now)}</time>
      <span>{state.frozen ? '已停住' : offsetWords(state.offsetMs)}</span>
    </div>
  );
}
