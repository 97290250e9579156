import { expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing.ts';
import { buildApp } from './app.ts';
import { readEnv } from './env.ts';
import { createClock } from './worlds/clock.ts';
import { createWorld } from './worlds/create-world.ts';

it('answers calls without any tool', async () => {
  const nothing = {
    ...{ tools: {}, state: () => ({}), restore() {}, memory: () => ({}), remember() {}, files: () => [] },
    ...{ replaced() {}, reset() {}, close() {} },
  };
  const world = createWorld({
    ...{ db: createTestDatabase(), clock: createClock(Date.now), seed: 1, isFresh: true },
    // No tool has declared anything, whatever the types of the whole program say.
    equip: () => nothing as unknown as ReturnType<Parameters<typeof createWorld>[0]['equip']>,
  });
  const app = await buildApp({ env: { ...readEnv([], {}), checksReplies: true }, world, webRoot: null });
  const login = await app.inject({
    method: 'POST',
    url: '/uwp/newServlet?serviceName=LoginServiceMag&medthodName=loginByPassword',
    payload: { account: 'super', password: 'desk1234' },
  });
  const { token } = login.json().data;
  const cart = await app.inject({
    url: '/uwp/newServlet?serviceName=ShopCarService&medthodName=cartList',
    headers: { authorization: token },
  });
  expect(cart.json().data.total).toBeGreaterThan(9);
  expect((await app.inject('/uwp/newServlet?serviceName=X&medthodName=y')).statusCode).toBe(404);
  expect((await app.inject('/__replica/health')).statusCode).toBe(404);
  world.reset();
  await app.close();
  world.close();
});
