import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { demoToken } from '#db/scenarios/sessions.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();

describe('AccountServiceMag.getAccount', () => {
  it('answers what the settings begin with', async () => {
    const data = dataOf(await ask(app(), 'AccountServiceMag.getAccount', {}));
    expect(data).toMatchObject({
      mobile: '190****0003',
      hasPassword: 'Y',
      hasOwnAvatar: 'N',
      regionCodes: ['330000', '330100', '330106'],
    });
    expect(data.notices).toHaveLength(8);
  });

  it('knows who has neither password nor mobile', async () => {
    const context = { db: app().world.db, now: TEST_NOW };
    runScenario('only-login-method', context);
    runScenario('logged-in', context, { account: 'weixin_only' });
    const reply = await ask(app(), 'AccountServiceMag.getAccount', {}, demoToken('weixin_only'));
    expect(dataOf(reply)).toMatchObject({ mobile: '', hasPassword: 'N', regionCodes: [] });
  });
});
