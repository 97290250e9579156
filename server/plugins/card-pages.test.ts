import ICAL from 'ical.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ask, cardOf, SHOWN, save } from '#server/services/CardServiceMag/testing.ts';
import { appForEachTest, dataOf } from '#server/services/testing.ts';
import { hashOf, picture, send } from '#server/uploads/testing.ts';

const test = appForEachTest();
const get = (url: string, headers: Record<string, string> = {}) => test().app.inject({ url, headers });
const PAGE = '/card/shen-zhiyuan';
const BY_CODE = `${PAGE}?k=kd7m2xq9wa`;
const CONTACT = `${PAGE}.vcf`;

/** What stands on the card for those who scan, and what for nobody. */
const FOR_SCAN = ['190 0000 0003', 'tel:19000000003', 'shenzhiyuan_book', '欢迎交换样书'];
const FOR_NOBODY = ['0571 8800 9003', 'tel:057188009003', '家里'];
const has = (text: string, words: readonly string[]) => words.map((word) => text.includes(word));
const all = (words: readonly string[], is: boolean) => words.map(() => is);
const visits = async () => dataOf(await ask(test(), 'CardServiceMag.getCardVisits', { cardID: SHOWN }));

describe('the page of a card', () => {
  it('is whole without a login and without a script, and small', async () => {
    const { statusCode, body, headers } = await get(PAGE);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<h1>沈知远</h1>');
    expect(body).toContain('href="tel:057188000003"');
    // Where a mail address is too long for its line, it breaks before its domain and not before its last letter.
    expect(body).toContain('<a href="mailto:shenzhiyuan@desk.example">shenzhiyuan<wbr>@desk.example</a>');
    expect(body).not.toMatch(/<script|javascript:/);
    expect(Buffer.byteLength(body)).toBeLessThan(16_000);
  });

  it.each([
    ['the page', PAGE],
    ['the page with a code of another card', `${PAGE}?k=kd7m2xq9wc`],
    ['the page with a code that nobody has', `${PAGE}?k=none&k=more`],
    ['the contact', CONTACT],
  ])('holds in no byte what is not for everybody: %s', async (_what, url) => {
    const { body, headers } = await get(url);
    const reply = JSON.stringify(headers) + body.replaceAll('\r\n ', '');
    expect(has(reply, [...FOR_SCAN, ...FOR_NOBODY, 'kd7m2xq9wa'])).toEqual(
      all([...FOR_SCAN, ...FOR_NOBODY, ''], false),
    );
  });

  it('shows those who scanned what is for them, and still hides the rest', async () => {
    const { body, headers } = await get(BY_CODE);
    expect([has(body, FOR_SCAN), has(body, FOR_NOBODY)]).toEqual([
      all(FOR_SCAN, true),
      all(FOR_NOBODY, false),
    ]);
    expect(headers['x-robots-tag']).toBe('noindex');
    const contact = (await get(`${CONTACT}?k=kd7m2xq9wa`)).body;
    expect(has(contact, ['190 0000 0003', '9003', '/card/q/kd7m2xq9wa'])).toEqual([true, false, true]);
  });

  it('shows works that others may read, and no more', async () => {
    const { content } = await cardOf(test(), SHOWN);
    const [first = '', ...more] = content.works.ids;
    const { sqlite } = test().world.db;
    sqlite.prepare("UPDATE publications SET status = 'published', published_seq = 1 WHERE id = ?").run(first);
    for (const id of more) sqlite.prepare("UPDATE publications SET status = 'draft' WHERE id = ?").run(id);
    expect((await get(PAGE)).body.match(/<li>/g)).toHaveLength(1);
  });

  it.each([
    ['/card/nobody', 404, '没有找到这张名片'],
    ['/card/hushan-studio', 404, '没有找到这张名片'],
    ['/card/nobody.vcf', 404, '没有找到这张名片'],
    ['/card/q/none', 404, '没有找到这张名片'],
    ['/card/q/kd7m2xq9wb', 404, '没有找到这张名片'],
  ])('says calmly that there is none at %s', async (url, status, words) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body.includes(words)]).toEqual([status, true]);
  });

  it('that is stopped says so everywhere, and nothing of it is left', async () => {
    await ask(test(), 'CardServiceMag.setCardState', { cardID: SHOWN, state: 'stopped' });
    for (const url of [PAGE, CONTACT, BY_CODE, '/card/q/kd7m2xq9wa']) {
      const { statusCode, body } = await get(url);
      expect([statusCode, body.includes('已停用'), body.includes('沈知远')]).toEqual([410, true, false]);
    }
  });
});

describe('the code of a card', () => {
  it('leads to it wherever it moves', async () => {
    await save(test(), { slug: 'zhiyuan-press' });
    expect((await get('/card/q/kd7m2xq9wa')).headers.location).toBe('/card/zhiyuan-press?k=kd7m2xq9wa');
    expect((await get(PAGE)).statusCode).toBe(404);
  });
});

describe('a visit', () => {
  it('is counted for strangers and members, with the way they came', async () => {
    const cookie = `deskSession=${await test().tokenOf('vip')}`;
    await get(PAGE);
    await get(BY_CODE, { cookie });
    await get(CONTACT);
    const { opens, scans, saves, list } = await visits();
    expect([opens, scans, saves]).toEqual([11, 6, 3]);
    expect((list as object[]).slice(0, 3)).toMatchObject([
      { who: '', source: 'link', action: 'save' },
      { who: '顾清和', source: 'scan', action: 'open' },
      { who: '', source: 'link', action: 'open' },
    ]);
  });

  it('is none where the owner looks, or a program only tries', async () => {
    await get(PAGE, { cookie: `deskSession=${await test().tokenOf('super')}` });
    await get(PAGE, { 'sec-purpose': 'prefetch' });
    await test().app.inject({ method: 'HEAD', url: PAGE });
    expect(await visits()).toMatchObject({ opens: 9, total: 12 });
  });

  it('that cannot be stored costs nobody the page', async () => {
    test().world.db.sqlite.pragma('query_only = 1');
    try {
      expect((await get(PAGE)).statusCode).toBe(200);
      expect((await get('/card/q/kd7m2xq9wa')).statusCode).toBe(302);
    } finally {
      test().world.db.sqlite.pragma('query_only = 0');
    }
  });
});

describe('the pictures of a card', () => {
  async function bring(which: string, file: Buffer, account = 'super') {
    const token = await test().tokenOf(account);
    return send(test(), `/media/cards/${SHOWN}/${which}`, file, { token });
  }

  it('are seen by those who may, and go into the contact as what they are', async () => {
    const photo = await picture({ width: 40, height: 40 }, 'jpeg');
    const code = await picture({ width: 30, height: 30 });
    const brought = await bring('photo', photo);
    expect(dataOf(brought)).toMatchObject({
      revision: 2,
      photoPath: `/media/files/${hashOf(photo)}?size=small`,
    });
    expect((await bring('wechat', code)).json.code).toBe(0);
    const page = (await get(PAGE)).body;
    expect(has(page, ['src="/card/shen-zhiyuan/photo"', '/wechat', hashOf(photo)])).toEqual([
      true,
      false,
      false,
    ]);
    const status = async (url: string) => (await get(url)).statusCode;
    expect(await status(`${PAGE}/photo`)).toBe(200);
    expect([await status(`${PAGE}/wechat`), await status(`${PAGE}/wechat?k=kd7m2xq9wa`)]).toEqual([404, 200]);
    expect(await status(`/media/files/${hashOf(photo)}`)).toBe(404);
    const contact = new ICAL.Component(ICAL.parse((await get(CONTACT)).body)).getFirstProperty('photo');
    expect(contact?.getParameter('type')).toBe('JPEG');
    expect(String(contact?.getFirstValue())).toContain(photo.toString('base64').slice(0, 40));
  });

  it('are in no contact where they tell where they were taken', async () => {
    const place = { IFD3: { GPSLatitude: '18/1 15/1 0/1', GPSLatitudeRef: 'N' } };
    const drawn = sharp(await picture({ width: 40, height: 40 }));
    await bring('photo', await drawn.withExif(place).jpeg().toBuffer());
    const contact = (await get(CONTACT)).body;
    expect(contact).toContain('BEGIN:VCARD');
    expect(contact).not.toContain('PHOTO');
  });

  it('go when their owner wants them no more', async () => {
    await bring('photo', await picture());
    await save(test(), { without: 'photo' });
    expect((await get(`${PAGE}/photo`)).statusCode).toBe(404);
  });

  it.each([
    ['of another member', 'photo', 'vip', 'card-not-found'],
    ['for no place', 'back', 'super', 'bad-file'],
  ])('%s are refused and not kept', async (_what, which, account, reason) => {
    expect((await bring(which, await picture(), account)).json).toMatchObject({ reason });
    expect(test().world.files.names()).toEqual([]);
  });
});
