import { queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { getAbout, getFeedback } from './api.ts';

async function timedAbout() {
  const start = performance.now();
  const about = await orThrow(getAbout());
  return { about, tookMs: Math.max(1, Math.round(performance.now() - start)) };
}

export const queries = {
  /** About the product (关于), and how long the answer took. */
  about: () => queryOptions({ queryKey: KEYS.about, queryFn: timedAbout }),

  /** What became of the member's own remarks (我的反馈进度). */
  feedback: () => queryOptions({ queryKey: KEYS.feedback, queryFn: () => orThrow(getFeedback()) }),
};
