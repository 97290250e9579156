import { describe, expect, it } from 'vitest';
import { hideKnown, hideNamed, hideTokens, maskMobiles } from './redaction.ts';

const HEX = 'ab'.repeat(32);

describe('mobiles', () => {
  it.each([
    ['19000000088', '190****0088'],
    ['电话 138 0000 1234。', '电话 138****1234。'],
    ['2026112100070031', '2026112100070031'],
    ['0.13800001234', '0.13800001234'],
  ])('of "%s" are "%s"', (text, masked) => {
    expect(maskMobiles(text)).toBe(masked);
  });
});

describe('secrets', () => {
  it('are known by their look', () => {
    expect(hideTokens(`see ${HEX} and eyJhbGciOi.eyJzdWIi.c2ln, not ${'a'.repeat(31)}`, '***')).toBe(
      `see *** and ***, not ${'a'.repeat(31)}`,
    );
  });

  it.each(['token', 'newPwd', 'userPassword', 'loginSessionID', 'demoCode'])(
    'are known by the name %s',
    (name) => {
      expect(hideNamed(JSON.stringify({ [name]: 'x-1', code: 'y' }), '…')).toBe(`{"${name}":"…","code":"y"}`);
    },
  );

  it('are known because they were seen, also in an address', () => {
    const marks = new Map([['p&ss w', '$PASSWORD']]);
    expect(hideKnown('p&ss w ?a=p%26ss%20w', marks)).toBe('$PASSWORD ?a=$PASSWORD');
  });
});
