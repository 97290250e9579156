import { describe, expect, it } from 'vitest';
import type { Box, New, Page, TextElement, TextStyle } from '#contracts/rules/pages/document.ts';
import { idAt, withIds } from '#contracts/rules/pages/ids.ts';
import { done } from '#web/lib/call/outcome.ts';
import { readerApi } from '#web/reader/api.ts';
import { deskPact, given, late, member, visitor } from './desk-pact.ts';
import { json, like, moment, notLoggedIn, refusal, regex } from './replies.ts';

const exchange = deskPact('ReaderServiceMag');
const SUPER = member('super');
const CODE = 'qing8shu2k';
const published = [given('publication-in-state', { state: 'published', code: CODE })];
const NOT_FOUND = refusal(404, 'book-not-found', '没有找到这本书，请检查链接');
const BAD_PAGE = refusal(400, 'bad-page', '页码不正确');

describe('ReaderServiceMag.getBook', () => {
  it('gives a book to whoever has its link', () =>
    exchange(
      'ReaderServiceMag.getBook',
      'a published book',
      {
        as: visitor,
        given: published,
        input: { bookCode: CODE },
        data: { code: CODE, isOwn: 'N', isDraft: 'N' },
      },
      async (api, agreed) => expect(await readerApi(CODE, api).book()).toEqual(done(agreed)),
    ));

  it('tells the owner that others do not see it yet', () =>
    exchange(
      'ReaderServiceMag.getBook',
      'a draft of the own',
      {
        as: SUPER,
        given: [given('publication-in-state', { state: 'draft', code: CODE })],
        input: { bookCode: CODE },
        data: { code: CODE, isOwn: 'Y', isDraft: 'Y' },
      },
      async (api, agreed) => expect(await readerApi(CODE, api).book()).toEqual(done(agreed)),
    ));

  it('asks for the password of a book', () =>
    exchange(
      'ReaderServiceMag.getBook',
      'a book that wants a password',
      {
        as: visitor,
        given: [...published, given('reading-mode', { mode: 'password' })],
        input: { bookCode: CODE },
        reply: refusal(1170, 'book-password', '请输入阅读密码'),
      },
      async (api) =>
        expect(await readerApi(CODE, api).book()).toMatchObject({ error: { reason: 'book-password' } }),
    ));

  it('says that a book was taken down', () =>
    exchange(
      'ReaderServiceMag.getBook',
      'a book that was taken down',
      {
        as: visitor,
        given: [given('publication-in-state', { state: 'withdrawn', code: CODE })],
        input: { bookCode: CODE },
        reply: refusal(1110, 'book-withdrawn', '作者已经停止分享这本书'),
      },
      async (api) =>
        expect(await readerApi(CODE, api).book()).toMatchObject({ ok: false, error: { code: 1110 } }),
    ));

  it('does not know what nobody made', () =>
    exchange(
      'ReaderServiceMag.getBook',
      'an unknown code',
      { as: visitor, input: { bookCode: 'nobodymade' }, reply: NOT_FOUND },
      async (api) =>
        expect(await readerApi('nobodymade', api).book()).toMatchObject({
          error: { reason: 'book-not-found' },
        }),
    ));
});

const SEAL = { x: 121.2, y: 102.1, w: 8.9, h: 8.9, group: idAt(1) };

/** Words of a cover, which stand in its picture. */
function words(text: string, box: Box, style: Partial<TextStyle>): New<TextElement> {
  const usual = {
    family: 'serif',
    weight: 700,
    leading: 1.2,
    color: '#1d4349',
    align: 'left',
    indent: 0,
  } as const;
  return { kind: 'text', text, ...box, style: { size: 5, ...usual, ...style }, part: 'prose' };
}

describe('ReaderServiceMag.openBook', () => {
  const locked = [...published, given('reading-mode', { mode: 'password' })];

  it('opens a book by its password', () =>
    exchange(
      'ReaderServiceMag.openBook',
      'the right password',
      {
        as: visitor,
        given: locked,
        input: { bookCode: CODE, password: 'desk1234' },
        reply: json({
          code: 0,
          message: like('成功'),
          data: { readToken: regex('^[0-9a-z]+[.][A-Za-z0-9_-]{32}$', `mr1b2c3d.${'a'.repeat(32)}`) },
        }),
      },
      async (api) => expect((await readerApi(CODE, api).open('desk1234')).ok).toBe(true),
    ));

  it('counts the tries', () =>
    exchange(
      'ReaderServiceMag.openBook',
      'a wrong password',
      {
        as: visitor,
        given: locked,
        input: { bookCode: CODE, password: 'wrong' },
        reply: refusal(1176, 'wrong-read-password', '阅读密码不正确，还可以试 4 次', { triesLeft: 4 }),
      },
      async (api) =>
        expect(await readerApi(CODE, api).open('wrong')).toMatchObject({
          error: { reason: 'wrong-read-password' },
        }),
    ));
});

describe('ReaderServiceMag.getPages', () => {
  const cover: Page = {
    id: idAt(1),
    role: 'cover',
    ground: '#f7f5f0',
    elements: withIds([
      {
        kind: 'image',
        ...{ x: 0, y: -3, w: 148, h: 216, source: 'art:west-lake-four-seasons/0', alt: '', name: '封面图' },
        crop: { x: 0.004, y: 0, w: 0.992, h: 1 },
      },
      words(
        '西湖四季',
        { x: 114.3, y: 12.9, w: 22.7, h: 84.6 },
        { size: 18.9, tracking: 0.14, vertical: true },
      ),
      words(
        '湖上风物',
        { x: 104.4, y: 14.4, w: 6.3, h: 57.3 },
        { size: 5.2, tracking: 0.24, vertical: true },
      ),
      { kind: 'shape', form: 'rect', ...SEAL, fill: '#b5382e', stroke: null, strokeWidth: 0.5, radius: 0.9 },
      { kind: 'shape', form: 'rect', ...SEAL, fill: null, stroke: '#f7f0e6', strokeWidth: 0.3, radius: 0.5 },
      words('沈', { x: 122.9, y: 102.9, w: 5.7, h: 6.4 }, { size: 5.4, align: 'center' }),
      words('沈砚秋 著', { x: 11.4, y: 12.8, w: 59.7, h: 6.5 }, { size: 4.9, tracking: 0.16 }),
    ]),
  };
  // Each kind of element has fields of its own, so that each is agreed on by itself.
  const elements = cover.elements.map(({ kind, ...fields }) => ({
    kind,
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, like(value)])),
  }));

  it('gives the first page', () =>
    exchange(
      'ReaderServiceMag.getPages',
      'the first page',
      {
        as: visitor,
        given: published,
        input: { bookCode: CODE, from: '1', count: '1' },
        reply: json({
          code: 0,
          message: like('成功'),
          data: {
            from: 1,
            pages: [
              {
                id: like(cover.id),
                role: 'cover',
                ground: regex('^#[0-9a-f]{6}$', cover.ground),
                elements,
              },
            ],
          },
        }),
      },
      async (api) => expect(await readerApi(CODE, api).pages(1, 1)).toEqual(done([cover])),
    ));

  it('has no page beyond the last', () =>
    exchange(
      'ReaderServiceMag.getPages',
      'a page beyond the last',
      {
        as: visitor,
        given: published,
        input: { bookCode: CODE, from: '20000', count: '1' },
        reply: BAD_PAGE,
      },
      async (api) =>
        expect(await readerApi(CODE, api).pages(20000, 1)).toMatchObject({ error: { reason: 'bad-page' } }),
    ));
});

describe('ReaderServiceMag.searchBook', () => {
  it('finds no place where there is none', () =>
    exchange(
      'ReaderServiceMag.searchBook',
      'words that do not stand there',
      {
        as: visitor,
        given: published,
        input: { bookCode: CODE, keyword: '航天飞机' },
        data: { hits: [], hasMore: 'N' },
      },
      async (api) =>
        expect(await readerApi(CODE, api).search('航天飞机')).toEqual(done({ hits: [], hasMore: 'N' })),
    ));

  it('wants words', () =>
    exchange(
      'ReaderServiceMag.searchBook',
      'more words than are searched for',
      {
        as: visitor,
        given: published,
        input: { bookCode: CODE, keyword: '长'.repeat(51) },
        reply: refusal(1034, 'bad-keyword', '请输入 1 到 50 个字'),
      },
      async (api) =>
        expect(await readerApi(CODE, api).search('长'.repeat(51))).toMatchObject({
          error: { reason: 'bad-keyword' },
        }),
    ));

  it('is for the readers of a book that permits it', () =>
    exchange(
      'ReaderServiceMag.searchBook',
      'words in a book that is not searched',
      {
        as: visitor,
        given: [...published, given('reader-options', { options: 'strict' })],
        input: { bookCode: CODE, keyword: '湖' },
        reply: refusal(1190, 'search-not-permitted', '作者没有开放书内搜索'),
      },
      async (api) =>
        expect(await readerApi(CODE, api).search('湖')).toMatchObject({
          error: { reason: 'search-not-permitted' },
        }),
    ));
});

describe('the place of a reader', () => {
  it('is none at first', () =>
    exchange(
      'ReaderServiceMag.getPlace',
      'a book that was not begun',
      {
        as: SUPER,
        given: published,
        input: { bookCode: CODE },
        data: { page: 0, at: '' },
      },
      async (api) => expect(await readerApi(CODE, api).place()).toEqual(done(0)),
    ));

  it('is remembered', () =>
    exchange(
      'ReaderServiceMag.savePlace',
      'the second page',
      {
        as: SUPER,
        given: published,
        input: { bookCode: CODE, page: '2' },
        data: { page: 2, at: moment('2026-11-20T08:00:00.000Z') },
      },
      async (api) => expect(await readerApi(CODE, api).savePlace(2)).toMatchObject({ ok: true }),
    ));

  it('is within the book', () =>
    exchange(
      'ReaderServiceMag.savePlace',
      'a page beyond the last',
      { as: SUPER, given: published, input: { bookCode: CODE, page: '20000' }, reply: BAD_PAGE },
      async (api) =>
        expect(await readerApi(CODE, api).savePlace(20000)).toMatchObject({ error: { reason: 'bad-page' } }),
    ));

  it.each(['getPlace', 'savePlace'] as const)('%s is of members alone', (method) =>
    exchange(
      `ReaderServiceMag.${method}`,
      'the session ended',
      {
        as: late,
        given: published,
        input: method === 'getPlace' ? { bookCode: CODE } : { bookCode: CODE, page: '2' },
        reply: notLoggedIn,
      },
      async (api) => {
        const reader = readerApi(CODE, api);
        const outcome = method === 'getPlace' ? await reader.place() : await reader.savePlace(2);
        expect(outcome).toMatchObject({ ok: false, error: { code: 401 } });
      },
    ),
  );
});
