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

  it('are hidden to their end, whatever stands in them', () => {
    const value = 'a"b\\c\\"d';
    const once = JSON.stringify({ token: value, code: 'y' });
    const twice = JSON.stringify(once);
    expect(hideNamed(once, '…')).toBe('{"token":"…","code":"y"}');
    expect(JSON.parse(JSON.parse(hideNamed(twice, '…')))).toEqual({ token: '…', code: 'y' });
    expect(hideNamed(once.slice(0, 14), '…')).toBe('{"token":"…');
  });

  it.each(['"'.repeat(9), '\\'.repeat(9), '"token', '"token":', '"token" "token":"', 'eyJ.eyJ', ''])(
    'are not seen in %j',
    (text) => {
      expect([hideNamed(text, ''), hideTokens(text, '')]).toEqual([text, text]);
    },
  );

  it.each([
    ['eyJeyJa.b.c', '***'],
    ['x.eyJa.b.c.d', 'x.***.d'],
    ['tokeneyJa.b-_.c!', 'token***!'],
    ['eyJa.b.c.d.eyJe.f.g', '***.d.***'],
    ['eyJ.b.c', 'eyJ.b.c'],
    ['eyJa..c', 'eyJa..c'],
    ['eyJa.b eyJa.b.c', 'eyJa.b ***'],
  ])('signed by another server are seen in %s', (text, hidden) => {
    expect(hideTokens(text, '***')).toBe(hidden);
  });

  it('are known because they were seen, also in an address', () => {
    const marks = new Map([['p&ss w', '$PASSWORD']]);
    expect(hideKnown('p&ss w ?a=p%26ss%20w', marks)).toBe('$PASSWORD ?a=$PASSWORD');
  });
});
