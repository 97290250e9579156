import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';
import type { Notice } from './notices.ts';

const NOW = Date.parse('2026-11-21T04:00:00.000Z');

function notice(ID: string, at: string): Notice {
  return { ID, at, kind: 'order', title: '', text: '', path: '', isRead: 'N' };
}

it('groups by the day in China, each notice once', () => {
  const late = notice('3', '2026-11-20T16:30:00.000Z');
  const eve = notice('2', '2026-11-20T15:30:00.000Z');
  const old = notice('1', '2025-11-20T15:30:00.000Z');
  expect(byDay([late, eve, eve, old], NOW)).toEqual([
    { day: '今天', list: [late] },
    { day: '11月20日', list: [eve] },
    { day: '2025年11月20日', list: [old] },
  ]);
});
