import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { textToSign } from '#contracts/rules/account/sign-parameters.ts';
import { signatureOf, withSign } from './sign.ts';

function md5OfNode(text: string): string {
  return createHash('md5').update(text, 'utf8').digest('hex');
}

describe('signing', () => {
  it('adds the MD5 of the text to sign, the same that Node computes', () => {
    const input = { goodsID: '7', cnums: 'A|B', remarkinfo: '烫金' };
    expect(withSign(input, { isEnabled: true, secret: 's3' })).toEqual({
      ...input,
      sign: md5OfNode(textToSign(input, 's3')),
    });
  });

  it('does not depend on the order of parameters or on empty ones', () => {
    const sign = signatureOf({ a: '1', b: '2' }, 's');
    expect(signatureOf({ b: '2', fuwu: '', x: undefined, y: null, a: '1' }, 's')).toBe(sign);
  });

  it('depends on every value and on the secret', () => {
    const sign = signatureOf({ a: '1' }, 's');
    expect(signatureOf({ a: '2' }, 's')).not.toBe(sign);
    expect(signatureOf({ a: '1' }, 't')).not.toBe(sign);
  });

  it('signs numbers as they are written in the form and leaves files out', () => {
    expect(signatureOf({ count: 5, file: new Blob(['x']) }, 's')).toBe(signatureOf({ count: '5' }, 's'));
  });

  it('signs a list as its values joined by commas', () => {
    expect(signatureOf({ id: ['1', '2'] }, 's')).toBe(md5OfNode(textToSign({ id: '1,2' }, 's')));
  });

  it('does nothing when switched off or not configured', () => {
    const input = { a: '1' };
    expect(withSign(input, undefined)).toBe(input);
    expect(withSign(input, { isEnabled: false, secret: 's' })).toBe(input);
  });
});
