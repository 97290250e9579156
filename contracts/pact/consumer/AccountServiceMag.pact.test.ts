import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { sendAccountCode } from '#web/features/user-info/account-code.ts';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, member } from './desk-pact.ts';
import {
  anyNumberOf,
  eachLike,
  integer,
  json,
  like,
  picture,
  refusal,
  regex,
  sentence,
  yesNo,
} from './replies.ts';

const exchange = deskPact('AccountServiceMag');
const SUPER = member('super');
const FRESH = member('fresh');
const NEW_MOBILE = '19000000088';
const CODE = '204816';

const seeded = given('personas-seeded');
const newCode = given('verification-code-sent', { mobile: NEW_MOBILE, purpose: 'new-mobile', code: CODE });
const NEW_EMAIL = 'new@desk.example';
const emailCode = given('verification-code-sent', { mobile: NEW_EMAIL, purpose: 'new-email', code: CODE });
const moment = (example: string) => regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$', example);
const message = sentence('成功');

const refused = (reason: string) => ({
  ok: false,
  error: expect.objectContaining({ kind: 'refused', reason, message: expect.stringMatching(/./) }),
});

describe('AccountServiceMag.getAccount', () => {
  it('tells what the settings begin with', () =>
    exchange(
      'AccountServiceMag.getAccount',
      'the settings',
      {
        as: SUPER,
        given: [seeded],
        input: {},
        reply: json({
          code: 0,
          message,
          data: {
            mobile: regex('^[0-9]{3}\\*{4}[0-9]{4}$', '190****0003'),
            hasPassword: 'Y',
            hasOwnAvatar: yesNo('N'),
            regionCodes: eachLike('330000'),
            notices: eachLike({
              kind: like('order'),
              title: sentence('印刷订单'),
              text: sentence('审稿结果、生产进度、发货和售后'),
              wanted: yesNo('Y'),
              fixed: yesNo('N'),
            }),
          },
        }),
      },
      done({ hasPassword: 'Y' }),
    ));

  exchange.loggedOut('AccountServiceMag.getAccount', {}, undefined, 'the settings of nobody');
});

describe('AccountServiceMag.saveProfile', () => {
  const wish = { nick: '知远', regionCodes: '330000,330200,330203', regionNames: '浙江省 宁波市 海曙区' };

  it('keeps name and region', () =>
    exchange(
      'AccountServiceMag.saveProfile',
      'another name',
      {
        as: SUPER,
        given: [seeded],
        input: wish,
        reply: json({ code: 0, message, data: { nick: '知远', region: '浙江省 宁波市 海曙区' } }),
      },
      done({ nick: '知远' }),
    ));

  it('wants a name', () =>
    exchange(
      'AccountServiceMag.saveProfile',
      'no name',
      {
        as: SUPER,
        given: [seeded],
        input: { nick: ' ', regionCodes: '', regionNames: '' },
        reply: refusal(1034, 'bad-nick', '请输入昵称'),
      },
      refused('bad-nick'),
    ));
});

describe('AccountServiceMag.removeAvatar', () => {
  it('shows the drawn one', () =>
    exchange(
      'AccountServiceMag.removeAvatar',
      'no picture of one’s own',
      {
        as: SUPER,
        given: [seeded],
        input: {},
        reply: json({ code: 0, message, data: { user_avatar: picture('/media/avatars/10003.svg') } }),
      },
      { ok: true },
    ));

  exchange.loggedOut('AccountServiceMag.removeAvatar', {}, undefined, 'the picture of nobody');
});

describe('AccountServiceMag.sendAccountCode', () => {
  it('sends a code to the own mobile', () =>
    exchange(
      'AccountServiceMag.sendAccountCode',
      'a code to the own mobile',
      {
        as: SUPER,
        given: [seeded],
        input: { mobile: '' },
        reply: json({
          code: 0,
          message,
          data: { expiresIn: integer(300), demoCode: regex('^[0-9]{6}$', CODE) },
        }),
      },
      async (api) => expect(await sendAccountCode({ mobile: '' }, api)).toMatchObject({ ok: true }),
    ));

  it('wants a mobile', () =>
    exchange(
      'AccountServiceMag.sendAccountCode',
      'a code to no mobile',
      {
        as: SUPER,
        given: [seeded],
        input: { mobile: '12' },
        reply: refusal(1034, 'bad-mobile', '请输入 11 位手机号'),
      },
      async (api) =>
        expect(await sendAccountCode({ mobile: '12' }, api)).toMatchObject(refused('bad-mobile')),
    ));
});

describe('AccountServiceMag.changeMobile', () => {
  const wish = { mobile: NEW_MOBILE, code: CODE, password: DEMO_PASSWORD };

  it('takes another one', () =>
    exchange(
      'AccountServiceMag.changeMobile',
      'another mobile',
      {
        as: SUPER,
        given: [seeded, newCode],
        input: wish,
        reply: json({ code: 0, message, data: { mobile: '190****0088' } }),
      },
      done({ mobile: '190****0088' }),
    ));

  it('wants the code that went there', () =>
    exchange(
      'AccountServiceMag.changeMobile',
      'another mobile with a wrong code',
      {
        as: SUPER,
        given: [seeded],
        input: { ...wish, code: '000000' },
        reply: refusal(1031, 'wrong-code', '验证码不正确或已过期'),
      },
      refused('wrong-code'),
    ));
});

describe('AccountServiceMag.changeEmail', () => {
  const wish = { email: NEW_EMAIL, code: CODE, password: DEMO_PASSWORD };

  it('takes another one', () =>
    exchange(
      'AccountServiceMag.changeEmail',
      'another mail address',
      {
        as: SUPER,
        given: [seeded, emailCode],
        input: wish,
        reply: json({ code: 0, message, data: { email: NEW_EMAIL } }),
      },
      done({ email: NEW_EMAIL }),
    ));

  it('wants the code that went there', () =>
    exchange(
      'AccountServiceMag.changeEmail',
      'another mail address with a wrong code',
      {
        as: SUPER,
        given: [seeded],
        input: { ...wish, code: '000000' },
        reply: refusal(1031, 'wrong-code', '验证码不正确或已过期'),
      },
      refused('wrong-code'),
    ));
});

describe('AccountServiceMag.savePassword', () => {
  const wish = { password: 'paper2027', oldPassword: DEMO_PASSWORD };

  it('changes it and ends the other sessions', () =>
    exchange(
      'AccountServiceMag.savePassword',
      'another password',
      {
        as: SUPER,
        given: [seeded],
        input: wish,
        reply: json({ code: 0, message, data: { ended: integer(0) } }),
      },
      { ok: true },
    ));

  it('wants the old one', () =>
    exchange(
      'AccountServiceMag.savePassword',
      'another password with a wrong one',
      {
        as: SUPER,
        given: [seeded],
        input: { ...wish, oldPassword: 'nonsense1' },
        reply: refusal(1001, 'wrong-password', '密码不正确，还可尝试 4 次', { triesLeft: integer(4) }),
      },
      refused('wrong-password'),
    ));
});

describe('AccountServiceMag.getSessions', () => {
  it('tells where one is logged in', () =>
    exchange(
      'AccountServiceMag.getSessions',
      'the devices',
      {
        as: SUPER,
        given: [seeded, given('many-devices', { account: 'super', count: '6' })],
        input: { page: '1', pageSize: '5' },
        reply: json({
          code: 0,
          message,
          data: {
            total: integer(7),
            page: 1,
            pageSize: 5,
            list: eachLike({
              id: regex('^[0-9a-f]{16}$', '4f0c9a1b2c3d4e5f'),
              device: like('Safari · iPhone'),
              place: like('203.0.*.*'),
              begun: moment('2026-11-21T02:00:00.000Z'),
              lastUsed: moment('2026-11-21T02:00:00.000Z'),
              isThis: yesNo('N'),
            }),
          },
        }),
      },
      done({ page: 1 }),
    ));

  it('has no page before the first', () =>
    exchange(
      'AccountServiceMag.getSessions',
      'the devices before the first',
      {
        as: SUPER,
        given: [seeded],
        input: { page: '0', pageSize: '5' },
        reply: refusal(400, 'bad-page', '页码不正确'),
      },
      refused('bad-page'),
    ));
});

describe('AccountServiceMag.endSessions', () => {
  it('logs out everywhere else', () =>
    exchange(
      'AccountServiceMag.endSessions',
      'all other devices',
      {
        as: SUPER,
        given: [seeded, given('many-devices', { account: 'super', count: '6' })],
        input: { which: 'others' },
        reply: json({ code: 0, message, data: { ended: integer(6) } }),
      },
      { ok: true },
    ));

  it('knows the own ones only', () =>
    exchange(
      'AccountServiceMag.endSessions',
      'a device that is not there',
      {
        as: SUPER,
        given: [seeded],
        input: { which: '0000000000000000' },
        reply: refusal(404, 'session-not-found', '这台设备已经退出登录'),
      },
      refused('session-not-found'),
    ));
});

describe('AccountServiceMag.saveNoticeWishes', () => {
  it('keeps what one does not want', () =>
    exchange(
      'AccountServiceMag.saveNoticeWishes',
      'no notices of the wallet',
      {
        as: SUPER,
        given: [seeded],
        input: { unwanted: 'wallet' },
        reply: json({ code: 0, message, data: { unwanted: ['wallet'] } }),
      },
      done({ unwanted: ['wallet'] }),
    ));

  it('tells of security in any case', () =>
    exchange(
      'AccountServiceMag.saveNoticeWishes',
      'no notices of security',
      {
        as: SUPER,
        given: [seeded],
        input: { unwanted: 'account' },
        reply: refusal(1034, 'bad-kind', '账号安全通知不能关闭'),
      },
      refused('bad-kind'),
    ));
});

describe('AccountServiceMag.getClosing', () => {
  const hint = {
    kind: like('wallet'),
    text: sentence('钱包里还有本金 ¥2,000.00'),
    path: like('/manager/recharge'),
  };

  it('says what is in the way', () =>
    exchange(
      'AccountServiceMag.getClosing',
      'whether the account can be closed',
      {
        as: SUPER,
        given: [seeded, given('wallets-filled')],
        input: {},
        reply: json({
          code: 0,
          message,
          data: { blockers: eachLike(hint), losses: anyNumberOf(hint), words: '注销账号', days: 7 },
        }),
      },
      done({ words: '注销账号' }),
    ));

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
    exchange(
      'AccountServiceMag.askClosing',
      'the end of the account',
      {
        as: FRESH,
        given: [seeded],
        input: wish,
        reply: json({ code: 0, message, data: { dueAt: moment('2026-11-28T02:00:00.000Z') } }),
      },
      { ok: true },
    ));

  it('does not while there is money', () =>
    exchange(
      'AccountServiceMag.askClosing',
      'the end of an account with money',
      {
        as: SUPER,
        given: [seeded, given('wallets-filled')],
        input: wish,
        reply: refusal(1125, 'closing-blocked', '暂时不能注销：钱包里还有本金 ¥2,000.00，请先用完或申请退回'),
      },
      refused('closing-blocked'),
    ));
});
