import { describe, expect, it } from 'vitest';
import { findLoginSession } from '#db/queries/account/login-sessions.ts';
import { secretHash } from '#db/secret-hash.ts';
import { appForEachTest, dataOf, MINUTE_MS, textOf } from '../testing.ts';

const app = appForEachTest();
const create = async () => dataOf(await app().call('LoginServiceMag.createLoginQrcode', {}));
const session = (id: string) => findLoginSession(app().world.db, id, app().world.clock.now());

describe('LoginServiceMag.createLoginQrcode', () => {
  it('opens a session that a phone can reach', async () => {
    const data = await create();
    const id = textOf(data, 'loginSessionID');
    expect(data.expiresIn).toBe(120);
    expect(textOf(data, 'qrcodeUrl')).toMatch(new RegExp(`^http://[^/]+/phone/${id}$`));
    expect(session(id)).toMatchObject({ kind: 'qr', state: 'waiting', userId: null });
  });

  it('names the host that the caller reached', async () => {
    const reply = await app().app.inject({
      method: 'POST',
      url: '/uwp/newServlet?serviceName=LoginServiceMag&medthodName=createLoginQrcode',
      headers: { host: '192.0.2.7:5180' },
    });
    expect(reply.json().data.qrcodeUrl).toMatch(/^http:\/\/192\.0\.2\.7:5180\/phone\//);
  });

  it('marks the browser in a cookie that no script reads, and keeps only its hash', async () => {
    const reply = await app().call('LoginServiceMag.createLoginQrcode', {});
    const [, mark = ''] =
      /^deskLogin=([0-9a-f]{64}); Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/.exec(
        String(reply.headers['set-cookie']),
      ) ?? [];
    expect(mark).not.toBe('');
    expect(reply.text).not.toContain(mark);
    expect(session(textOf(dataOf(reply), 'loginSessionID'))?.secretHash).toBe(secretHash(mark));
  });

  it('never gives the same session twice, and none that can be guessed', async () => {
    const ids = [textOf(await create(), 'loginSessionID'), textOf(await create(), 'loginSessionID')];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is good for two minutes', async () => {
    const id = textOf(await create(), 'loginSessionID');
    app().world.clock.advance(2 * MINUTE_MS - 1);
    expect(session(id)?.state).toBe('waiting');
    app().world.clock.advance(1);
    expect(session(id)?.state).toBe('expired');
  });

  it('clears away what ended more than an hour ago', async () => {
    const id = textOf(await create(), 'loginSessionID');
    app().world.clock.advance(61 * MINUTE_MS);
    await create();
    expect(session(id)?.state).toBe('expired');
    app().world.clock.advance(2 * MINUTE_MS);
    await create();
    expect(session(id)).toBeNull();
  });
});
