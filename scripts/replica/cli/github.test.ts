import { describe, expect, it } from 'vitest';
import { annotation } from './github.ts';

describe('annotation', () => {
  it('escapes what would end the command or its title', () => {
    expect(annotation('error', 'A.b: 100%, twice', 'first\r\nsecond 5% :: done')).toBe(
      '::error title=A.b%3A 100%25%2C twice::first%0D%0Asecond 5%25 :: done',
    );
  });
});
