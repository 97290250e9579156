import { describe, expect, it } from 'vitest';
import { isKnownHost, isOwnPage, knownHosts, readAllowedHosts } from './caller.ts';

describe('a host by which the server is called', () => {
  it.each([
    ['localhost'],
    ['localhost:5180'],
    ['LOCALHOST:5180'],
    ['desk.localhost:5180'],
    ['127.0.0.1:5180'],
    ['192.168.1.20:5180'],
    ['0.0.0.0'],
    ['[::1]:5180'],
    ['[2001:db8::7]'],
    ['[::ffff:7f00:1]:5180'],
    // A program without the header; browsers always send it.
    [''],
  ])('is known without a list: "%s"', (host) => {
    expect(isKnownHost(host, [])).toBe(true);
  });

  it.each([
    ['evil.test'],
    ['evil.test:5180'],
    ['localhost.evil.test'],
    ['127.0.0.1.evil.test'],
    ['desk.example'],
    ['localhost@evil.test'],
    ['127.0.0.1#.evil.test'],
    ['evil.test/127.0.0.1'],
    ['[evil.test]'],
    ['localhost:99999999'],
    ['localhost, evil.test'],
    ['<script>'],
  ])('is strange without a list: "%s"', (host) => {
    expect(isKnownHost(host, [])).toBe(false);
  });

  it.each([
    ['desk.example:443', true],
    ['DESK.example', true],
    ['desk.example.', true],
    ['www.desk.example', false],
    ['team.example', true],
    ['a.b.team.example', true],
    ['evilteam.example', false],
    ['localhost', true],
    ['10.0.0.5', true],
  ])('with a list: %s is %j', (host, isKnown) => {
    expect(isKnownHost(host, ['desk.example', '.team.example'])).toBe(isKnown);
  });

  it.each([
    ['evil.test', true],
    ['<script>', false],
    ['evil.test/127.0.0.1', false],
  ])('where every name is known: %s is %j', (host, isKnown) => {
    expect(isKnownHost(host, null)).toBe(isKnown);
  });
});

describe('which names are known', () => {
  const at = (host: string, mode: 'replica' | 'demo', allowedHosts: readonly string[] | null = null) =>
    knownHosts({ host, mode, allowedHosts });

  it.each([
    ['on loopback the own ones alone', at('127.0.0.1', 'replica'), []],
    ['on loopback those of the list too', at('localhost', 'replica', ['desk.test']), ['desk.test']],
    ['bound wider every one', at('0.0.0.0', 'replica'), null],
    ['bound wider with a list those of the list', at('0.0.0.0', 'replica', ['desk.test']), ['desk.test']],
    ['in a demo every one', at('127.0.0.1', 'demo'), null],
    ['in a demo with a list those of the list', at('::', 'demo', ['desk.test']), ['desk.test']],
  ])('%s', (_when, known, expected) => {
    expect(known).toEqual(expected);
  });

  it.each([
    [undefined, null],
    ['', null],
    [' , ', null],
    ['desk.test', ['desk.test']],
    ['Desk.test, .team.test  other.test.', ['desk.test', '.team.test', 'other.test']],
  ])('the list "%s"', (text, expected) => {
    expect(readAllowedHosts(text)).toEqual({ ok: true, hosts: expected });
  });

  it.each(['https://desk.test', 'desk.test:5180', '*', '*.desk.test', 'desk.test/x', '[::1]'])(
    'a list cannot name "%s", and says so',
    (text) => {
      expect(readAllowedHosts(text)).toEqual({
        ok: false,
        problem: `REPLICA_ALLOWED_HOSTS takes names such as desk.example or .example (and all below it), without scheme, port and path, not "${text}"`,
      });
    },
  );
});

describe('a page that asks', () => {
  const HOST = '127.0.0.1:5180';

  it.each([
    ['a program', {}, true, true],
    ['the own page', { origin: 'http://127.0.0.1:5180', fetchSite: 'same-origin' }, true, true],
    ['the own page in a browser that says only where it is', { origin: 'http://127.0.0.1:5180' }, true, true],
    ['somebody who typed the address', { fetchSite: 'none' }, true, true],
    ['a read of the own page', { fetchSite: 'same-origin' }, true, true],
    ['another site', { origin: 'https://evil.test', fetchSite: 'cross-site' }, false, false],
    ['another port', { origin: 'http://127.0.0.1:9999', fetchSite: 'same-site' }, false, false],
    [
      'another name of this machine',
      { origin: 'http://localhost:5180', fetchSite: 'cross-site' },
      false,
      false,
    ],
    ['an origin without a name', { origin: 'null', fetchSite: 'cross-site' }, false, false],
    [
      'an origin without a name that says it is the own',
      { origin: 'null', fetchSite: 'same-origin' },
      false,
      false,
    ],
    ['an extension', { origin: 'chrome-extension://127.0.0.1:5180' }, false, false],
    ['an include of another port', { fetchSite: 'same-site' }, false, false],
    ['an include of another site', { fetchSite: 'cross-site' }, false, false],
    // Only a browser writes the word, and never about a rebound name, which has no trustworthy address.
    [
      'a page behind a proxy that changes the host',
      { origin: 'http://localhost:3000', fetchSite: 'same-origin' },
      true,
      false,
    ],
  ])('%s', (_who, headers, mayChange, maySteer) => {
    expect(isOwnPage({ host: HOST, ...headers }, 'or-vouched-for')).toBe(mayChange);
    expect(isOwnPage({ host: HOST, ...headers }, 'same-address')).toBe(maySteer);
  });

  it.each([
    ['desk.example', 'https://desk.example', true],
    ['desk.example:443', 'https://desk.example', true],
    ['DESK.example', 'https://desk.example', true],
    ['desk.example:8443', 'https://desk.example', false],
    ['[::1]:5180', 'http://[::1]:5180', true],
    ['', 'http://evil.test', false],
    ['evil.test/', 'http://evil.test', false],
  ])('asked as "%s", a page of %s: %j', (host, origin, isOwn) => {
    expect(isOwnPage({ host, origin }, 'same-address')).toBe(isOwn);
  });
});
