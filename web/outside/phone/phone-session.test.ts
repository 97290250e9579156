import { describe, expect, it } from 'vitest';
import { momentInWords } from './phone-session.ts';

describe('momentInWords', () => {
  const asked = new Date(2026, 10, 21, 9, 5);

  it('leaves the day out when it is today', () => {
    expect(momentInWords(asked.toISOString(), new Date(2026, 10, 21, 18, 0))).toBe('今天 09:05');
  });

  it('names another day', () => {
    expect(momentInWords(asked.toISOString(), new Date(2026, 10, 22, 0, 1))).toBe('11 月 21 日 09:05');
  });
});
