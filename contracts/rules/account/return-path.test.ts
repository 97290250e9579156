import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeReturnPath, encodeReturnPath } from './return-path.ts';

describe('encodeReturnPath', () => {
  it('is base64 of the UTF-8 bytes', () => {
    expect(encodeReturnPath('/manager/order')).toBe('L21hbmFnZXIvb3JkZXI=');
    expect(encodeReturnPath('/书')).toBe('L+S5pg==');
  });

  it('writes every slash of the base64 as %2F', () => {
    // The bytes of "/a?b?" end in letters whose base64 holds a slash.
    expect(encodeReturnPath('/a?b?c???')).toBe('L2E%2FYj9jPz8%2F');
  });
});

describe('decodeReturnPath', () => {
  it.each(['L2E%2FYj9jPz8%2F', 'L2E%2fYj9jPz8%2f', 'L2E/Yj9jPz8/'])(
    'reads %s raw or decoded once',
    (param) => {
      expect(decodeReturnPath(param)).toBe('/a?b?c???');
    },
  );

  it('reads a parameter whose padding the browser encoded too', () => {
    expect(decodeReturnPath('L%2BS5pg%3D%3D')).toBe('/书');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'manager/order',
    '/.//evil.example',
    '/\t/evil.example',
    '/manager\n',
    '/\u0000',
    '/\u0085',
    ' /manager',
    '\uFEFF/manager',
    '/manager/login',
    '/manager/login/L21hbmFnZXI=',
    '/manager/loginX',
    '/manager/login?x=1',
    '/Manager/Login',
    '/manager/%6Cogin',
    '?a=/b',
    '#/manager',
  ])('refuses the path %j', (path) => {
    expect(decodeReturnPath(encodeReturnPath(path))).toBeNull();
  });

  it.each([
    '',
    '%',
    '%2',
    '%E4',
    'L21h bmFn',
    'L21hbmFnZXI_',
    '书',
    'L',
    '====',
    'L21hbmFnZXI%253D',
    '/manager/order',
  ])('refuses the parameter %j', (param) => {
    expect(decodeReturnPath(param)).toBeNull();
  });

  it('refuses bytes that are no UTF-8', () => {
    expect(decodeReturnPath(btoa('/\xff\xfe'))).toBeNull();
  });

  it.each([
    ['/', true],
    [`/${'a'.repeat(1999)}`, true],
    [`/${'书'.repeat(1999)}`, true],
    [`/${'a'.repeat(2000)}`, false],
    [`/${'a'.repeat(100_000)}`, false],
  ])('takes up to 2000 characters (%#)', (path, isTaken) => {
    expect(decodeReturnPath(encodeReturnPath(path))).toBe(isTaken ? path : null);
  });

  const text = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.~%+=&:@书册印刷😀é ') });
  const innerPaths = fc
    .record({
      segments: fc.array(text, { minLength: 1, maxLength: 6 }),
      query: fc.option(text),
      hash: fc.option(text),
    })
    .map(({ segments, query, hash }) => {
      const path = `/${segments.filter((segment) => segment !== '').join('/')}`;
      return `${path}${query === null ? '' : `?${query}/?`}${hash === null ? '' : `#/${hash}`}`;
    });

  it('undoes encodeReturnPath for every inner path, before and after the router has decoded it', () => {
    fc.assert(
      fc.property(innerPaths, (path) => {
        const param = encodeReturnPath(path);
        expect(param).not.toContain('/');
        expect(decodeReturnPath(param)).toBe(path);
        expect(decodeReturnPath(decodeURIComponent(param))).toBe(path);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws and never leads out of the application', () => {
    const params = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.string({ unit: fc.constantFrom(...'/\\:.%?#@evil \t\n') }).map(encodeReturnPath),
    );
    fc.assert(
      fc.property(params, (param) => {
        const path = decodeReturnPath(param);
        expect(new URL(path ?? '/', 'https://desk.example').origin).toBe('https://desk.example');
      }),
      { numRuns: 1000 },
    );
  });
});
