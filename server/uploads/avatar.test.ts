import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf } from '../services/testing.ts';
import { pdf, picture, send } from './testing.ts';

const app = appForEachTest();

async function bring(file: Buffer, square = '0,0,100', account = 'super') {
  const token = await app().tokenOf(account);
  return { token, reply: await send(app(), '/media/avatar', file, { token, fields: { square } }) };
}

const fetched = async (url: string, token?: string) =>
  app().app.inject({ url, headers: token ? { authorization: token } : {} });

describe('a picture of oneself', () => {
  it('is cut to the square, small, and shown at once', async () => {
    const left = await picture({ width: 200, height: 100, color: '#ff0000' });
    const both = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0000ff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { token, reply } = await bring(both, '0,0,90');
    const address = String(dataOf(reply).user_avatar);
    expect(address).toMatch(/^\/media\/avatars\/10003\/[0-9a-f]{16}\.webp$/);
    const shown = await fetched(address, token);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.headers['cache-control']).toBe('private, no-cache');
    const { width, height } = await sharp(shown.rawPayload).metadata();
    expect([width, height]).toEqual([320, 320]);
    const { channels } = await sharp(shown.rawPayload).stats();
    expect(channels[0]?.mean).toBeGreaterThan(200);
    expect(channels[2]?.mean).toBeLessThan(60);
  });

  it('replaces the one before it, of which nothing is kept', async () => {
    const first = await bring(await picture({ color: '#ff0000' }));
    const { token, reply } = await bring(await picture({ color: '#00ff00' }));
    expect((await fetched(String(dataOf(first.reply).user_avatar), token)).statusCode).toBe(404);
    expect((await fetched(String(dataOf(reply).user_avatar), token)).statusCode).toBe(200);
    expect(app().world.files.names()).toHaveLength(1);
  });

  it('of a member who is no demo account is shown to himself', async () => {
    app().world.db.sqlite.prepare("UPDATE users SET id = 20001, account = 'newcomer' WHERE id = 10005").run();
    const { token, reply } = await bring(await picture(), '0,0,100', 'newcomer');
    const address = String(dataOf(reply).user_avatar);
    expect((await fetched(address, token)).statusCode).toBe(200);
    expect((await fetched(address, await app().tokenOf('vip'))).statusCode).toBe(404);
    expect((await fetched(address)).statusCode).toBe(404);
  });

  it.each([
    ['no picture', () => pdf(), '0,0,100', 'bad-file'],
    ['a picture too small', () => picture({ width: 40, height: 40 }), '0,0,100', 'bad-file'],
    ['no square', () => picture(), '0,0', 'bad-square'],
    ['a square of nothing', () => picture(), '0,0,3', 'bad-square'],
  ])('refuses %s and keeps nothing', async (_what, file, square, reason) => {
    const before = factsOf(app());
    expect((await bring(await file(), square)).reply.json.reason).toBe(reason);
    expect([factsOf(app()), app().world.files.names()]).toEqual([before, []]);
  });

  it('needs a session', async () => {
    const reply = await send(app(), '/media/avatar', await picture(), { fields: { square: '0,0,100' } });
    expect(reply.json.code).toBe(401);
  });
});
