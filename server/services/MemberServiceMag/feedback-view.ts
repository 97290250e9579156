const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

export const RECEIVED = '已收到';
/** By the service desk. */
export const ANSWERED = '已答复';

/** Day and minute in China: 2026-11-21 10:00. */
export function momentText(at: number): string {
  return new Date(at + CHINA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}
