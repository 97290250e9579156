import { Agent, request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { operationMeta } from '#contracts/operations.ts';
import { startTestApp } from '#server/testing.ts';

it('is that of each call, though others came by the same connection', async () => {
  const test = await startTestApp();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(async () => {
    agent.destroy();
    await test.close();
  });
  const url = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { path } = operationMeta('UserCenterMag.userIsLogin3');
  const ports = new Set<number | undefined>();
  const accountOf = (token: string) =>
    new Promise((resolve, reject) => {
      const call = request(`${url}${path}`, { method: 'POST', agent, headers: { authorization: token } });
      call.once('socket', (socket) => socket.once('connect', () => ports.add(socket.localPort)));
      call.once('response', async (reply) => {
        const text = (await reply.toArray()).join('');
        resolve(JSON.parse(text).user_account?.account ?? null);
      });
      call.once('error', reject);
      call.end();
    });

  const [vip, demo] = [await test.tokenOf('vip'), await test.tokenOf('demo')];
  const asked = [vip, demo, vip, `Bearer ${vip}`, 'unknown', demo, demo];
  const answered: unknown[] = [];
  for (const token of asked) answered.push(await accountOf(token));
  expect(answered).toEqual(['vip', 'demo', 'vip', 'vip', null, 'demo', 'demo']);
  expect(ports.size).toBe(1);
});
