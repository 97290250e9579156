import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, OTHERS } from './testing.ts';

const app = appForEachTest();
const contacts = async (account = 'super') =>
  dataOf(await ask(app(), 'CardServiceMag.getCardContacts', {}, account));

it('CardServiceMag.getCardContacts shows what owners show today, and of what is stopped the name alone', async () => {
  expect(await contacts()).toMatchObject({
    list: [{ name: '林晓舟', company: '行间文化', mobile: '190 0000 0001', path: '/card/q/kd7m2xq9wc' }],
    total: 1,
  });
  await ask(app(), 'CardServiceMag.setCardState', { cardID: OTHERS, state: 'stopped' }, 'demo');
  expect(await contacts()).toMatchObject({
    list: [{ name: '林晓舟', company: '', mobile: '', path: '', state: 'stopped' }],
  });
  expect(await contacts('vip')).toMatchObject({ list: [], total: 0 });
});
