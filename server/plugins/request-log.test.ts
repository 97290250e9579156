import fastify from 'fastify';
import { expect, it } from 'vitest';
import { requestLog } from './request-log.ts';

it('holds no secret of a request', async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: { ...requestLog, stream: { write: (line: string) => void lines.push(line) } },
  });
  app.get('/*', async () => 'ok');
  const [id, ticket, token] = ['a1'.repeat(32), 'b2'.repeat(16), 'c3'.repeat(32)];
  await app.inject({
    url: `/phone/${id}?sandbox=${ticket}`,
    headers: {
      authorization: token,
      cookie: `deskSession=${token}; deskSandbox=visitor-${ticket}`,
      'x-replica-sandbox': 'w1-secret',
    },
  });
  await app.inject({ url: `/__replica/sandboxes/visitor-${ticket}` });
  await app.close();
  const text = lines.join('');
  expect(text).toContain('/phone/***?sandbox=***');
  for (const secret of [id, ticket, token, 'w1-secret']) expect(text).not.toContain(secret);
});
