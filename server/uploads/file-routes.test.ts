import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appForEachTest } from '#server/services/testing.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { begun, hashOf, pdf, picture, send } from './testing.ts';

const test = appForEachTest();

/** A work of one page whose owner is 超级会员, and its picture. */
async function workOf(app: TestApp, token: string) {
  const image = await picture({ width: 900, height: 1200 });
  const id = await begun(app, token, { pageNum: 1, type: 'ebook' });
  const { json } = await send(app, `/media/opus/${id}/pages/1`, image, { token });
  await app.call('OpusServiceMag.finishImport', { opusID: id }, { token });
  const { code } = json.data as { code: string };
  return { id, code, image, address: `/media/files/${hashOf(image)}` };
}

const get = (app: TestApp, url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.app.inject({ method: 'GET', url, headers });

async function revisionOf(id: string, token: string): Promise<string> {
  const { json } = await test().call('OpusServiceMag.getOpus', { opusID: id }, { token });
  return String((json.data as { revision: number }).revision);
}

async function move(operation: 'publishOpus' | 'withdrawOpus', id: string, token: string) {
  const input = { opusID: id, revision: await revisionOf(id, token) };
  expect((await test().call(`OpusServiceMag.${operation}`, input, { token })).json.code).toBe(0);
}

async function trash(id: string, token: string) {
  const input = { opusIDs: id, revisions: await revisionOf(id, token) };
  expect((await test().call('OpusServiceMag.deleteOpus', input, { token })).json.code).toBe(0);
}

type Steps = (id: string, token: string) => Promise<unknown>;

it.each([
  ['a jpeg', 'jpeg', true],
  ['a WebP', 'webp', true],
  ['a light WebP from when it was its own large size', 'webp', false],
] as const)('where %s was taken is told to its owner alone', async (_what, format, hasLarge) => {
  const place = { IFD3: { GPSLatitude: '18/1 15/1 0/1', GPSLatitudeRef: 'N' } };
  const drawn = sharp(await picture({ width: 900, height: 1200 }));
  const image = await drawn.withExif(place)[format]().toBuffer();
  const owner = await test().tokenOf('super');
  const id = await begun(test(), owner, { pageNum: 1, type: 'ebook' });
  await send(test(), `/media/opus/${id}/pages/1`, image, { token: owner });
  await test().call('OpusServiceMag.finishImport', { opusID: id }, { token: owner });
  await move('publishOpus', id, owner);
  const { files } = test().world;
  if (!hasLarge) rmSync(files.find(hashOf(image), 'large') ?? '');
  const address = `/media/files/${hashOf(image)}`;
  const exifIn = async (size: string, headers: Readonly<Record<string, string>> = {}) => {
    const { statusCode, rawPayload } = await get(test(), address + size, headers);
    expect(statusCode).toBe(200);
    return (await sharp(rawPayload).metadata()).exif;
  };
  expect(await exifIn('?size=original', { authorization: owner })).toBeDefined();
  for (const size of ['', '?size=small', '?size=large', '?size=original']) {
    expect(await exifIn(size), size).toBeUndefined();
  }
  expect(files.find(hashOf(image), 'large')).not.toBeNull();
});

describe('who may see a picture of a page', () => {
  const STATES: readonly [string, Steps, string][] = [
    ['draft', async () => undefined, '200 404 404'],
    ['published', (id, token) => move('publishOpus', id, token), '200 200 200'],
    [
      'withdrawn',
      async (id, token) => {
        await move('publishOpus', id, token);
        await move('withdrawOpus', id, token);
      },
      '200 404 404',
    ],
    [
      'trashed',
      async (id, token) => {
        await move('publishOpus', id, token);
        await trash(id, token);
      },
      '200 404 404',
    ],
  ];

  it.each(STATES)(
    'of a work that is %s: owner, another member, a stranger',
    async (_state, bring, expected) => {
      const owner = await test().tokenOf('super');
      const { id, address } = await workOf(test(), owner);
      await bring(id, owner);
      const readers: Record<string, string>[] = [
        { authorization: owner },
        { authorization: await test().tokenOf('vip') },
        {},
      ];
      for (const size of ['', '?size=small', '?size=original']) {
        const answers = await Promise.all(readers.map((headers) => get(test(), address + size, headers)));
        expect(answers.map(({ statusCode }) => statusCode).join(' '), size).toBe(expected);
      }
    },
  );

  async function shown(code: string, readToken: string): Promise<string> {
    const input = { bookCode: code, readToken, from: '1', count: '1' };
    const { json } = await test().call('ReaderServiceMag.getPages', input, {});
    return /file:([^"]+)/.exec(JSON.stringify(json))?.[1] ?? '';
  }

  async function opened(code: string, password = ''): Promise<string> {
    const { json } = await test().call('ReaderServiceMag.openBook', { bookCode: code, password }, {});
    return (json.data as { readToken: string }).readToken;
  }

  const statusOf = async (name: string) => (await get(test(), `/media/files/${name}`)).statusCode;

  it.each([
    ['its password', 'password', 'work'],
    ['a named link', 'invited', 'link'],
  ] as const)(
    'of a work that is read by %s goes with its pages, until that is changed',
    async (_by, mode, way) => {
      const owner = await test().tokenOf('super');
      const { id, code, image } = await workOf(test(), owner);
      await move('publishOpus', id, owner);
      const as = { token: owner };
      await test().call('OpusServiceMag.saveReading', { opusID: id, mode, password: 'hu-shang' }, as);
      const link = { opusID: id, name: '陆编辑', slug: 'for-editor-lu', hasPassword: 'N', isOn: 'Y' };
      await test().call('OpusServiceMag.saveShareLink', link, as);
      const address = way === 'work' ? code : 'for-editor-lu';
      const name = await shown(address, await opened(address, 'hu-shang'));
      expect(name).toMatch(new RegExp(`^${hashOf(image)}[?]token=`));
      expect([
        await statusOf(hashOf(image)),
        await statusOf(name),
        await statusOf(`${name}&size=small`),
      ]).toEqual([404, 200, 200]);
      // Not the last sign, of which a part means nothing.
      const wrong = name.replace(/.(?=.{4}$)/, (sign) => (sign === 'x' ? 'y' : 'x'));
      expect(await statusOf(wrong)).toBe(404);
      await test().call('OpusServiceMag.saveReading', { opusID: id, mode: 'team' }, as);
      expect(await statusOf(name)).toBe(404);
    },
  );

  it('of a work for those on its list is shown to them, and to no other member', async () => {
    const owner = await test().tokenOf('super');
    const { id, address } = await workOf(test(), owner);
    await move('publishOpus', id, owner);
    await test().call('OpusServiceMag.saveReading', { opusID: id, mode: 'invited' }, { token: owner });
    await test().call(
      'OpusServiceMag.addShareInvites',
      { opusID: id, rows: '19000000001' },
      { token: owner },
    );
    const answers = await Promise.all(
      ['demo', 'vip'].map(async (account) =>
        get(test(), address, { authorization: await test().tokenOf(account) }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
  });

  it('the file behind it is its owner’s alone, even when the work is published', async () => {
    const owner = await test().tokenOf('super');
    const { id } = await workOf(test(), owner);
    await send(test(), `/media/opus/${id}/source`, pdf(), { token: owner });
    await move('publishOpus', id, owner);
    const address = `/media/files/${hashOf(pdf())}`;
    expect((await get(test(), address, { authorization: owner })).headers['content-disposition']).toBe(
      'attachment',
    );
    expect((await get(test(), address, { authorization: await test().tokenOf('vip') })).statusCode).toBe(404);
    expect((await get(test(), address)).statusCode).toBe(404);
  });

  it('a guess finds nothing', async () => {
    for (const name of ['0'.repeat(64), 'drafts', '..%2f..%2fdesk.sqlite', `${'a'.repeat(64)}.small`]) {
      expect((await get(test(), `/media/files/${name}`)).statusCode, name).toBe(404);
    }
  });

  it('another sandbox has none of it', async () => {
    const own = await startTestApp();
    const login = async (sandbox: string) => {
      const headers = { 'x-replica-sandbox': sandbox };
      const reply = await own.app.inject({ method: 'POST', url: '/__replica/personas/super/login', headers });
      return { ...headers, authorization: String(reply.json().token) };
    };
    const [here, there] = [await login('here'), await login('there')];
    const image = await picture();
    const begin = await own.app.inject({
      method: 'POST',
      url: '/uwp/newServlet/OpusServiceMag/beginImport',
      headers: { ...here, 'content-type': 'application/json' },
      payload: {
        ...{ name: '西湖', type: 'ebook', kind: 'images', fileName: '一张图片', fileHash: hashOf(image) },
        ...{ fileBytes: '1', pageNum: '1', widthMm: '100', heightMm: '100' },
      },
    });
    const { opusID } = begin.json().data;
    await send(own, `/media/opus/${opusID}/pages/1`, image, { headers: here });
    const address = `/media/files/${hashOf(image)}`;
    const answers = await Promise.all([get(own, address, here), get(own, address, there)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    await own.close();
  });
});

describe('a picture', () => {
  it('comes as a small WebP, and as it was brought', async () => {
    const token = await test().tokenOf('super');
    const { address, image } = await workOf(test(), token);
    const headers = { authorization: token };
    const small = await get(test(), `${address}?size=small`, headers);
    expect(small.headers['content-type']).toBe('image/webp');
    expect(small.rawPayload.length).toBeLessThan(image.length);
    expect((await get(test(), `${address}?size=original`, headers)).rawPayload.equals(image)).toBe(true);
  });

  it('is kept by the browser, and asked for in parts', async () => {
    const token = await test().tokenOf('super');
    const { address, image } = await workOf(test(), token);
    const headers = { authorization: token };
    const whole = await get(test(), `${address}?size=original`, headers);
    expect(whole.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const again = { ...headers, 'if-none-match': String(whole.headers.etag) };
    expect((await get(test(), `${address}?size=original`, again)).statusCode).toBe(304);
    const part = await get(test(), `${address}?size=original`, { ...headers, range: 'bytes=2-5' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 2-5/${image.length}`]);
    expect(part.rawPayload.equals(image.subarray(2, 6))).toBe(true);
    const outside = await get(test(), `${address}?size=original`, { ...headers, range: 'bytes=999999-' });
    expect(outside.statusCode).toBe(416);
  });

  it('of each size has a name of its own', async () => {
    const token = await test().tokenOf('super');
    const { address } = await workOf(test(), token);
    const tags = await Promise.all(
      ['small', 'large', 'original'].map(
        async (size) => (await get(test(), `${address}?size=${size}`, { authorization: token })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});
