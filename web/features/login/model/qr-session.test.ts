import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { NOT_THERE, REQUEST_FAILED } from '#web/lib/call/reply.ts';
import type { LoginQrcode, LoginQrcodeState } from '../api.ts';
import { createQrSession, SCANNED_POLL_MS, SILENT_REFRESHES, WAITING_POLL_MS } from './qr-session.ts';

const OFFLINE = failed(REQUEST_FAILED);

function opened() {
  let codes = 0;
  let answer: Outcome<LoginQrcodeState> = done({ state: 'waiting' });
  const create = vi.fn(async (): Promise<Outcome<LoginQrcode>> => {
    codes += 1;
    return done({ loginSessionID: `s${codes}`, qrcodeUrl: `http://host/phone/s${codes}`, expiresIn: 120 });
  });
  const query = vi.fn(async (_id: string) => answer);
  const session = createQrSession({ create, query });
  return {
    session,
    create,
    query,
    serverSays(next: Outcome<LoginQrcodeState>) {
      answer = next;
    },
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('QR session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('makes no code before somebody looks', async () => {
    const { session, create } = opened();
    await pass(10_000);
    expect(create).not.toHaveBeenCalled();
    expect(session.snapshot().phase).toBe('idle');
  });

  it('shows one code and asks every three seconds', async () => {
    const { session, create, query } = opened();
    session.watch();
    await pass(0);
    expect(session.snapshot()).toMatchObject({ phase: 'waiting', url: 'http://host/phone/s1' });
    await pass(WAITING_POLL_MS * 3);
    expect(query.mock.calls).toEqual([['s1'], ['s1'], ['s1']]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('asks every second once the code is scanned, and tells who it is', async () => {
    const { session, query, serverSays } = opened();
    session.watch();
    await pass(0);
    serverSays(done({ state: 'scanned', nick: '沈**', user_avatar: '/media/avatars/1.svg' }));
    await pass(WAITING_POLL_MS);
    expect(session.snapshot()).toMatchObject({
      phase: 'scanned',
      nick: '沈**',
      avatar: '/media/avatars/1.svg',
    });
    await pass(SCANNED_POLL_MS * 4);
    expect(query).toHaveBeenCalledTimes(5);
  });

  it('hands over the token and asks no more', async () => {
    const { session, query, serverSays } = opened();
    session.watch();
    await pass(0);
    serverSays(done({ state: 'confirmed', token: 't-1' }));
    await pass(WAITING_POLL_MS);
    expect(session.snapshot()).toMatchObject({ phase: 'confirmed', token: 't-1' });
    await pass(60_000);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('still logs in with a late question after a confirmation nobody saw', async () => {
    const { session, serverSays } = opened();
    session.watch();
    await pass(0);
    session.pause();
    serverSays(done({ state: 'confirmed', token: 't-late' }));
    await pass(50_000);
    expect(session.snapshot().phase).toBe('waiting');
    session.watch();
    await pass(0);
    expect(session.snapshot()).toMatchObject({ phase: 'confirmed', token: 't-late' });
  });

  it('brings a new code after the phone cancelled and says so', async () => {
    const { session, serverSays } = opened();
    session.watch();
    await pass(0);
    serverSays(done({ state: 'cancelled' }));
    await pass(WAITING_POLL_MS);
    expect(session.snapshot()).toMatchObject({
      phase: 'waiting',
      url: 'http://host/phone/s2',
      notice: 'cancelled',
    });
  });

  it('says at once that a code in view has expired, and asks no more', async () => {
    const { session, create, query, serverSays } = opened();
    session.watch();
    await pass(0);
    serverSays(done({ state: 'expired' }));
    await pass(WAITING_POLL_MS);
    expect(session.snapshot().phase).toBe('expired');
    await pass(60_000);
    expect(create).toHaveBeenCalledTimes(1);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('never expires by its own clock', async () => {
    const { session } = opened();
    session.watch();
    await pass(600_000);
    expect(session.snapshot().phase).toBe('waiting');
  });

  it('treats a code the server does not know as expired', async () => {
    const { session, serverSays } = opened();
    session.watch();
    await pass(0);
    serverSays(failed({ code: 1011, message: '二维码不存在', reason: 'unknown-login-session' }));
    await pass(WAITING_POLL_MS);
    expect(session.snapshot().phase).toBe('expired');
  });

  it('asks nothing while nobody looks', async () => {
    const { session, query } = opened();
    session.watch();
    await pass(0);
    session.pause();
    await pass(60_000);
    expect(query).not.toHaveBeenCalled();
  });

  it('replaces a code that expired unseen three times, then leaves it to the user', async () => {
    const { session, create, serverSays } = opened();
    session.watch();
    await pass(0);
    for (let absence = 1; absence <= SILENT_REFRESHES; absence += 1) {
      session.pause();
      serverSays(done({ state: 'expired' }));
      session.watch();
      await pass(0);
      expect(session.snapshot()).toMatchObject({
        phase: 'waiting',
        url: `http://host/phone/s${absence + 1}`,
      });
    }
    session.pause();
    session.watch();
    await pass(0);
    expect(session.snapshot().phase).toBe('expired');
    expect(create).toHaveBeenCalledTimes(1 + SILENT_REFRESHES);
  });

  it('remembers through a failed question that the code expired unseen', async () => {
    const { session, serverSays } = opened();
    session.watch();
    await pass(0);
    session.pause();
    serverSays(OFFLINE);
    session.watch();
    await pass(0);
    serverSays(done({ state: 'expired' }));
    await pass(WAITING_POLL_MS);
    expect(session.snapshot()).toMatchObject({ phase: 'waiting', url: 'http://host/phone/s2' });
  });

  it('brings a new code by hand, and with it new silent refreshes', async () => {
    const { session, serverSays } = opened();
    session.watch();
    await pass(0);
    serverSays(done({ state: 'expired' }));
    await pass(WAITING_POLL_MS);
    serverSays(done({ state: 'waiting' }));
    session.refresh();
    await pass(0);
    expect(session.snapshot()).toMatchObject({ phase: 'waiting', url: 'http://host/phone/s2' });
  });

  it('keeps asking while the server is away and forgets the trouble afterwards', async () => {
    const { session, serverSays } = opened();
    session.watch();
    await pass(0);
    serverSays(OFFLINE);
    await pass(WAITING_POLL_MS);
    expect(session.snapshot()).toMatchObject({ phase: 'waiting', notice: 'offline' });
    serverSays(done({ state: 'waiting' }));
    await pass(WAITING_POLL_MS);
    expect(session.snapshot().notice).toBe('');
  });

  it('tells why there is no code and tries again by hand', async () => {
    const { session, create } = opened();
    const tooMany = { code: 1030, message: '二维码获取过于频繁，请稍后再试', reason: 'too-many-codes' };
    create.mockResolvedValueOnce(failed(tooMany));
    session.watch();
    await pass(0);
    expect(session.snapshot()).toMatchObject({ phase: 'failed', failure: '二维码获取过于频繁，请稍后再试' });
    session.refresh();
    await pass(0);
    expect(session.snapshot().phase).toBe('waiting');
  });

  it.each(['the code', 'how it stands'])(
    'stops for good where the backend does not know %s',
    async (what) => {
      const { session, create, query } = opened();
      const missing = failed(NOT_THERE);
      if (what === 'the code') create.mockResolvedValue(missing);
      else query.mockResolvedValue(missing);
      session.watch();
      await pass(WAITING_POLL_MS * 10);
      expect(session.snapshot().phase).toBe('missing');
      expect([create.mock.calls.length, query.mock.calls.length]).toEqual(
        what === 'the code' ? [1, 0] : [1, 1],
      );
    },
  );

  it('drops the answer about a code that was replaced meanwhile', async () => {
    const { session, query } = opened();
    session.watch();
    await pass(0);
    let answerLate: (answer: Outcome<LoginQrcodeState>) => void = () => undefined;
    query.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
    await pass(WAITING_POLL_MS);
    session.refresh();
    await pass(0);
    answerLate(done({ state: 'expired' }));
    await pass(0);
    expect(session.snapshot()).toMatchObject({ phase: 'waiting', url: 'http://host/phone/s2' });
  });

  it('makes one code when the first look is repeated at once', async () => {
    const { session, create } = opened();
    session.watch();
    session.pause();
    session.watch();
    await pass(0);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('tells its listeners of every change until they leave', async () => {
    const { session } = opened();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    session.watch();
    await pass(0);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    session.refresh();
    await pass(0);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
