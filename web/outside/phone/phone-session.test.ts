import { describe, expect, it } from 'vitest';
import { deviceInWords, momentInWords } from './phone-session.ts';

describe('momentInWords', () => {
  const asked = new Date(2026, 10, 21, 9, 5);

  it('leaves the day out when it is today', () => {
    expect(momentInWords(asked.toISOString(), new Date(2026, 10, 21, 18, 0))).toBe('今天 09:05');
  });

  it('names another day', () => {
    expect(momentInWords(asked.toISOString(), new Date(2026, 10, 22, 0, 1))).toBe('11 月 21 日 09:05');
  });
});

describe('deviceInWords', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Chrome · Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
      'Safari · macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
  ])('names browser and system of %s', (userAgent, words) => {
    expect(deviceInWords(userAgent)).toBe(words);
  });

  it('leaves what is no user agent of a browser', () => {
    expect(deviceInWords('Chromium · Linux')).toBe('Chromium · Linux');
    expect(deviceInWords('curl/8.5.0')).toBe('curl/8.5.0');
  });
});
