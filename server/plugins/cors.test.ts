import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EnvProblem, readEnv } from '#server/env.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';

const PAGE = 'http://localhost:3000';
const LOGIN_STATE = '/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ env: { corsOrigins: [PAGE] } });
});
afterEach(() => test.close());

const ask = (method: 'POST' | 'OPTIONS', url: string, origin: string, more: Record<string, string> = {}) =>
  test.app.inject({ method, url, headers: { origin, 'sec-fetch-site': 'cross-site', ...more } });

describe('a page that was let in by --cors', () => {
  it('calls the product and reads the answer', async () => {
    const asked = { 'access-control-request-method': 'POST' };
    const before = await ask('OPTIONS', LOGIN_STATE, PAGE, asked);
    expect(before.statusCode).toBe(204);
    expect(before.headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
    const reply = await ask('POST', LOGIN_STATE, PAGE);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': PAGE, vary: 'origin' });
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('steers nothing', async () => {
    const reply = await ask('POST', '/__replica/reset', PAGE);
    expect([reply.statusCode, reply.json().reason]).toEqual([403, 'foreign-page']);
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('is no other page', async () => {
    const reply = await ask('POST', LOGIN_STATE, 'http://localhost:3001');
    expect([reply.statusCode, reply.json().reason]).toEqual([403, 'foreign-page']);
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('--cors', () => {
  it('is said as often as needed, or by REPLICA_CORS', () => {
    expect(readEnv(['--cors', PAGE, '--cors=https://a.example'], {}).corsOrigins).toEqual([
      PAGE,
      'https://a.example',
    ]);
    expect(readEnv([], { REPLICA_CORS: `${PAGE}, https://a.example` }).corsOrigins).toHaveLength(2);
    expect(readEnv([], {}).corsOrigins).toEqual([]);
  });

  it.each(['*', 'localhost:3000', `${PAGE}/`, 'null'])('does not take %s for an origin', (text) => {
    expect(() => readEnv(['--cors', text], {})).toThrow(EnvProblem);
  });
});
