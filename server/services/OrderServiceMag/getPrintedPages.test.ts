import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#contracts/rules/pages/document.ts';
import { forgetUnusedFiles } from '#db/queries/files/unused-files.ts';
import { begun, hashOf, picture, send } from '#server/uploads/testing.ts';
import { appForEachTest, DAY_MS, dataOf } from '../testing.ts';
import { type Ordered, ordering } from './testing/ordered.ts';
import { act, detailOf, newKey, orderIn } from './testing.ts';

const OPERATION = 'OrderServiceMag.getPrintedPages';
const app = appForEachTest();
const PAGES = 64;

type CartLine = Readonly<Record<string, unknown>>;

let opusID = '';
let code = '';
let ordered: Ordered;
let front: Buffer;
let token = '';
let line: CartLine = {};

/** An imported work of super's that was ordered and paid. */
beforeEach(async () => {
  token = await app().tokenOf('super');
  opusID = await begun(app(), token, { pageNum: PAGES });
  front = await picture({ color: '#111111' });
  await bringPage(1, front);
  await bringPage(2, await picture({ color: '#222222' }));
  const { sqlite } = app().world.db;
  sqlite.prepare("UPDATE publication_imports SET state = 'done' WHERE publication_id = ?").run(opusID);
  sqlite.prepare('UPDATE cart_lines SET publication_id = ? WHERE id = 90001').run(opusID);
  line = sqlite.prepare<[], CartLine>('SELECT * FROM cart_lines WHERE id = 90001').get() ?? {};
  ordered = await ordering(app(), '90001');
  code = String((await opus()).code);
});

/** One more cart line of the work; answers its id. */
function copyOfLine(place: number): string {
  const copy = { ...line, id: 700_001 + place };
  const names = Object.keys(copy);
  const values = names.map((name) => `@${name}`);
  const sql = `INSERT INTO cart_lines (${names.join(', ')}) VALUES (${values.join(', ')})`;
  app().world.db.sqlite.prepare(sql).run(copy);
  return String(copy.id);
}

async function bringPage(no: number, image: Buffer): Promise<void> {
  await send(app(), `/media/opus/${opusID}/pages/${no}`, image, { token });
}

async function opus(): Promise<Readonly<Record<string, unknown>>> {
  return dataOf(await app().call('OpusServiceMag.getOpus', { opusID }, { token }));
}

async function change(operation: 'publishOpus' | 'withdrawOpus' | 'deleteOpus' | 'purgeOpus') {
  const { revision } = app()
    .world.db.sqlite.prepare('SELECT revision FROM publications WHERE id = ?')
    .get(opusID) as { revision: number };
  const known = { opusID, opusIDs: opusID, revision: String(revision), revisions: String(revision) };
  const reply = await app().call(`OpusServiceMag.${operation}`, known, { token });
  expect(reply.json).toMatchObject({ code: 0 });
}

async function purge(): Promise<void> {
  await change('deleteOpus');
  await change('purgeOpus');
}

async function printed(from = 1): Promise<{ pageNum: number; pages: readonly Page[] }> {
  return dataOf(await act(app(), OPERATION, { ...ordered, from: String(from) })) as never;
}

/** Everything that the order shows of what it prints, but for where its work is now. */
async function shown(): Promise<unknown> {
  const { lines, files, fileProblems } = await detailOf(app(), ordered.orderNo);
  const kept = (lines as readonly object[]).map((each) => ({ ...each, opusCode: '', isWorkChanged: '' }));
  const printedFiles = (files as readonly object[]).map((file) => ({ ...file, canReplace: '' }));
  return { lines: kept, files: printedFiles, fileProblems, pages: await printed() };
}

async function seePicture(account: string): Promise<number> {
  const url = `/media/files/${hashOf(front)}`;
  const cookies = { deskSession: await app().tokenOf(account) };
  return (await app().app.inject({ url, cookies })).statusCode;
}

const count = (table: string, more = '') =>
  app()
    .world.db.sqlite.prepare(`SELECT count(*) FROM ${table} WHERE publication_id = ? ${more}`)
    .pluck()
    .get(opusID);
const usedBytes = () =>
  app().world.db.sqlite.prepare('SELECT sum(bytes) FROM member_files WHERE owner_id = 10003').pluck().get();

describe(OPERATION, () => {
  it('shows the pages that were ordered, twenty at a time', async () => {
    const first = await printed();
    expect(first).toMatchObject({ widthMm: 148, heightMm: 210, pageNum: PAGES, from: 1 });
    expect(first.pages).toHaveLength(20);
    expect(first.pages[0]?.elements[0]).toMatchObject({ source: `file:${hashOf(front)}` });
    expect((await printed(61)).pages).toHaveLength(4);
  });

  it('shows those of a drawn work', async () => {
    const orderNo = orderIn(app(), 'proofing');
    const [first] = (await detailOf(app(), orderNo)).lines as readonly { lineID: string }[];
    ordered = { orderNo, lineID: String(first?.lineID) };
    expect(await printed(17)).toMatchObject({ pageNum: 168, from: 17, pages: { length: 20 } });
  });

  it('knows no page, line or order that is not there, and none of another member', async () => {
    const refusalOf = async (input: object, account = 'super') =>
      (await act(app(), OPERATION, { ...ordered, from: '1', ...input }, account)).json.reason;
    for (const from of ['0', '65', 'x']) expect(await refusalOf({ from })).toBe('bad-page');
    expect(await refusalOf({ lineID: '1' })).toBe('order-not-found');
    expect(await refusalOf({ orderNo: orderIn(app(), 'paid') })).toBe('order-not-found');
    expect(await refusalOf({}, 'vip')).toBe('order-not-found');
  });

  it('says that what was forgotten is not there', async () => {
    app().world.db.sqlite.exec('UPDATE order_lines SET publication_seq = NULL');
    expect((await act(app(), OPERATION, { ...ordered, from: '1' })).json).toMatchObject({ code: 404 });
  });
});

describe('what an order prints and shows', () => {
  const CHANGES: Record<string, () => Promise<void>> = {
    'imported again': async () => bringPage(1, await picture({ color: '#eeeeee' })),
    'shortened, resized, renamed': async () => {
      const sql =
        "UPDATE publications SET page_num = 2, width_mm = 90.5, name = 'x', author = 'x' WHERE id = ?";
      app().world.db.sqlite.prepare(sql).run(opusID);
    },
    published: () => change('publishOpus'),
    withdrawn: async () => {
      await change('publishOpus');
      await change('withdrawOpus');
    },
    deleted: () => change('deleteOpus'),
    purged: purge,
    'handed to another member': async () => {
      const { db } = app().world;
      db.sqlite.prepare('UPDATE publications SET owner_id = 10002 WHERE id = ?').run(opusID);
      forgetUnusedFiles(db);
    },
  };

  it.each(Object.entries(CHANGES))('stays when the work is %s', async (_what, changed) => {
    const before = await shown();
    const used = usedBytes();
    await changed();
    expect(await shown()).toEqual(before);
    expect(await seePicture('super')).toBe(200);
    expect(usedBytes()).toBeGreaterThanOrEqual(Number(used));
  });

  it('stays when the work has lain in the trash for too long', async () => {
    const pages = await printed();
    await change('deleteOpus');
    app().world.clock.advance(31 * DAY_MS);
    token = await app().tokenOf('super');
    await app().call('OpusServiceMag.getOpusList', {}, { token });
    expect(await printed()).toEqual(pages);
    expect(await seePicture('super')).toBe(200);
  });

  it('is the work of today once its file was replaced, with the old one kept nowhere after a purge', async () => {
    const later = await picture({ color: '#eeeeee' });
    app().world.clock.advance(1000);
    await bringPage(1, later);
    const wish = { ...ordered, idemKey: newKey() };
    expect((await act(app(), 'OrderServiceMag.replaceFile', wish)).json.code).toBe(0);
    expect((await printed()).pages[0]?.elements[0]).toMatchObject({ source: `file:${hashOf(later)}` });
    expect(count('publication_versions')).toBe(2);
    await purge();
    expect(count('publication_versions')).toBe(1);
    expect((await printed()).pages[0]?.elements[0]).toMatchObject({ source: `file:${hashOf(later)}` });
    expect(await seePicture('super')).toBe(404);
  });
});

describe('a purged work of which an order prints a version', () => {
  it('is in no list and behind no link, and its pictures are for the customer alone', async () => {
    await change('publishOpus');
    expect(await seePicture('vip')).toBe(200);
    await purge();
    for (const [operation, input, reason] of [
      ['OpusServiceMag.getOpus', { opusID }, 'publication-not-found'],
      ['ReaderServiceMag.getBook', { bookCode: code }, 'book-not-found'],
    ] as const) {
      expect((await app().call(operation, input, { token })).json).toMatchObject({ reason });
    }
    for (const type of ['all', 'archive', 'trash']) {
      const reply = await app().call('OpusServiceMag.getOpusList', { type, keyword: '西湖' }, { token });
      expect(JSON.stringify(dataOf(reply))).not.toContain(`"${opusID}"`);
    }
    expect(await seePicture('vip')).toBe(404);
    expect(await seePicture('super')).toBe(200);
    expect(count('publication_versions')).toBe(1);
    expect(count('publication_pages', 'AND seq = 0')).toBe(0);
  });

  it('goes with all its pages where it was never ordered', async () => {
    app().world.db.sqlite.prepare('DELETE FROM orders WHERE no = ?').run(ordered.orderNo);
    await purge();
    expect([count('publication_versions'), count('publication_pages'), await seePicture('super')]).toEqual([
      0, 0, 404,
    ]);
  });
});

describe('orders of the same work', () => {
  it('share one version, fifty of them at once', async () => {
    const before = count('publication_pages');
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, place) => ordering(app(), copyOfLine(place))),
    );
    expect(new Set(made.map(({ orderNo }) => orderNo)).size).toBe(50);
    expect([count('publication_versions'), count('publication_pages')]).toEqual([1, before]);
  });

  it('have versions of their own where it was changed in between', async () => {
    const first = await printed();
    await bringPage(2, await picture({ color: '#eeeeee' }));
    const second = await ordering(app(), copyOfLine(0));
    expect(count('publication_versions', "AND kind = 'ordered'")).toBe(2);
    expect(await printed()).toEqual(first);
    ordered = second;
    expect((await printed()).pages[1]).not.toEqual(first.pages[1]);
  });
});
