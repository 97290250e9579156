import fastify, { type InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { requestLog } from '#server/plugins/request-log.ts';
import type { World } from '#server/worlds/world.ts';
import { registerAudit } from './audit.ts';

interface Line {
  readonly msg: string;
  readonly action?: string;
}

async function linesOf(requests: readonly InjectOptions[], name?: string) {
  const lines: Line[] = [];
  const app = fastify({
    logger: { ...requestLog, stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  });
  const sandbox = name === undefined ? null : { name, ticket: 'c'.repeat(32) };
  app.decorateRequest('world', { getter: () => ({ sandbox }) as World });
  registerAudit(app);
  app.all('/clock', async () => 'ok');
  app.all('/*', async ({ method }, reply) => reply.code(method === 'DELETE' ? 404 : 200).send('ok'));
  for (const request of requests) {
    await app.inject({ remoteAddress: '203.0.113.7', ...request } as InjectOptions);
  }
  await app.close();
  return lines.filter(({ msg }) => msg === 'steered');
}

it('says who did what in which world, and only what was done', async () => {
  const lines = await linesOf([
    { method: 'POST', url: '/reset?token=1' },
    { method: 'POST', url: '/personas/super/login' },
    { method: 'POST', url: '/clock', payload: { advance: '8d' } },
    { method: 'GET', url: '/clock' },
    { method: 'DELETE', url: '/snapshots/none' },
  ]);
  const facts = { world: 'default', from: '203.0.113.x' };
  expect(lines).toMatchObject([
    { action: 'POST /reset', ...facts, time: expect.any(Number) },
    { action: 'POST /personas/super/login', ...facts },
    { action: 'POST /clock {"advance":"8d"}', ...facts },
  ]);
  expect(lines).toHaveLength(3);
});

it('holds nothing that opens a world, names a person or tells a neighbour', async () => {
  const visitor = `visitor-${'a1'.repeat(16)}`;
  const [line] = await linesOf(
    [{ method: 'POST', url: `/personas/13812345678/login/${'b2'.repeat(16)}` }],
    visitor,
  );
  expect(line).toMatchObject({ world: 'visitor-a1a1a1' });
  expect(line?.action).not.toMatch(/13812345678|b2b2/);
});
