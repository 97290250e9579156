import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { EnvProblem, readEnv } from '#server/env.ts';
import { registerForwarded, trustedHops } from './forwarded.ts';

const PEER = '10.0.0.1';

async function seenBehind(proxies: number, headers: Record<string, string>) {
  const app = fastify({ trustProxy: trustedHops(proxies) });
  registerForwarded(app);
  app.get('/', (request) => ({ ip: request.ip, protocol: request.protocol }));
  const reply = await app.inject({ url: '/', headers, remoteAddress: PEER });
  await app.close();
  return reply.json();
}

describe('who calls', () => {
  const chain = 'forged, 9.9.9.9, 10.0.0.3, 10.0.0.2';

  it.each([
    [0, PEER],
    [1, '10.0.0.2'],
    [2, '10.0.0.3'],
    [3, '9.9.9.9'],
  ])('is behind %i proxies what the outermost of them saw: %s', async (proxies, ip) => {
    expect(await seenBehind(proxies, { 'x-forwarded-for': chain })).toMatchObject({ ip });
  });

  it('is the connection where no proxy speaks', async () => {
    expect(await seenBehind(2, {})).toEqual({ ip: PEER, protocol: 'http' });
  });
});

describe('the protocol', () => {
  it.each([
    [1, 'https', 'https'],
    [1, 'http, https', 'https'],
    [1, 'javascript', 'http'],
    [1, 'https"><script>', 'http'],
    [0, 'https', 'http'],
  ])('behind %i proxies that say %s is %s', async (proxies, said, protocol) => {
    expect(await seenBehind(proxies, { 'x-forwarded-proto': said })).toMatchObject({ protocol });
  });
});

describe('the number of proxies', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['1', 1],
    ['3', 3],
  ])('is read of %j as %i', (text, proxies) => {
    expect(readEnv([], { REPLICA_TRUST_PROXY: text }).trustedProxies).toBe(proxies);
  });

  it.each(['yes', '-1', '99'])('is refused as %s', (text) => {
    expect(() => readEnv([], { REPLICA_TRUST_PROXY: text })).toThrow(EnvProblem);
  });
});
