import type { Guest } from '../follow/calls.ts';
import { chapterWords, spotOf } from '../follow/follow-state.ts';
import { JOIN_PATH } from '../follow/join-path.ts';
import type { TourChapter } from '../tour/story-types.ts';

const MINUTE_MS = 60_000;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** How long it has been, for a glance: 7:05, and 1:07:05 after an hour. */
export function spentText(ms: number): string {
  const seconds = Math.max(Math.floor(ms / 1000), 0);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

export function minutesLeft(endsAt: string, now: number): number {
  return Math.max(Math.ceil((Date.parse(endsAt) - now) / MINUTE_MS), 0);
}

/** 第 4 章 2/5. */
export function placeWords(story: readonly [TourChapter, ...TourChapter[]], at: Guest['at']): string {
  const spot = at === null ? null : spotOf(story, at);
  if (spot === null) return '还没有开始';
  return `${chapterWords(story, spot.chapter)} ${spot.step + 1}/${story[spot.chapter]?.steps.length}`;
}

/** 12 位观众，10 位正在跟随. */
export function countWords(guests: readonly Pick<Guest, 'isHere' | 'follows'>[]): string {
  if (guests.length === 0) return '';
  const following = guests.filter(({ isHere, follows }) => isHere && follows).length;
  return `${guests.length} 位观众，${following} 位正在跟随`;
}

interface Page {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly origin: string;
}

/**
 * Where guests come in, the likeliest first: the address of this page, unless only this machine knows it; then those of
 * the machine in its networks.
 */
export function joinLinks(page: Page, addresses: readonly string[]): readonly string[] {
  if (!LOOPBACK.test(page.hostname)) return [page.origin + JOIN_PATH];
  const port = page.port === '' ? '' : `:${page.port}`;
  return addresses.map((address) => `${page.protocol}//${address}${port}${JOIN_PATH}`);
}

/** The same place for a telephone that presents. */
export function presenterLink(joinLink: string, key: string): string {
  return `${joinLink.slice(0, -JOIN_PATH.length)}/presenter#${key}`;
}

/** As one says it in a room: 192.168.1.5:5180/join. */
export function shortLink(link: string): string {
  return link.replace(/^https?:\/\//, '');
}
