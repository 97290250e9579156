import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { EnvProblem, readEnv } from '#server/env.ts';
import { backendLines } from './backend-env.ts';
import { chooseProxy } from './company-proxy.ts';
import { addressOf } from './target.ts';
import { backendEnv, targetAt } from './testing.ts';

const URL = 'https://staging.example';
const OF_ADDRESSES = OPERATIONS.filter(({ service }) => service === 'AddressServiceMag').map(({ id }) => id);

function problemOf(args: readonly string[], source: Record<string, string> = {}): string {
  try {
    readEnv(args, source);
  } catch (error) {
    if (error instanceof EnvProblem) return error.message;
    throw error;
  }
  return '';
}

describe('--backend', () => {
  it.each([
    [URL, URL],
    [`${URL}/`, URL],
    [`${URL}:8443/base/path//`, `${URL}:8443/base/path`],
    ['http://[::1]:8080/x', 'http://[::1]:8080/x'],
    ['HTTP://Staging.Example:80', 'http://staging.example'],
  ])('%s is the backend at %s', (text, address) => {
    const { backend } = readEnv(['--backend', text], {});
    expect(backend && addressOf(backend.target)).toBe(address);
  });

  it('wins over the environment, and without either there is none', () => {
    const source = { REPLICA_BACKEND: 'http://env.example', REPLICA_BACKEND_INSECURE: '1' };
    expect(readEnv(['--backend', URL], source).backend?.target.origin).toBe(URL);
    expect(readEnv([], source).backend).toMatchObject({
      target: { origin: 'http://env.example', prefix: '' },
      isInsecure: true,
    });
    expect(readEnv([], {}).backend).toBeNull();
    expect(readEnv([], { REPLICA_BACKEND: '' }).backend).toBeNull();
  });

  it.each([
    [['--backend', 'staging.example'], '--backend: "staging.example" is no address such as'],
    [['--backend', ''], '--backend: "" is no address such as'],
    [['--backend', 'ftp://a'], 'is no address such as'],
    [
      ['--backend', 'https://me:secret@a.example'],
      'The address of a.example must not hold a name or a password.',
    ],
    [['--backend', `${URL}?a=1`], 'must end with its path'],
    [['--backend', 'http://127.0.0.1:5180/'], 'http://127.0.0.1:5180 is this server itself'],
    [['--port', '80', '--backend', 'http://localhost'], 'http://localhost is this server itself'],
    [
      ['--demo', '--backend', URL],
      'A demo answers its guests itself: --backend goes with start and dev only.',
    ],
    [['--local', 'ShopCarService.*'], '--local means something beside --backend only.'],
    [['--backend-insecure'], '--backend-insecure means something beside --backend only.'],
    [
      ['--backend', URL, '--local', 'ShopCarServic.*'],
      '--local knows no operation "ShopCarServic.*". Did you mean "ShopCarService.*"?',
    ],
    [
      ['--backend', URL, '--local', 'ShopCarService.*,UserCenterMag.userIsLogin'],
      '"UserCenterMag.userIsLogin". Did you mean "UserCenterMag.userIsLogin3"?',
    ],
    [
      ['--backend', URL, '--local-account', 'supper'],
      '--local-account knows no account "supper". Did you mean "super"?',
    ],
  ])('refuses %j in a sentence', (args, sentence) => {
    expect(problemOf(args)).toContain(sentence);
  });

  it('is refused to a demo by the environment too', () => {
    expect(problemOf([], { REPLICA_MODE: 'demo', REPLICA_BACKEND: URL })).toContain('A demo answers');
  });
});

describe('--local', () => {
  it('takes names, services and lists, as often as one likes', () => {
    const { backend } = readEnv(
      ['--backend', URL, '--local', 'AddressServiceMag.*, MemberServiceMag.getAbout', '--local', 'web.*'],
      { REPLICA_LOCAL: 'ShopCarService.*' },
    );
    const named = [...OF_ADDRESSES, 'MemberServiceMag.getAbout', 'web.doLoginout'];
    expect([...(backend?.local ?? [])].sort()).toEqual(named.sort());
    expect(backend?.localAccount).toBe('super');
  });

  it('comes from the environment as well', () => {
    const source = { REPLICA_BACKEND: URL, REPLICA_LOCAL: 'web.*', REPLICA_LOCAL_ACCOUNT: 'vip' };
    const { backend } = readEnv([], source);
    expect([[...(backend?.local ?? [])], backend?.localAccount]).toEqual([['web.doLoginout'], 'vip']);
  });
});

describe('the lines at the start', () => {
  it('say where calls go, what is answered here, and that nobody checks the certificate', () => {
    expect(backendLines(backendEnv(`${URL}/base`)).map(({ en }) => en)).toEqual([`Calls go to ${URL}/base.`]);
    const flags = { 'backend-insecure': true, local: ['AddressServiceMag.*'], 'local-account': 'vip' };
    const lines = backendLines(backendEnv(URL, flags, { https_proxy: 'http://u:p@proxy.example:3128' }));
    expect(lines.map(({ en }) => en)).toEqual([
      `Calls go to ${URL} through the proxy proxy.example:3128.`,
      `${OF_ADDRESSES.length} of ${OPERATIONS.length} operations are answered here, as vip.`,
      `--backend-insecure: nobody checks the certificate of ${URL}.`,
    ]);
  });
});

describe('the proxy of a company', () => {
  const P = 'http://proxy.example:3128';
  it.each([
    [URL, { HTTPS_PROXY: P }, P],
    [URL, { HTTP_PROXY: P }, null],
    ['http://staging.example', { HTTP_PROXY: P }, P],
    ['http://staging.example', { http_proxy: 'proxy.example:3128' }, P],
    [URL, { https_proxy: P, HTTPS_PROXY: 'http://other.example' }, P],
    [URL, { HTTPS_PROXY: ' ' }, null],
    ['https://127.0.0.1:8443', { HTTPS_PROXY: P }, null],
    ['https://localhost', { HTTPS_PROXY: P }, null],
    ['https://[::1]', { HTTPS_PROXY: P }, null],
    [URL, { HTTPS_PROXY: P, NO_PROXY: '*' }, null],
    [URL, { HTTPS_PROXY: P, NO_PROXY: 'a.example, staging.example' }, null],
    [URL, { HTTPS_PROXY: P, no_proxy: '.example' }, null],
    [URL, { HTTPS_PROXY: P, NO_PROXY: 'staging.example:443' }, null],
    [URL, { HTTPS_PROXY: P, NO_PROXY: 'staging.example:8443' }, P],
    [URL, { HTTPS_PROXY: P, NO_PROXY: 'ging.example' }, P],
    ['https://[fd00::1]', { HTTPS_PROXY: P, NO_PROXY: 'fd00::1' }, null],
    ['https://[fd00::1]:8443', { HTTPS_PROXY: P, NO_PROXY: '[fd00::1]:8443' }, null],
  ])('before %s, by %j, is %s', (address, source, expected) => {
    const chosen = chooseProxy(targetAt(address), source);
    expect(chosen).toMatchObject({ ok: true });
    expect(chosen.ok && (chosen.proxy?.origin ?? null)).toBe(expected);
  });

  it('that cannot be read is said to be so, without what may be its password', () => {
    const sentence = problemOf(['--backend', URL], { HTTPS_PROXY: 'socks5://me:secret@proxy.example' });
    expect(sentence).toBe('HTTPS_PROXY is no address of a proxy such as http://proxy.example:3128.');
  });
});
