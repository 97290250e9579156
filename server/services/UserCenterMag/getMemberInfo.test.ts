import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();
const ask = (token?: string) => app().call('UserCenterMag.getMemberInfo', {}, token ? { token } : {});

describe('UserCenterMag.getMemberInfo', () => {
  it('answers the member below data.data', async () => {
    const data = dataOf(await ask(await app().tokenOf('super')));
    expect(Object.keys(data)).toEqual(['data']);
    expect(data.data).toMatchObject({
      user_id: '10003',
      account: 'super',
      nick: '沈知远',
      mobile: '190****0003',
      email: 'shenzhiyuan@desk.example',
      user_avatar: '/media/avatars/10003.svg',
      vip_name: '超级会员',
      vip_lastTime: '2027-05-20',
      vip_lastTime_desc: '2027-05-20 到期',
      yaoqingma: 'YQ10003',
      region: '浙江省 杭州市 西湖区',
      bindings: [
        { type: 'weixin', nick: '知远', bound: '2025-02-19' },
        { type: 'qq', nick: '西湖摄影人', bound: '2026-04-30' },
      ],
    });
  });

  it('leaves empty what a new member has not said', async () => {
    expect(dataOf(await ask(await app().tokenOf('fresh'))).data).toMatchObject({
      user_id: '10005',
      email: '',
      region: '',
      vip_name: '',
      vip_lastTime_desc: '',
      registered: '2026-11-21',
      bindings: [],
    });
  });

  it('never carries a secret', async () => {
    const { text } = await ask(await app().tokenOf('super'));
    expect(text).not.toMatch(/scrypt|password|openId|19000000003/i);
  });
});
