import { describe, expect, it } from 'vitest';
import { lastSegmentOf } from './last-segment.ts';

describe('lastSegmentOf', () => {
  it('takes the last part of the address', () => {
    expect(lastSegmentOf('/phone/5b1c0f6a9d')).toBe('5b1c0f6a9d');
    expect(lastSegmentOf('/provider/weixin/5b1c0f6a9d/')).toBe('5b1c0f6a9d');
  });
});
