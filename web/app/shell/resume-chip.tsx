import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { keptStore } from '#web/lib/kept-store.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { timeLeft } from '#web/lib/words/time-left.ts';
import type { Resume } from './use-counters.ts';

const MINUTE_MS = 60_000;

const WORDS: Readonly<Record<Resume['kind'], string>> = {
  order: '继续付款',
  work: '继续上次',
  reading: '继续阅读',
};

/** What the member does not want to be reminded of again. */
const dismissed = keptStore('resumeDismissed', '', {
  write: (path) => path,
  read: (kept) => (typeof kept === 'string' ? kept : null),
});

interface ResumeChipProps {
  readonly resume: Resume;
  readonly children: (words: ReactNode, onClose: () => void) => ReactNode;
}

/** 继续上次: what the member was at last, unless it is before his eyes, too late or put away. */
export function ResumeChip({ resume, children }: ResumeChipProps) {
  const { kind, title, path, until } = resume;
  const { pathname, search } = useLocation();
  const isPhone = useMedia(upTo('phone'));
  const now = useServerNow(until === '' ? null : MINUTE_MS);
  const [away, setAway] = useState(dismissed.get);
  const left = until === '' ? '' : timeLeft(until, now);
  const here = screenAt(pathname);
  // The cart and the orders show it already, and need the room.
  const isElsewhere = !here?.isOfOneMember && here?.menu !== '印刷订单' && !path.startsWith(pathname);
  // So does a work that is edited on a phone.
  const isAtWork = isPhone && here?.editorType !== undefined && new URLSearchParams(search).has('id');
  if (left === null || away === path || !isElsewhere || isAtWork) return null;
  const words = [WORDS[kind], title, left === '' ? '' : `剩 ${left}`].filter(Boolean).join(' · ');
  return children(words, () => {
    dismissed.set(path);
    setAway(path);
  });
}
