/** The table of who may read what (谁能读什么), cell by cell, by every path that leads into a book. */
import { Readable as Stream } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/operations.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { isOpenToAll, isRead, READING_MODES, type Readable } from '#contracts/rules/publications/reading.ts';
import { sentEvent } from '#contracts/rules/readers/read-events.ts';
import { READERS, TABLE } from '#contracts/rules/testing/reading-table.ts';
import { userByAccount } from '#db/queries/account/users.ts';
import { addMemberFile } from '#db/queries/files/member-files.ts';
import { publicationById } from '#db/queries/publications/publications.ts';
import { picturesOfRight, subjectOf } from '#db/queries/publications/reading-access.ts';
import { linkBySlug } from '#db/queries/publications/share-links.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { readerPage } from '#server/plugins/reader-page.ts';
import { readingRights } from '#server/servlet/reading-rights.ts';
import { asSuper, leaf, OPUS, put, save } from '../OpusServiceMag/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { CODE, OWNER } from './testing.ts';

const app = appForEachTest();
const SLUG = 'for-editor-lu';
const TITLE = '只给该看的人';

const ACCOUNTS: Readonly<Record<string, string | null>> = {
  ...{ owner: OWNER, colleague: 'demo', invited: 'vip', guest: null, 'with the password': null },
};
const LINK_STATES: Readonly<Record<string, string>> = {
  ...{ 'a link': 'open', 'a link that was opened': 'open', 'a link with a password': 'password' },
  ...{ 'a link that ended': 'expired', 'a link that ended while it was read': 'expired' },
  ...{
    'a link that is used up': 'used-up',
    'a link used up, by who began': 'used-up',
    'a link that is off': 'off',
  },
};
/** Who comes without the right that was brought looks like these. */
const WITHOUT_RIGHT: Readonly<Record<string, string>> = {
  ...{ 'with the password': 'guest', 'a link that was opened': 'a link' },
  ...{ 'a link that ended while it was read': 'a link that ended' },
  'a link used up, by who began': 'a link that is used up',
};
const REASONS: Readonly<Record<Readable, string | undefined>> = {
  ...{ draft: undefined, published: undefined, withdrawn: 'book-withdrawn', none: 'book-not-found' },
  ...{ password: 'book-password', open: 'book-unopened', login: 'book-login', ask: 'book-not-invited' },
  ...{ expired: 'link-expired', 'used-up': 'link-used-up' },
};
const FOR_ALL: readonly (readonly [OperationId, Record<string, string>])[] = [
  ['ReaderServiceMag.getBook', {}],
  ['ReaderServiceMag.getPages', { from: '1', count: '1' }],
  ['ReaderServiceMag.searchBook', { keyword: '湖' }],
];
const FOR_MEMBERS: typeof FOR_ALL = [
  ['ReaderServiceMag.getPlace', {}],
  ['ReaderServiceMag.savePlace', { page: '1' }],
];

let picture = '';
let cover = '';

/** A published work with an uploaded picture, a colleague, a reader on its list. */
beforeEach(async () => {
  const { db, clock, files } = app().world;
  const world = { db, now: clock.now() };
  const { content } = await leaf(app(), idAt(1));
  await save(app(), { leaves: [{ id: idAt(1), content: { ...content, ground: '#fafafa' } }] });
  put(app(), Number(OPUS), `name = '${TITLE}', code = '${CODE}'`);
  const { revision } = dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID: OPUS }));
  const published = { opusID: OPUS, revision: String(revision) };
  expect((await asSuper(app(), 'OpusServiceMag.publishOpus', published)).json).toMatchObject({ code: 0 });
  runScenario('team-member', world, { owner: OWNER, account: 'demo' });
  runScenario('share-invite', world, {
    publicationID: OPUS,
    address: userByAccount(db, 'vip')?.mobile ?? '',
  });
  const draft = await files.receive(Stream.from([Buffer.from('a picture')]), 100);
  files.keep(draft);
  picture = draft.hash;
  const owner = userByAccount(db, OWNER)?.id ?? 0;
  const size = { width: 500, height: 500, takenAt: null };
  addMemberFile(db, { ownerId: owner, hash: picture, kind: 'jpeg', bytes: 9, picture: size, now: world.now });
  db.sqlite
    .prepare(`INSERT INTO page_files (content_hash, file_hash)
      SELECT content_hash, ? FROM publication_pages JOIN publications ON id = publication_id AND seq = published_seq
      WHERE id = ? AND no = 2`)
    .run(picture, OPUS);
  cover = String(dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID: OPUS })).photoPath);
});

/** Brings the work into the mode, and answers how this one comes to it. */
async function come(mode: string, name: string) {
  const { db, clock, exportKey } = app().world;
  const now = clock.now();
  const rights = readingRights(exportKey);
  runScenario('reading-mode', { db, now }, { publicationID: OPUS, mode });
  const state = LINK_STATES[name];
  if (state) runScenario('share-link', { db, now }, { publicationID: OPUS, state, slug: SLUG });
  const link = state ? linkBySlug(db, SLUG) : null;
  const work = publicationById(db, Number(OPUS));
  if (!work) throw new Error('the work is gone');
  const subject = subjectOf(work, link);
  const hasRight = READERS[name]?.hasRight === true;
  const account = name in ACCOUNTS ? (ACCOUNTS[name] ?? null) : 'fresh';
  return {
    account,
    code: link?.slug ?? CODE,
    token: account === null ? '' : await app().tokenOf(account),
    readToken: hasRight ? rights.give(subject, now) : '',
    pictureToken: hasRight ? rights.give(picturesOfRight(subject), now) : null,
  };
}
type Reader = Awaited<ReturnType<typeof come>>;

async function reasonOf(operation: OperationId, { code, token, readToken }: Reader, input = {}) {
  const asked = { bookCode: code, readToken, ...input };
  const { json } = await app().call(operation, asked, token === '' ? {} : { token });
  return json.code === 0 ? undefined : json.reason;
}

async function seen(url: string, { token }: Reader) {
  return app().app.inject({ url, headers: token === '' ? {} : { authorization: token } });
}

/** The page of the link, as it comes without a token. */
function pageOf({ code, account }: Reader): string {
  const { world, app: server } = app();
  const id = account === null ? null : userByAccount(world.db, account)?.id;
  const place = { url: `/r/${code}`, params: { code }, protocol: 'https', host: 'books.example' };
  const request = { ...place, world, server, visitor: id ? { id } : null };
  return readerPage('<head><title>阅读</title></head>', request as unknown as FastifyRequest).html;
}

async function isCounted({ code, token, readToken }: Reader): Promise<boolean> {
  const count = () =>
    app().world.db.sqlite.prepare('SELECT coalesce(sum(opens + own), 0) FROM reads_by_day').pluck().get();
  const before = count();
  const events = [sentEvent({ kind: 'open', page: 0, value: 0, age: 0 })];
  const payload = JSON.stringify({ code, readToken, visit: 7, no: 1, reader: '', events });
  const headers = { 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' };
  const authorization = token === '' ? {} : { authorization: token };
  await app().app.inject({
    method: 'POST',
    url: '/r/events',
    payload,
    headers: { ...headers, ...authorization },
  });
  return count() !== before;
}

describe.each(READING_MODES)('a work whose mode is %s', (mode) => {
  const isOpen = isOpenToAll({ status: 'published', isTrashed: false, mode });

  it.each(Object.keys(READERS))('opens by every path as the table says: %s', async (name) => {
    const readable = TABLE[mode][name] ?? 'none';
    const plain = TABLE[mode][WITHOUT_RIGHT[name] ?? name];
    const reader = await come(mode, name);

    for (const [operation, input] of FOR_ALL) {
      expect(await reasonOf(operation, reader, input), operation).toBe(REASONS[readable]);
    }
    for (const [operation, input] of FOR_MEMBERS) {
      const expected = reader.token === '' ? 'not-logged-in' : REASONS[readable];
      expect(await reasonOf(operation, reader, input), operation).toBe(expected);
    }
    expect(pageOf(reader).includes(TITLE), 'the page of the link').toBe(isRead(plain));
    const token = reader.pictureToken === null ? '' : `&token=${encodeURIComponent(reader.pictureToken)}`;
    const file = await seen(`/media/files/${picture}?size=original${token}`, reader);
    expect(file.statusCode, 'a picture in it').toBe(isOpen || isRead(readable) ? 200 : 404);
    expect((await seen(cover, reader)).statusCode, 'its cover').toBe(isOpen || name === 'owner' ? 200 : 404);
    expect(await isCounted(reader), 'what was read').toBe(isRead(readable));
    const opened = readable === 'open' ? undefined : REASONS[readable];
    expect(await reasonOf('ReaderServiceMag.openBook', reader), 'openBook').toBe(opened);
  });
});

it('has a cover that a page of it is', () => {
  expect(cover).toMatch(/^\/media\/covers\/[0-9a-f]{64}/);
});
