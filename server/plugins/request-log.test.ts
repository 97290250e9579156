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

it.each([
  ['/front_end/reader?k=Zx81&page=2', '/front_end/reader?k=***&page=2'],
  ['/x?token=abc&password=%E4%B8%AD&sign=Q1w2', '/x?token=***&password=***&sign=***'],
  ['/x?payPassword=123456&newPwd=1;client_secret=2', '/x?payPassword=***&newPwd=***;client_secret=***'],
  ['/card/lin?sandbox=w1&%74oken=abc', '/card/lin?sandbox=***&%74oken=***'],
  ['/login?return=%2Fcard%2Flin%3Fk%3DZx81&page=1', '/login?return=***&page=1'],
  ['/login?return=%252Fcard%253Fk%253DZx81', '/login?return=***'],
  ['/x?mobile=19000000003', '/x?mobile=190****0003'],
  [
    '/x?%E0%A4%A=1&keyword=a%3Db&sort=name&cart%5BID%5D=%',
    '/x?%E0%A4%A=1&keyword=a%3Db&sort=name&cart%5BID%5D=%',
  ],
  ['/uwp/newServlet?serviceName=ReaderServiceMag&medthodName=getBook&bookCode=abc', null],
])('shows %s without what opens something', (url, shown) => {
  const { req } = requestLog.serializers;
  expect(req({ method: 'GET', url, ip: '127.0.0.1' }).url).toBe(shown ?? url);
});
