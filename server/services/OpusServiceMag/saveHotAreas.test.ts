import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { addMemberFile } from '#db/queries/files/member-files.ts';
import { mayReadFile } from '#db/queries/files/readable-file.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { readerPage } from '#server/plugins/reader-page.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import {
  areaOf,
  areasIn,
  areasSaveOf,
  asSuper,
  draft,
  expectRefused,
  leaf,
  OPUS,
  save,
  saveAreas,
  saveOf,
  stored,
  wordsPage,
} from './testing.ts';

const OPERATION = 'OpusServiceMag.saveHotAreas';
const NEW = 'newpagez';
const GONE = 'zzzzzzzz';
const app = appForEachTest();
const toPage = (page: string) => areaOf({ target: { to: 'page', page } });

async function codeOf(opusID = OPUS): Promise<string> {
  return String(dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID })).code);
}

/** What the owner, or a stranger, reads of a page. */
async function read(no: number, isStranger = false, code = '') {
  const asked = { bookCode: code || (await codeOf()), from: String(no), count: '1' };
  const reply = isStranger
    ? await app().call('ReaderServiceMag.getPages', asked)
    : await asSuper(app(), 'ReaderServiceMag.getPages', asked);
  return (dataOf(reply).pages as { areas?: object[] }[])[0]?.areas ?? [];
}

async function publish() {
  const { revision } = await draft(app());
  await asSuper(app(), 'OpusServiceMag.publishOpus', { opusID: OPUS, revision: String(revision) });
}

describe(OPERATION, () => {
  it('saves the areas of a page, and nothing else of it', async () => {
    const before = await leaf(app(), idAt(2));
    const saved = await saveAreas(app(), [{ page: idAt(2), areas: [areaOf()] }]);
    expect(saved).toMatchObject({ revision: 2 });
    const { elements, areas } = (await leaf(app(), idAt(2))).content;
    expect([elements, areas]).toEqual([before.content.elements, [areaOf()]]);
    await saveAreas(app(), [{ page: idAt(2), areas: [] }]);
    expect((await leaf(app(), idAt(2))).content).toEqual(before.content);
  });

  it('shows them to others with the next publishing', async () => {
    await publish();
    await saveAreas(app(), [{ page: idAt(2), areas: [toPage(idAt(3))] }]);
    expect(stored(app(), Number(OPUS))?.status).toBe('changed');
    expect(await read(2)).toMatchObject([{ target: { to: 'page', no: 3 } }]);
    expect(await read(2, true)).toEqual([]);
    await publish();
    expect(await read(2, true)).toMatchObject([{ target: { to: 'page', no: 3 } }]);
    await saveAreas(app(), [{ page: idAt(2), areas: [] }]);
    expect(await read(2, true)).toHaveLength(1);
  });

  it('carries them along when pages are put in, moved, deleted and copied', async () => {
    const order = (await draft(app())).leaves.map(({ id }) => id);
    await saveAreas(app(), [
      { page: idAt(2), areas: [toPage(idAt(5))] },
      { page: idAt(3), areas: [toPage(idAt(4))] },
    ]);
    const copy = (await leaf(app(), idAt(2))).content;
    const [first = '', second = '', third = '', _gone, ...others] = order;
    await save(app(), {
      order: [first, NEW, third, second, 'cqpyqfqz', ...others],
      leaves: [
        { id: NEW, content: wordsPage('新页') },
        { id: 'cqpyqfqz', content: copy },
      ],
    });
    const pages = await areasIn(app());
    expect(pages.map(({ areas }) => areas.length)).toEqual([0, 0, 1, 1, 1, ...others.map(() => 0)]);
    // The fifth page is now the sixth; the fourth is gone, so that what leads there is kept and not shown.
    expect(await read(4)).toMatchObject([{ target: { page: idAt(5), no: 6 } }]);
    expect(await read(5)).toMatchObject([{ target: { page: idAt(5), no: 6 } }]);
    expect(await read(3)).toEqual([]);
  });

  it('has them in versions and copies of the work', async () => {
    await saveAreas(app(), [{ page: idAt(2), areas: [areaOf()] }]);
    const named = await asSuper(app(), 'OpusServiceMag.nameVersion', { opusID: OPUS, note: '有热区' });
    const copied = dataOf(await asSuper(app(), 'OpusServiceMag.copyOpus', { opusID: OPUS }));
    await saveAreas(app(), [{ page: idAt(2), areas: [] }]);
    const { revision } = await draft(app());
    const known = { opusID: OPUS, revision: String(revision), seq: String(dataOf(named).seq) };
    await asSuper(app(), 'OpusServiceMag.restoreVersion', known);
    expect((await areasIn(app()))[1]?.areas).toEqual([areaOf()]);
    expect((await areasIn(app(), String(copied.ID)))[1]?.areas).toEqual([areaOf()]);
  });

  it('gives a product to the owner alone, who can have it printed', async () => {
    await saveAreas(app(), [{ page: idAt(2), areas: [areaOf({ target: { to: 'product', opusID: OPUS } })] }]);
    await publish();
    expect(await read(2)).toHaveLength(1);
    expect(await read(2, true)).toEqual([]);
    const place = {
      url: '?page=2',
      params: { code: await codeOf() },
      host: 'books.example',
      protocol: 'https',
    };
    const request = { ...place, world: app().world, server: app().app, visitor: null };
    const { html } = readerPage('<div id="root"></div>', request as unknown as FastifyRequest);
    expect(html).toContain('"first":2');
    expect(html).not.toContain('"product"');
  });

  it('answers a repeat as the first time', async () => {
    const input = { ...(await areasSaveOf(app(), [{ page: idAt(2), areas: [areaOf()] }])) };
    const first = dataOf(await asSuper(app(), OPERATION, input));
    const facts = factsOf(app());
    expect(dataOf(await asSuper(app(), OPERATION, input))).toEqual(first);
    expect(factsOf(app())).toBe(facts);
  });

  it('opens a picture of a shut book by the right to read it, and no other file', async () => {
    const { db, clock } = app().world;
    const hash = 'a'.repeat(64);
    const picture = { width: 500, height: 500, takenAt: null };
    addMemberFile(db, { ownerId: 10003, hash, kind: 'jpeg', bytes: 9, picture, now: clock.now() });
    const mayRead = () => mayReadFile(db, hash, { readerId: null, hasRight: () => false, now: clock.now() });
    expect(mayRead()).toBe(false);
    const source = `file:${hash}`;
    await saveAreas(app(), [{ page: idAt(2), areas: [areaOf({ target: { to: 'picture', source } })] }]);
    await publish();
    const [open] = await read(2, true);
    expect(open).toMatchObject({ target: { source } });
    expect(mayRead()).toBe(true);
    const world = { db, now: clock.now() };
    runScenario('reading-mode', world, { publicationID: OPUS, mode: 'password' });
    expect(mayRead()).toBe(false);
    const code = await codeOf();
    const opened = await app().call('ReaderServiceMag.openBook', { bookCode: code, password: 'desk1234' });
    const { readToken } = dataOf(opened) as { readToken: string };
    const asked = { bookCode: code, from: '2', count: '1', readToken };
    const { pages } = dataOf(await app().call('ReaderServiceMag.getPages', asked)) as {
      pages: { areas: { target: { source: string } }[] }[];
    };
    expect(pages[0]?.areas[0]?.target.source).toMatch(new RegExp(`^${source}[?]token=.+`));
  });

  const areas = (...list: object[]) => [{ page: idAt(2), areas: list }];
  const target = (to: object) => areas({ ...areaOf(), target: to });

  it.each<[string, readonly { page: string; areas: object[] }[], string]>([
    ['a script', target({ to: 'address', address: 'javascript:alert(1)' }), '网址'],
    ['a script in capitals', target({ to: 'address', address: ' JavaScript:alert(1)' }), '网址'],
    ['data', target({ to: 'address', address: 'data:text/html,<b>' }), '网址'],
    ['a file', target({ to: 'address', address: 'file:///etc/passwd' }), '网址'],
    ['a mail as an address', target({ to: 'address', address: 'mailto:a@example.com' }), '网址'],
    ['a mail with more', target({ to: 'mail', address: 'a@example.com?bcc=b' }), '邮箱'],
    ['no telephone', target({ to: 'phone', phone: 'call me' }), '电话'],
    ['no picture', target({ to: 'picture', source: 'https://example.com/a.png' }), '图片'],
    ['no words', target({ to: 'text', text: ' ' }), '文字'],
    ['an unknown kind', target({ to: 'video', source: 'x' }), '没有这种热区'],
    ['more than a page has', areas(areaOf({ points: [0, 0, 1000, 9] })), '页面以内'],
    ['a page that is nowhere', [{ page: GONE, areas: [] }], '没有这一页'],
    ['no page at all', [], '没有要保存的页'],
  ])('refuses %s', async (_what, pages, words) => {
    const input = { ...(await areasSaveOf(app(), pages)) };
    const facts = factsOf(app());
    const { json } = await asSuper(app(), OPERATION, input);
    expect(json.reason).toBe('bad-areas');
    expect(String(json.message)).toContain(words);
    expect(factsOf(app())).toBe(facts);
  });

  it('refuses the same with a whole draft', async () => {
    const bad = areaOf({ target: { to: 'address', address: 'javascript:alert(1)' } });
    const content = { ...wordsPage(''), areas: [bad] };
    const input = await saveOf(app(), { leaves: [{ id: idAt(2), content }] });
    await expectRefused(app(), 'OpusServiceMag.saveDraft', { ...input }, 'bad-draft');
  });

  it.each([
    [{ areas: '{' }, 'bad-areas'],
    [{ saveID: '短' }, 'bad-save-id'],
    [{ revision: '99' }, 'publication-changed'],
    [{ revision: 'x' }, 'bad-revision'],
    [{ opusID: '51001' }, 'publication-not-found'],
    [
      {
        areas: JSON.stringify(areas(areaOf({ target: { to: 'picture', source: `file:${'a'.repeat(64)}` } }))),
      },
      'bad-draft',
    ],
  ])('refuses %j', async (wrong, reason) =>
    expectRefused(app(), OPERATION, { ...(await areasSaveOf(app(), areas(areaOf()))), ...wrong }, reason),
  );
});
