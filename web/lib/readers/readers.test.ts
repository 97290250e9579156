import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOT_THERE, REQUEST_FAILED } from '../call/reply.ts';
import { readAddressList } from './address-list.ts';
import { readLogout } from './logout.ts';
import { readMemberInfo } from './member-info.ts';
import { readSessionCheck } from './session-check.ts';
import {
  anything,
  asText,
  RUNS,
  scalar,
  successCode,
  successStatus,
  withAnyOf,
} from './strange-replies.fixture.ts';
import { readThirdLoginInfo } from './third-login-info.ts';
import { readUnbindThirdLogin } from './unbind-third-login.ts';
import { readUpdateDefaultAddr } from './update-default-addr.ts';

const READERS = {
  readAddressList,
  readLogout,
  readMemberInfo,
  readSessionCheck,
  readThirdLoginInfo,
  readUnbindThirdLogin,
  readUpdateDefaultAddr,
};

const scalars = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, scalar]));

describe.each(Object.entries(READERS))('%s', (_name, read: (reply: unknown) => unknown) => {
  it('throws at no reply whatever', () => {
    fc.assert(
      fc.property(anything, (reply) => void read(reply)),
      RUNS,
    );
    read(undefined);
  });
});

const REFUSALS = [{ code: 1 }, { code: '403' }, { code: -1 }, { code: 'error' }, REQUEST_FAILED, NOT_THERE];
const BODY = { status: 1, data: { status: 1, loginSessionID: 's', list: [], data: {} } };

describe('a code other than 0', () => {
  it.each(REFUSALS)('is no success: %j', (refusal) => {
    const reply = { ...BODY, ...refusal };
    expect(readAddressList(reply)).toBeNull();
    expect(readMemberInfo(reply)).toBeNull();
    expect(readThirdLoginInfo(reply)).toBeNull();
    expect(readUnbindThirdLogin(reply)).toBe(false);
    expect(readUpdateDefaultAddr(reply)).toBe(false);
  });
});

describe('readSessionCheck', () => {
  const USER = [
    'user_id',
    'yaoqingma',
    'member_code',
    'vip_name',
    'vip_lastTime_desc',
    'vip_lastTime',
    'user_avatar',
    'bind_wx',
  ] as const;

  it('logs in on the string 1 whatever else is said or not, and loses nothing of it', () => {
    const reply = fc.tuple(successCode, withAnyOf({ ...scalars(USER), user_account: anything }));
    fc.assert(
      fc.property(reply, ([code, fields]) => {
        const check = readSessionCheck({ ...fields, ...code, status: '1' });
        if (check.answer !== 'in') throw new Error(`not logged in: ${check.answer}`);
        for (const name of USER) expect(check.user[name]).toBe(asText(fields[name]) ?? '');
        expect(check.user.user_account).toBe(fields.user_account);
      }),
      RUNS,
    );
  });

  it.each([200, '200', 1, 500, 'error'])('lets the status alone decide beside the code %j', (code) => {
    expect(readSessionCheck({ code, status: '1' }).answer).toBe('in');
    expect(readSessionCheck({ code, status: '0' }).answer).toBe('out');
    expect(readSessionCheck({ code }).answer).toBe('failed');
  });

  it.each([REQUEST_FAILED, NOT_THERE])('knows a reply that never came: %j', (reply) => {
    expect(readSessionCheck({ ...reply, status: 500 }).answer).toBe('failed');
  });

  it('takes no other status for a login', () => {
    fc.assert(
      fc.property(anything, (status) => {
        fc.pre(status !== '1');
        const isTold = status !== undefined && status !== null;
        expect(readSessionCheck({ status, user_id: '7' }).answer).toBe(isTold ? 'out' : 'failed');
      }),
    );
    expect(readSessionCheck({ user_id: '7' }).answer).toBe('failed');
    expect(readSessionCheck({ code: 401, message: '请先登录' }).answer).toBe('out');
    expect(readSessionCheck(REQUEST_FAILED).answer).toBe('failed');
  });
});

describe('readMemberInfo', () => {
  const TEXTS = ['user_id', 'account', 'nick', 'mobile', 'vip_name', 'region', 'registered'] as const;

  it('gives every text that is there and null for every one that is not', () => {
    const reply = fc.tuple(successCode, withAnyOf({ ...scalars(TEXTS), bindings: anything }), fc.boolean());
    fc.assert(
      fc.property(reply, ([code, info, isOneLayer]) => {
        fc.pre(!('data' in info));
        const read = readMemberInfo({ ...code, data: isOneLayer ? info : { data: info } });
        for (const name of TEXTS) expect(read?.[name]).toBe(asText(info[name]));
        expect(Array.isArray(read?.bindings)).toBe(Array.isArray(info.bindings));
      }),
      RUNS,
    );
  });

  it('reads bindings that lack their words', () => {
    const bindings = [
      { type: 'qq' },
      'weixin',
      { nick: '无名' },
      null,
      { type: 'weibo', nick: 7, bound: null },
    ];
    expect(readMemberInfo({ data: { data: { bindings } } })?.bindings).toEqual([
      { type: 'qq', nick: '', bound: '' },
      { type: 'weixin', nick: '', bound: '' },
      { type: 'weibo', nick: '7', bound: '' },
    ]);
  });
});

describe('readAddressList', () => {
  const TEXTS = [
    'name',
    'mobile',
    'province',
    'city',
    'district',
    'street',
    'detail',
    'zip',
    'label',
  ] as const;
  const address = withAnyOf({ ...scalars(TEXTS), ID: scalar, IsDefault: scalar, codes: anything });
  const status = fc.option(successStatus, { nil: undefined });

  it('gives every address with every text that is there, known or not', () => {
    fc.assert(
      fc.property(successCode, status, fc.array(address, { maxLength: 4 }), (code, told, list) => {
        const read = readAddressList({
          ...code,
          ...(told === undefined ? {} : { status: told }),
          data: { list },
        });
        expect(read).toHaveLength(list.length);
        list.forEach((entry, place) => {
          const one = read?.[place];
          for (const name of TEXTS) expect(one?.[name]).toBe(asText(entry[name]) ?? '');
          expect(one?.ID).toBe(asText(entry.ID) ?? '');
          const others = Object.entries(entry).filter(
            ([name, value]) => name.startsWith('x') && asText(value) !== null,
          );
          expect(one?.others).toEqual(
            Object.fromEntries(others.map(([name, value]) => [name, asText(value)])),
          );
        });
      }),
      RUNS,
    );
  });

  it('gives them where the list stands one level higher', () => {
    const list = [{ addrID: 7, IsDefault: 'Y' }];
    expect(readAddressList({ status: '1', list })).toEqual(readAddressList({ status: 1, data: { list } }));
  });

  it('takes the flag Y alone for the default', () => {
    const list = ['Y', 'y', 'N', '', '1', 1, true, null].map((IsDefault) => ({ IsDefault }));
    const flags = readAddressList({ status: 1, data: { list } })?.map(({ IsDefault }) => IsDefault);
    expect(flags).toEqual(['Y', 'Y', 'N', 'N', 'N', 'N', 'N', 'N']);
  });

  it('takes the id from the parameter’s name where the entry has none', () => {
    const list = [{ addrID: 12 }, { id: 'a-7' }, {}];
    expect(readAddressList({ status: '1', data: { list } })?.map(({ ID }) => ID)).toEqual(['12', 'a-7', '']);
  });

  it.each([
    [{ status: 0, data: { list: [] } }],
    [{ status: '0', message: '获取收货地址失败' }],
    [{ data: {} }],
    [{}],
    [[]],
    ['ok'],
  ])('is no success: %j', (reply) => {
    expect(readAddressList(reply)).toBeNull();
  });

  it.each([[{ status: 1 }], [{ status: '1', data: null }], [{ status: 1, data: { list: null } }]])(
    'is an empty book: %j',
    (reply) => {
      expect(readAddressList(reply)).toEqual([]);
    },
  );
});

describe('readUpdateDefaultAddr', () => {
  it.each(['-1', ' -1\r\n', '"-1"', -1, '{"code":401,"message":"请先登录"}'])('is failure: %j', (reply) => {
    expect(readUpdateDefaultAddr(reply)).toBe(false);
  });

  it('is success for everything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(scalar, fc.constantFrom('ok', '80001', '<html>', '{"half":', { code: 0 })),
        (reply) => {
          fc.pre(String(reply).trim() !== '-1');
          expect(readUpdateDefaultAddr(reply)).toBe(true);
        },
      ),
      RUNS,
    );
  });
});

describe('readThirdLoginInfo', () => {
  const id = fc.oneof(fc.string({ minLength: 1 }), fc.integer());

  it('gives the login session, whether one layer lies around it or none', () => {
    fc.assert(
      fc.property(successCode, successStatus, id, scalar, fc.boolean(), (code, status, own, url, isBare) => {
        const data = { status, loginSessionID: own, qrcodeUrl: url };
        expect(readThirdLoginInfo(isBare ? { ...code, ...data } : { ...code, data })).toEqual({
          loginSessionID: String(own),
          qrcodeUrl: asText(url) ?? '',
        });
      }),
      RUNS,
    );
  });

  it.each([
    [{ data: { status: 0, loginSessionID: 's' } }],
    [{ data: { status: 1 } }],
    [{ data: { status: 1, loginSessionID: null } }],
    [{ data: { loginSessionID: 's' } }],
  ])('is no success: %j', (reply) => {
    expect(readThirdLoginInfo(reply)).toBeNull();
  });
});

describe('readUnbindThirdLogin', () => {
  it('is success with the status 1 only, as number or text', () => {
    fc.assert(
      fc.property(successCode, successStatus, withAnyOf({}), (code, status, others) => {
        expect(readUnbindThirdLogin({ ...others, ...code, status })).toBe(true);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(anything, (status) => {
        fc.pre(status !== 1 && status !== '1');
        expect(readUnbindThirdLogin({ status })).toBe(false);
      }),
    );
  });
});

describe('readLogout', () => {
  it('takes any reply, and only a request that did not get through for none', () => {
    fc.assert(
      fc.property(anything, (reply) => {
        expect(readLogout(reply).ok).toBe(true);
      }),
      RUNS,
    );
    expect(readLogout(REQUEST_FAILED).ok).toBe(false);
  });
});
