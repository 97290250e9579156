import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { NOT_THERE, REQUEST_FAILED } from '#web/lib/call/reply.ts';
import type { ThirdLoginInfo, ThirdLoginState } from '../api.ts';
import { createThirdSession, THIRD_POLL_MS } from './third-session.ts';

const PAGE = 'https://id.example/allow/s1';

function opened(info: Outcome<ThirdLoginInfo> = done({ loginSessionID: 's1' })) {
  const query = vi.fn(
    async (_id: string): Promise<Outcome<ThirdLoginState>> => done({ state: 'waiting', provider: 'qq' }),
  );
  const page = vi.fn(async (_id: string): Promise<Outcome<string>> => done(PAGE));
  const session = createThirdSession({ info: async () => info, page, query });
  session.watch();
  return { session, page, query };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('third-party session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens a login session and asks every two seconds how it stands', async () => {
    const { session, query } = opened();
    await expect(session.open()).resolves.toBe(PAGE);
    await pass(THIRD_POLL_MS * 2);
    expect(query.mock.calls).toEqual([['s1'], ['s1']]);
    expect(session.snapshot().phase).toBe('waiting');
  });

  it('keeps the address of the weixin QR code', async () => {
    const qrcodeUrl = 'http://host/provider/weixin/s1';
    const { session, page } = opened(done({ loginSessionID: 's1', qrcodeUrl }));
    await session.open();
    expect(session.snapshot().address).toBe(qrcodeUrl);
    expect(page).not.toHaveBeenCalled();
  });

  it('asks for the page of a provider that came without one', async () => {
    const { session, page } = opened();
    await session.open();
    expect(page.mock.calls).toEqual([['s1']]);
    expect(session.snapshot()).toMatchObject({ phase: 'waiting', address: PAGE });
  });

  it('says so where the backend has no page of the provider, and asks nothing', async () => {
    const { session, page, query } = opened();
    page.mockResolvedValue(failed(NOT_THERE));
    await expect(session.open()).resolves.toBeUndefined();
    await pass(THIRD_POLL_MS * 3);
    expect(session.snapshot().phase).toBe('missing');
    expect(query).not.toHaveBeenCalled();
  });

  it('asks once and no more where the backend cannot tell how it stands', async () => {
    const { session, query } = opened();
    query.mockResolvedValue(failed(NOT_THERE));
    await session.open();
    await pass(THIRD_POLL_MS * 10);
    expect(session.snapshot()).toMatchObject({ phase: 'unheard', address: PAGE });
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('hands over the token of an approved identity', async () => {
    const { session, query } = opened();
    await session.open();
    query.mockResolvedValue(done({ state: 'approved', provider: 'qq', token: 't' }));
    await pass(THIRD_POLL_MS);
    expect(session.snapshot()).toMatchObject({ phase: 'approved', token: 't' });
  });

  it('tells the nickname of an identity nobody has bound', async () => {
    const { session, query } = opened();
    await session.open();
    query.mockResolvedValue(done({ state: 'unbound', provider: 'qq', nick: '知远' }));
    await pass(THIRD_POLL_MS * 5);
    expect(session.snapshot()).toMatchObject({ phase: 'unbound', nick: '知远' });
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('tells the nickname of an identity that is the member’s from now on', async () => {
    const { session, query } = opened();
    await session.open();
    query.mockResolvedValue(done({ state: 'bound', provider: 'qq', nick: '知远' }));
    await pass(THIRD_POLL_MS * 5);
    expect(session.snapshot()).toMatchObject({ phase: 'bound', nick: '知远' });
    expect(query).toHaveBeenCalledTimes(1);
  });

  it.each(['refused', 'expired'] as const)('ends when the provider says %s', async (state) => {
    const { session, query } = opened();
    await session.open();
    query.mockResolvedValue(done({ state, provider: 'qq' }));
    await pass(THIRD_POLL_MS * 5);
    expect(session.snapshot().phase).toBe(state);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('ends as expired when the server does not know the session, or its token was used before', async () => {
    for (const answer of [
      failed({ code: 1011, message: '登录会话不存在', reason: 'unknown-login-session' }),
      done({ state: 'approved', provider: 'qq' } as const),
    ]) {
      const { session, query } = opened();
      await session.open();
      query.mockResolvedValue(answer);
      await pass(THIRD_POLL_MS);
      expect(session.snapshot().phase).toBe('expired');
    }
  });

  it('goes on asking while the server is away', async () => {
    const { session, query } = opened();
    await session.open();
    query.mockResolvedValueOnce(failed(REQUEST_FAILED));
    await pass(THIRD_POLL_MS * 2);
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('asks as soon as the user comes back from the provider', async () => {
    const { session, query } = opened();
    await session.open();
    session.pause();
    await pass(30_000);
    expect(query).not.toHaveBeenCalled();
    session.watch();
    await pass(0);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('tells why no session could be opened', async () => {
    const { session } = opened(failed(REQUEST_FAILED, '获取第三方登录信息失败'));
    await expect(session.open()).resolves.toBeUndefined();
    expect(session.snapshot()).toMatchObject({ phase: 'failed', failure: '获取第三方登录信息失败' });
  });
});
