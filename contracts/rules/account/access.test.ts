import { describe, expect, it } from 'vitest';
import { isPublicPath } from './access.ts';

describe('isPublicPath', () => {
  it.each([
    '/error',
    '/error/',
    '/manager/login',
    '/manager/login/',
    '/manager/login/L21hbmFnZXI=',
    '/manager/login/a%2Fb',
    '/manager/loginX',
  ])('%s needs no login', (pathname) => {
    expect(isPublicPath(pathname)).toBe(true);
  });

  it.each([
    '',
    '/',
    '/about',
    '/errors',
    '/error/x',
    '/manager',
    '/manager/',
    '/manager/logi',
    '/x/manager/login',
    '/login',
  ])('%j needs a login', (pathname) => {
    expect(isPublicPath(pathname)).toBe(false);
  });
});
