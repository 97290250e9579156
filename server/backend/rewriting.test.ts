import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isScreenPath } from '#server/screen-paths.ts';
import { PATHS } from '#web/lib/paths.ts';
import { backwardCookie, forwardCookies } from './cookies.ts';
import { backwardLocation } from './location.ts';
import { targetAt } from './testing.ts';

const plain = targetAt('https://desk.example');
const based = targetAt('https://desk.example:8443/shop/');

describe('a cookie of the backend', () => {
  it.each([
    ['s=1; Domain=.desk.example; HttpOnly', 's=1; HttpOnly'],
    ['s=1;domain=desk.example ;Path=/uwp', 's=1; Path=/uwp'],
    ['s=1; Secure; SameSite=None', 's=1; SameSite=Lax'],
    ['s=1; SAMESITE=none; secure; Partitioned; Max-Age=9', 's=1; SameSite=Lax; Max-Age=9'],
    ['s=1; SameSite=Strict', 's=1; SameSite=Strict'],
    ['s=a=b==; Path=/', 's=a=b==; Path=/'],
    ['__Host-s=1; Path=/; Secure', 'plain__Host-s=1; Path=/'],
  ])('%s is on plain http %s', (cookie, expected) => {
    expect(backwardCookie(cookie, plain, false)).toBe(expected);
  });

  it.each([
    ['s=1; Path=/shop/; Secure; SameSite=None', 's=1; Path=/; Secure; SameSite=None'],
    ['s=1; Path=/shop', 's=1; Path=/'],
    ['s=1; Path=/shop/uwp', 's=1; Path=/uwp'],
    ['s=1; Path=/shopping', 's=1; Path=/shopping'],
    ['__Secure-s=1; Secure', '__Secure-s=1; Secure'],
  ])('%s is behind https and a base path %s', (cookie, expected) => {
    expect(backwardCookie(cookie, based, true)).toBe(expected);
  });

  it('comes back to the backend under its own name', () => {
    const name = fc.constantFrom('s', 'JSESSIONID', '__Host-s', '__Secure-s', 'plain', 'plain_s');
    const value = fc.stringMatching(/^[\w=.-]*$/);
    fc.assert(
      fc.property(name, value, fc.boolean(), (one, text, isSecure) => {
        const [pair = ''] = backwardCookie(`${one}=${text}; Path=/; Secure`, plain, isSecure).split('; ');
        expect(forwardCookies(`a=b; ${pair}`)).toBe(`a=b; ${one}=${text}`);
      }),
    );
  });

  it('leaves alone, and ours stay here', () => {
    expect(forwardCookies('deskSandbox=w1; s=1; deskTicket=2; deskSession=3; deskLogin=4')).toBe('s=1');
    expect(forwardCookies('deskSandbox=w1')).toBe('');
    expect(forwardCookies(undefined)).toBe('');
  });
});

describe('a redirect of the backend', () => {
  const asked = 'https://desk.example:8443/shop/uwp/newServlet?a=1';
  it.each([
    ['https://desk.example:8443/shop/login?x=1#y', '/login?x=1#y'],
    ['https://desk.example:8443/shop', '/'],
    ['//desk.example:8443/shop/a', '/a'],
    ['/shop/a/b', '/a/b'],
    ['next', '/uwp/next'],
    ['?b=2', '/uwp/newServlet?b=2'],
    // Beside the base path is a place that is not to be had from here.
    ['/sso', 'https://desk.example:8443/sso'],
    ['/shopping', 'https://desk.example:8443/shopping'],
    // Another scheme, port or host is another server: asking the same one again would never end.
    ['http://desk.example:8443/shop/a', 'http://desk.example:8443/shop/a'],
    ['https://desk.example/shop/a', 'https://desk.example/shop/a'],
    ['https://sso.example/', 'https://sso.example/'],
    ['weixin://pay', 'weixin://pay'],
  ])('to %s leads to %s', (location, expected) => {
    expect(backwardLocation(location, { target: based, asked, own: '' })).toBe(expected);
  });

  it('knows a port that nobody has to write', () => {
    const options = { target: plain, asked: 'https://desk.example/x', own: 'http://127.0.0.1:1' };
    expect(backwardLocation('https://desk.example:443/a', options)).toBe('http://127.0.0.1:1/a');
  });
});

describe('a path of a screen', () => {
  it('is each of the route table', () => {
    for (const { path } of Object.values(PATHS)) expect(isScreenPath(path), path).toBe(true);
    for (const path of ['/', '/manager/', '/manager/login/L21hbmFnZXI%3D', '/error']) {
      expect(isScreenPath(path), path).toBe(true);
    }
  });

  it.each(['/upload/x.jpg', '/managers', '/about.js', '/media/a.svg', '/favicon.ico'])(
    'is not %s',
    (path) => {
      expect(isScreenPath(path)).toBe(false);
    },
  );
});
