import { afterEach, describe, expect, it, vi } from 'vitest';
import { exportedTables } from '#db/queries/account/exporting.ts';
import { crowd } from '#db/rows/testing-rows.ts';
import { appForEachTest } from '../services/testing.ts';
import { begun, hashOf, pdf, send } from './testing.ts';

const app = appForEachTest();
afterEach(() => vi.restoreAllMocks());
const ADDRESS = '/media/account/export';

/** What stands in an archive whose entries are stored as they are, by the name of each. */
function entriesIn(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  // The list at the end names each entry, its length and where it begins.
  for (let at = zip.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0 && zip.readUInt32LE(at) === 0x02014b50; ) {
    const [size, nameBytes, extra, comment] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const begins = zip.readUInt32LE(at + 42);
    const data = begins + 30 + zip.readUInt16LE(begins + 26) + zip.readUInt16LE(begins + 28);
    entries.set(zip.toString('utf8', at + 46, at + 46 + nameBytes), zip.subarray(data, data + size));
    at += 46 + nameBytes + extra + comment;
  }
  return entries;
}

async function exported(account: string) {
  const token = await app().tokenOf(account);
  const reply = await app().app.inject({ url: ADDRESS, headers: { authorization: token } });
  return { reply, token, entries: entriesIn(reply.rawPayload) };
}

const rows = (entries: Map<string, Buffer>, name: string) =>
  JSON.parse(entries.get(`数据/${name}.json`)?.toString() ?? 'null') as Record<string, unknown>[];

describe('the own data as a file', () => {
  it('holds what the member put in, files too', async () => {
    const token = await app().tokenOf('super');
    const source = pdf('for the export');
    const id = await begun(app(), token, { source });
    await send(app(), `/media/opus/${id}/source`, source, { token });
    const { reply, entries } = await exported('super');
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="desk-super-2026-\d\d-\d\d\.zip"$/,
    );
    expect(rows(entries, '资料')).toMatchObject([
      { account: 'super', nick: '沈知远', mobile: '19000000003' },
    ]);
    expect(rows(entries, '收货地址')).toHaveLength(4);
    for (const name of ['作品', '购物车', '订单', '订单商品', '钱包流水']) {
      expect(rows(entries, name).length, name).toBeGreaterThan(0);
    }
    expect(rows(entries, '资料')[0]?.registered_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(entries.get(`文件/${hashOf(source)}.pdf`)?.equals(source)).toBe(true);
    expect(entries.get('说明.txt')?.toString()).toContain('密码、登录令牌和支付码不在其中');
  });

  it('holds nothing of anybody else, and nothing that opens an account', async () => {
    const { entries } = await exported('super');
    const text = [...entries.values()].map(String).join('\n');
    for (const other of ['林晓舟', '顾清和', '陆嘉宁', '19000000001', '19000000002', '19000000004']) {
      expect(text.includes(other), other).toBe(false);
    }
    expect(text).not.toMatch(/scrypt\$|token_hash|code_token|open_id/);
  });

  it('lets others go on by the time it took, and not by its rows', async () => {
    const token = await app().tokenOf('super');
    const { db } = app().world;
    crowd(db, 'coupons', 500);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 0.5;
      return now;
    });
    const pause = vi.spyOn(app().app, 'pauseFor').mockResolvedValue();
    const get = () => app().app.inject({ url: ADDRESS, headers: { authorization: token } });
    const entries = entriesIn((await get()).rawPayload);
    const count = exportedTables().reduce((sum, { as }) => sum + rows(entries, as).length, 0);
    // The clock goes on with each look at it, of which there is one after each row, and now and then another.
    expect(pause.mock.calls.length).toBeGreaterThan(count / 20);
    expect(pause.mock.calls.length).toBeLessThan(count / 2);
    expect(pause.mock.calls.every(([world]) => world.db === db)).toBe(true);
  });

  it('is empty lists for who has put nothing in', async () => {
    const { entries } = await exported('fresh');
    expect(rows(entries, '收货地址')).toEqual([]);
    expect([...entries.keys()].some((name) => name.startsWith('文件/'))).toBe(false);
  });

  it('is not for the cookie, and one at a time', async () => {
    const token = await app().tokenOf('super');
    const reply = await app().app.inject({ url: ADDRESS, cookies: { deskSession: token } });
    expect(reply.json().code).toBe(401);
    // The same id in another world of this server is somebody else.
    const { shares } = app().world;
    shares.take('accountExports', { world: 'another', member: '10003' });
    expect((await exported('super')).reply.statusCode).toBe(200);
    const giveBack = shares.take('accountExports', { world: '', member: '10003' });
    const second = await app().app.inject({ url: ADDRESS, headers: { authorization: token } });
    giveBack();
    expect(second.statusCode).toBe(503);
    expect(second.json()).toMatchObject({
      reason: 'exports-busy',
      message: '正在导出，请等这一次完成后再试',
    });
    expect((await exported('super')).reply.statusCode).toBe(200);
  });
});
