import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { appForEachTest } from '#server/services/testing.ts';
import { LIMITS } from '#server/shares/share-limits.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { begun, hashOf, pdf, picture, send } from './testing.ts';

const test = appForEachTest();
const page = (id: string, no = 1) => `/media/opus/${id}/pages/${no}`;
const kept = ({ world }: TestApp = test()) => world.files.names();

describe('a page that comes', () => {
  it('stands in the work with its picture, its words and its links', async () => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    const image = await picture({ width: 148, height: 210 });
    const elements = [
      { kind: 'words', x: 10, y: 10, w: 50, h: 5, text: '断桥残雪' },
      { kind: 'link', x: 0, y: 0, w: 9, h: 9, target: { to: 'page', page: idAt(2) }, label: '' },
    ];
    const reply = await send(test(), page(id), image, {
      token,
      fields: { elements: JSON.stringify(elements) },
    });
    expect(reply.json).toMatchObject({
      code: 0,
      data: { missing: '2', photoPath: `/media/files/${hashOf(image)}?size=small` },
    });
    const { code } = reply.json.data as { code: string };
    const pages = await test().call(
      'ReaderServiceMag.getPages',
      { bookCode: code, from: '1', count: '2' },
      { token },
    );
    expect(pages.json).toMatchObject({
      data: {
        pages: [
          { elements: [{ kind: 'image', source: `file:${hashOf(image)}`, w: 148, h: 210 }, ...elements] },
          { elements: [{ text: '第 2 页正在转换' }] },
        ],
      },
    });
  });

  it('is kept in a small size beside the one that it came in', async () => {
    const token = await test().tokenOf('super');
    const image = await picture({ width: 2400, height: 1200 }, 'jpeg');
    await send(test(), page(await begun(test(), token)), image, { token });
    expect(kept().sort()).toEqual(['', '.large', '.small'].map((size) => hashOf(image) + size));
  });

  it('is known by its size as it is looked at and by when it was taken, also where it was kept before that', async () => {
    const token = await test().tokenOf('super');
    const taken = { IFD2: { DateTimeOriginal: '2024:05:01 08:30:00', OffsetTimeOriginal: '+08:00' } };
    const turned = sharp(await picture())
      .withMetadata({ orientation: 6 })
      .withExifMerge(taken);
    const image = await turned.jpeg().toBuffer();
    const facts = () =>
      test()
        .world.db.sqlite.prepare('SELECT width, height, taken_at FROM member_files WHERE hash = ?')
        .get(hashOf(image));
    const known = { width: 160, height: 120, taken_at: Date.parse('2024-05-01T00:30:00Z') };
    const id = await begun(test(), token);
    await send(test(), page(id), image, { token });
    expect(facts()).toEqual(known);
    test().world.db.sqlite.exec('UPDATE member_files SET width = NULL, height = NULL, taken_at = NULL');
    await send(test(), page(id, 2), image, { token });
    expect(facts()).toEqual(known);
    await send(test(), `/media/opus/${id}/source`, pdf(), { token });
    const source = 'SELECT width, height, taken_at FROM member_files WHERE hash = ?';
    expect(test().world.db.sqlite.prepare(source).raw().get(hashOf(pdf()))).toEqual([null, null, null]);
  });

  it('of another shape stands in the middle', async () => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    const { json } = await send(test(), page(id), await picture({ width: 200, height: 100 }), { token });
    const input = { bookCode: String((json.data as { code: string }).code), from: '1', count: '1' };
    expect((await test().call('ReaderServiceMag.getPages', input, { token })).json).toMatchObject({
      data: { pages: [{ elements: [{ kind: 'image', x: 0, y: 68, w: 148, h: 74 }] }] },
    });
  });

  it('takes the place of the one before', async () => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    for (const color of ['#111111', '#eeeeee'])
      await send(test(), page(id), await picture({ color }), { token });
    const rows = test()
      .world.db.sqlite.prepare('SELECT count(*) FROM publication_pages WHERE publication_id = ?')
      .pluck()
      .get(id);
    expect(rows).toBe(1);
  });
});

describe('the file of an import', () => {
  it('is kept, so that any device can go on', async () => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    const reply = await send(test(), `/media/opus/${id}/source`, pdf(), { token });
    expect(reply.json).toMatchObject({ code: 0, data: { hasSource: 'Y' } });
    expect(kept()).toEqual([hashOf(pdf())]);
  });

  it('is the one that was announced', async () => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    const reply = await send(test(), `/media/opus/${id}/source`, pdf('another'), { token });
    expect(reply.json).toMatchObject({ reason: 'bad-file', message: '这不是同一个文件，请重新选择' });
  });
});

describe('too many uploads at once', () => {
  it('are refused in words before anything of them is read, until one has ended', async () => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    const { shares } = test().world;
    const taken = Array.from({ length: LIMITS.uploads.world }, () => shares.take('uploads', { world: '' }));
    const upload = () => send(test(), `/media/opus/${id}/source`, pdf(), { token });
    const refused = await upload();
    expect(refused).toMatchObject({
      status: 503,
      json: { code: 503, reason: 'uploads-busy', message: '同时上传的文件过多，请稍后再试' },
    });
    expect(kept()).toEqual([]);
    taken.pop()?.();
    for (const _again of [1, 2]) expect((await upload()).json.code).toBe(0);
  });
});

describe('a demo whose uploads one network holds', () => {
  it('takes those of every other, and tells that network so', async () => {
    const demo = await startTestApp({ env: { mode: 'demo', trustedProxies: 1 } });
    const { shares } = demo.world;
    const { network, world } = LIMITS.uploads;
    for (let held = 0; held < network; held += 1)
      shares.take('uploads', { network: '203.0.113.7', world: `${Math.floor(held / world)}` });
    const uploadFrom = async (address: string) => {
      const first = await demo.app.inject({
        method: 'POST',
        url: '/__replica/personas/super/login',
        headers: { 'x-forwarded-for': address },
      });
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      return send(demo, '/media/avatar', await picture(), {
        token: first.json().token,
        fields: { square: '0,0,64' },
        headers: { 'x-forwarded-for': address, cookie },
      });
    };
    expect(await uploadFrom('203.0.113.7')).toMatchObject({
      status: 503,
      json: { reason: 'uploads-busy', message: '您所在的网络同时上传的文件过多，请稍后再试' },
    });
    expect((await uploadFrom('203.0.113.8')).json).toMatchObject({ code: 0 });
    expect(shares.taken('uploads')).toBe(network);
    await demo.close();
  });
});

describe('refused, and nothing is left of it', () => {
  const HUGE = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000' + '00000000', 'hex');
  const FILES: readonly [string, () => Buffer | Promise<Buffer>, string][] = [
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      '这个文件不是 JPG、PNG 或 WebP 图片',
    ],
    ['a PDF for a picture', () => pdf(), '这个文件不是 JPG、PNG 或 WebP 图片'],
    [
      'a page called a picture',
      () => Buffer.from('<!doctype html><script>1</script>'),
      '这个文件不是 JPG、PNG 或 WebP 图片',
    ],
    ['half a picture', async () => (await picture({ width: 900 })).subarray(0, 300), '图片已损坏，无法读取'],
    ['a picture that says to be enormous', () => HUGE, '图片'],
    ['nothing', () => Buffer.alloc(0), '文件是空的'],
  ];

  it.each(FILES)('%s', async (_what, file, message) => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    const { json } = await send(test(), page(id), await file(), { token });
    expect(json).toMatchObject({ reason: 'bad-file', message: expect.stringContaining(message) });
    expect(kept()).toEqual([]);
  });

  it('a picture of more than 50 MB, before the rest of it is read', async () => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    const { json } = await send(test(), page(id), Buffer.alloc(50 * 1024 ** 2 + 1, 'x'), { token });
    expect(json).toMatchObject({ reason: 'bad-file', message: '文件过大，最大 50 MB' });
    expect(kept()).toEqual([]);
  });

  it.each([
    ['that is encrypted', pdf('trailer << /Encrypt 7 0 R >>'), '该 PDF 已加密，请先解除密码'],
    ['that is cut off', pdf().subarray(0, 20), '这份 PDF 不完整，请重新导出后再试'],
    ['that is none', Buffer.from('PK\u0003\u0004 document'), '这个文件不是 PDF'],
  ])('a PDF %s', async (_what, file, message) => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token, { source: file });
    const { json } = await send(test(), `/media/opus/${id}/source`, file, { token });
    expect(json).toMatchObject({ reason: 'bad-file', message });
    expect(kept()).toEqual([]);
  });

  it.each([
    ['a script', '[{"kind":"text","x":0,"y":0,"w":1,"h":1}]'],
    [
      'a link that runs something',
      '[{"kind":"link","x":0,"y":0,"w":1,"h":1,"label":"","target":{"to":"address","address":"javascript:alert(1)"}}]',
    ],
    [
      'a picture of somebody else',
      `[{"kind":"image","x":0,"y":0,"w":1,"h":1,"alt":"","crop":{"x":0,"y":0,"w":1,"h":1},"source":"file:${'a'.repeat(64)}"}]`,
    ],
    ['no JSON', '['],
  ])('a page with %s', async (_what, elements) => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    const { json } = await send(test(), page(id), await picture(), { token, fields: { elements } });
    expect(json).toMatchObject({ reason: 'bad-elements' });
    expect(kept()).toEqual([]);
  });

  it.each(['0', '3', '1.5', '../1', '%2e%2e'])('page %s of a work of two', async (no) => {
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    const { json } = await send(
      test(),
      `/media/opus/${id}/pages/${encodeURIComponent(no)}`,
      await picture(),
      { token },
    );
    expect(json.code).not.toBe(0);
    expect(kept()).toEqual([]);
  });

  it('what has no room', async () => {
    const token = await test().tokenOf('vip');
    const id = await begun(test(), token);
    const fill =
      'INSERT INTO member_files (owner_id, hash, kind, bytes, created_at) VALUES (10002, ?, ?, ?, 0)';
    test()
      .world.db.sqlite.prepare(fill)
      .run('f'.repeat(64), 'pdf', 10 * 1024 ** 3);
    const { json } = await send(test(), page(id), await picture(), { token });
    expect(json).toMatchObject({ reason: 'storage-full' });
    expect(kept()).toEqual([]);
  });
});

describe('who may bring a file', () => {
  it.each([
    ['another member', async () => ({ token: await test().tokenOf('vip') }), 404],
    ['nobody who is logged in', async () => ({}), 401],
    [
      'the page of another site, with the cookie alone',
      async () => ({ headers: { cookie: `deskSession=${await test().tokenOf('super')}` } }),
      401,
    ],
  ])('not %s', async (_who, as, code) => {
    const id = await begun(test(), await test().tokenOf('super'));
    const reply = await send(test(), page(id), await picture(), await as());
    expect(reply.json.code).toBe(code);
    expect(kept()).toEqual([]);
  });

  it('nobody else takes forms with files', async () => {
    const reply = await send(test(), '/uwp/newServlet/OpusServiceMag/renameOpus', pdf(), {
      token: await test().tokenOf('super'),
    });
    expect(reply.status).toBe(415);
  });
});
