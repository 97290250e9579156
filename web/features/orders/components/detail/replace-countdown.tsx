import { useServerNow } from '#web/lib/use-server-now.ts';
import { clockLeft } from '#web/lib/words/time-left.ts';

const SECOND_MS = 1000;

/** How long the file can still be replaced (替换倒计时), by the server's clock. */
export function ReplaceCountdown({ until, className }: { until: string; className: string | undefined }) {
  const left = clockLeft(until, useServerNow(SECOND_MS));
  if (left === null) return null;
  return (
    <span className={className} role="timer">
      还可以替换文件 <b>{left}</b>
    </span>
  );
}
