import { chinaDayText } from '#contracts/rules/china-time.ts';
import type { Notice } from './notices.ts';

export interface NoticeDay {
  readonly day: string;
  readonly list: readonly Notice[];
}

/** The notices under the days on which they came; one that two pages have is there once. */
export function byDay(notices: readonly Notice[], now: number): readonly NoticeDay[] {
  const days = new Map<string, Map<string, Notice>>();
  for (const notice of notices) {
    const day = chinaDayText(Date.parse(notice.at), now);
    const list = days.get(day) ?? new Map<string, Notice>();
    days.set(day, list.set(notice.ID, notice));
  }
  return [...days].map(([day, list]) => ({ day, list: [...list.values()] }));
}
