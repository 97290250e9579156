import { describe, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { deskPact, given, member } from './desk-pact.ts';
import { integer, like, refusal, regex } from './replies.ts';

const exchange = deskPact('AccountServiceMag');
const SUPER = member('super');
const FRESH = member('fresh');
const NEW_MOBILE = '19000000088';
const CODE = '204816';

const seeded = given('personas-seeded');
const newCode = given('verification-code-sent', { mobile: NEW_MOBILE, purpose: 'new-mobile', code: CODE });
const NEW_EMAIL = 'new@desk.example';
const emailCode = given('verification-code-sent', { mobile: NEW_EMAIL, purpose: 'new-email', code: CODE });

describe('AccountServiceMag.getAccount', () => {
  it('tells what the settings begin with', () =>
    exchange('AccountServiceMag.getAccount', 'the settings', {
      as: SUPER,
      given: [seeded],
      input: {},
      data: {
        mobile: regex('^[0-9]{3}\\*{4}[0-9]{4}$', '190****0003'),
        hasPassword: 'Y',
      },
    }));

  exchange.loggedOut('AccountServiceMag.getAccount', {}, undefined, 'the settings of nobody');
});

describe('AccountServiceMag.saveProfile', () => {
  const wish = { nick: '知远', regionCodes: '330000,330200,330203', regionNames: '浙江省 宁波市 海曙区' };

  it('keeps name and region', () =>
    exchange('AccountServiceMag.saveProfile', 'another name', {
      as: SUPER,
      given: [seeded],
      input: wish,
      data: { nick: '知远', region: '浙江省 宁波市 海曙区' },
    }));

  it('wants a name', () =>
    exchange('AccountServiceMag.saveProfile', 'no name', {
      as: SUPER,
      given: [seeded],
      input: { nick: ' ', regionCodes: '', regionNames: '' },
      reply: refusal(1034, 'bad-nick', '请输入昵称'),
    }));
});

describe('AccountServiceMag.removeAvatar', () => {
  it('shows the drawn one', () =>
    exchange('AccountServiceMag.removeAvatar', 'no picture of one’s own', {
      as: SUPER,
      given: [seeded],
      input: {},
    }));

  exchange.loggedOut('AccountServiceMag.removeAvatar', {}, undefined, 'the picture of nobody');
});

describe('AccountServiceMag.sendAccountCode', () => {
  it('sends a code to the own mobile', () =>
    exchange('AccountServiceMag.sendAccountCode', 'a code to the own mobile', {
      as: SUPER,
      given: [seeded],
      input: { mobile: '' },
    }));

  it('wants a mobile', () =>
    exchange('AccountServiceMag.sendAccountCode', 'a code to no mobile', {
      as: SUPER,
      given: [seeded],
      input: { mobile: '12' },
      reply: refusal(1034, 'bad-mobile', '请输入 11 位手机号'),
    }));
});

describe('AccountServiceMag.changeMobile', () => {
  const wish = { mobile: NEW_MOBILE, code: CODE, password: DEMO_PASSWORD };

  it('takes another one', () =>
    exchange('AccountServiceMag.changeMobile', 'another mobile', {
      as: SUPER,
      given: [seeded, newCode],
      input: wish,
      data: { mobile: '190****0088' },
    }));

  it('wants the code that went there', () =>
    exchange('AccountServiceMag.changeMobile', 'another mobile with a wrong code', {
      as: SUPER,
      given: [seeded],
      input: { ...wish, code: '000000' },
      reply: refusal(1031, 'wrong-code', '验证码不正确或已过期'),
    }));
});

describe('AccountServiceMag.changeEmail', () => {
  const wish = { email: NEW_EMAIL, code: CODE, password: DEMO_PASSWORD };

  it('takes another one', () =>
    exchange('AccountServiceMag.changeEmail', 'another mail address', {
      as: SUPER,
      given: [seeded, emailCode],
      input: wish,
      data: { email: NEW_EMAIL },
    }));

  it('wants the code that went there', () =>
    exchange('AccountServiceMag.changeEmail', 'another mail address with a wrong code', {
      as: SUPER,
      given: [seeded],
      input: { ...wish, code: '000000' },
      reply: refusal(1031, 'wrong-code', '验证码不正确或已过期'),
    }));
});

describe('AccountServiceMag.savePassword', () => {
  const wish = { password: 'paper2027', oldPassword: DEMO_PASSWORD };

  it('changes it and ends the other sessions', () =>
    exchange('AccountServiceMag.savePassword', 'another password', {
      as: SUPER,
      given: [seeded],
      input: wish,
    }));

  it('wants the old one', () =>
    exchange('AccountServiceMag.savePassword', 'another password with a wrong one', {
      as: SUPER,
      given: [seeded],
      input: { ...wish, oldPassword: 'nonsense1' },
      reply: refusal(1001, 'wrong-password', '密码不正确，还可尝试 4 次', { triesLeft: integer(4) }),
    }));
});

describe('AccountServiceMag.getSessions', () => {
  it('tells where one is logged in', () =>
    exchange('AccountServiceMag.getSessions', 'the devices', {
      as: SUPER,
      given: [seeded, given('many-devices', { account: 'super', count: '6' })],
      input: { page: '1', pageSize: '5' },
      data: { list: { place: like('本机') }, page: 1, pageSize: 5 },
    }));

  it('has no page before the first', () =>
    exchange('AccountServiceMag.getSessions', 'the devices before the first', {
      as: SUPER,
      given: [seeded],
      input: { page: '0', pageSize: '5' },
      reply: refusal(400, 'bad-page', '页码不正确'),
    }));
});

describe('AccountServiceMag.endSessions', () => {
  it('logs out everywhere else', () =>
    exchange('AccountServiceMag.endSessions', 'all other devices', {
      as: SUPER,
      given: [seeded, given('many-devices', { account: 'super', count: '6' })],
      input: { which: 'others' },
    }));

  it('knows the own ones only', () =>
    exchange('AccountServiceMag.endSessions', 'a device that is not there', {
      as: SUPER,
      given: [seeded],
      input: { which: '0000000000000000' },
      reply: refusal(404, 'session-not-found', '这台设备已经退出登录'),
    }));
});

describe('AccountServiceMag.saveNoticeWishes', () => {
  it('keeps what one does not want', () =>
    exchange('AccountServiceMag.saveNoticeWishes', 'no notices of the wallet', {
      as: SUPER,
      given: [seeded],
      input: { unwanted: 'wallet' },
      data: { unwanted: ['wallet'] },
    }));

  it('tells of security in any case', () =>
    exchange('AccountServiceMag.saveNoticeWishes', 'no notices of security', {
      as: SUPER,
      given: [seeded],
      input: { unwanted: 'account' },
      reply: refusal(1034, 'bad-kind', '账号安全通知不能关闭'),
    }));
});

describe('AccountServiceMag.getClosing', () => {
  it('says what is in the way', () =>
    exchange('AccountServiceMag.getClosing', 'whether the account can be closed', {
      as: SUPER,
      given: [seeded, given('wallets-filled')],
      input: {},
      data: { words: '注销账号', days: 7 },
    }));

  exchange.loggedOut(
    'AccountServiceMag.getClosing',
    {},
    undefined,
    'whether the account of nobody can be closed',
  );
});

describe('AccountServiceMag.askClosing', () => {
  const wish = { words: '注销账号', password: DEMO_PASSWORD };

  it('closes it after some days', () =>
    exchange('AccountServiceMag.askClosing', 'the end of the account', {
      as: FRESH,
      given: [seeded],
      input: wish,
    }));

  it('does not while there is money', () =>
    exchange('AccountServiceMag.askClosing', 'the end of an account with money', {
      as: SUPER,
      given: [seeded, given('wallets-filled')],
      input: wish,
      reply: refusal(1125, 'closing-blocked', '暂时不能注销：钱包里还有本金 ¥2,000.00，请先用完或申请退回'),
    }));
});
