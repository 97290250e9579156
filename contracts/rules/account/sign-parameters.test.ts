import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalParameters, textToSign } from './sign-parameters.ts';

describe('canonicalParameters', () => {
  it('sorts by name in code-unit order', () => {
    expect(canonicalParameters({ goodsID: '7', CartID: '1', count: '2', a: '3', _: '4' })).toBe(
      'CartID=1&_=4&a=3&count=2&goodsID=7',
    );
  });

  it('leaves out empty values and the signature itself', () => {
    expect(canonicalParameters({ a: '', b: undefined, c: null, sign: 'x', d: '0' })).toBe('d=0');
  });

  it('keeps a name that only looks like the signature', () => {
    expect(canonicalParameters({ Sign: '1', signature: '2' })).toBe('Sign=1&signature=2');
  });

  it('takes values as they are', () => {
    expect(canonicalParameters({ remarkinfo: '封面 a&b=c', cnums: 'A|B' })).toBe(
      'cnums=A|B&remarkinfo=封面 a&b=c',
    );
  });

  it('does not depend on the order of the parameters', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (params) => {
        const reversed = Object.fromEntries(Object.entries(params).reverse());
        expect(canonicalParameters(reversed)).toBe(canonicalParameters(params));
      }),
    );
  });
});

describe('textToSign', () => {
  it('ends with the secret', () => {
    expect(textToSign({ b: '2', a: '1', sign: 'old' }, 'secret')).toBe('a=1&b=2&key=secret');
  });
});
