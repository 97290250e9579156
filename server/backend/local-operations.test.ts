import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { backendEnv, type FrontedApp, startBefore } from './testing.ts';

const CART_LIST: OperationId = 'ShopCarService.cartList';
const MEMBER: OperationId = 'UserCenterMag.getMemberInfo';

let theirs: TestApp;
let app: FrontedApp;

beforeAll(async () => {
  theirs = await startTestApp({ env: { seed: 7 } });
  const url = await theirs.app.listen({ host: '127.0.0.1', port: 0 });
  app = await startBefore(
    backendEnv(url, { local: ['ShopCarService.*,MemberServiceMag.getAbout'], 'local-account': 'vip' }),
  );
});

afterAll(async () => {
  await app.close();
  await theirs.close();
});

async function ask(operation: OperationId, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}${toWire(operationMeta(operation).path)}`, { headers });
  return response.json();
}

const entry = async (operation: OperationId) => app.world.journal.list({ operation }).at(-1);

describe('an operation that is answered here', () => {
  it('is, for whoever is logged in there, as the chosen account', async () => {
    const asked = theirs.world.journal.last();
    const authorization = await theirs.tokenOf('super');
    expect((await ask(CART_LIST, { authorization })).code).toBe(0);
    expect(theirs.world.journal.last()).toBe(asked);
    expect(await entry(CART_LIST)).toMatchObject({ forwarded: false, account: 'vip' });
  });

  it('is for a session by cookie as well', async () => {
    expect((await ask(CART_LIST, { cookie: 'JSESSIONID=1' })).code).toBe(0);
  });

  it('wants a login like any other', async () => {
    expect((await ask(CART_LIST)).code).toBe(401);
    expect((await ask(CART_LIST, { cookie: 'deskSandbox=w1' })).code).toBe(401);
  });

  it('takes a token of its own for what it is', async () => {
    await ask(CART_LIST, { authorization: await app.tokenOf('super') });
    expect(await entry(CART_LIST)).toMatchObject({ account: 'super' });
  });

  it('leaves the others to the backend', async () => {
    const asked = theirs.world.journal.last();
    const authorization = await theirs.tokenOf('super');
    expect((await ask(MEMBER, { authorization })).code).toBe(0);
    expect(theirs.world.journal.last()).toBe(asked + 1);
    expect(await entry(MEMBER)).toMatchObject({ forwarded: true, account: null });
  });
});
