import { expect, it } from 'vitest';
import { readDocument } from '#contracts/rules/pages/read-document.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { forgetUnusedFiles } from '#db/queries/files/unused-files.ts';
import { readableBook } from '#db/queries/publications/reading.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, newKey, SHOWN } from './testing.ts';

const app = appForEachTest();
const print = (idemKey = newKey()) => ask(app(), 'CardServiceMag.printCard', { cardID: SHOWN, idemKey });

it('CardServiceMag.printCard makes a work of two pages that can be ordered as cards', async () => {
  const key = newKey();
  const { opusID, batch } = dataOf(await print(key));
  expect([batch, dataOf(await print(key)).opusID]).toEqual([2, opusID]);
  const { db } = app().world;
  const code = String(db.sqlite.prepare('SELECT code FROM publications WHERE id = ?').pluck().get(opusID));
  const found = readableBook(db, { code, readerId: 10003, now: TEST_NOW, hasRight: () => false });
  if (found.kind !== 'done') throw new Error('it cannot be read');
  const { book } = found.value;
  const pages = [book.page(1), book.page(2)];
  expect([book.widthMm, book.heightMm, book.pageNum]).toEqual([90, 54, 2]);
  expect(readDocument({ version: 2, widthMm: 90, heightMm: 54, pages, outline: [] }).kind).toBe('document');
  const words = JSON.stringify(pages);
  // The mobile for those who scan stands on it, the hidden one does not.
  expect([words.includes('190 0000 0003'), words.includes('8800 9003')]).toEqual([true, false]);
  const goods = await app().call(
    'ShoppingServiceMag.getGoodsFor',
    { publicationID: String(opusID) },
    { token: await app().tokenOf('super') },
  );
  expect(JSON.stringify(goods.json)).toContain('名片');
});

it('knows by which printing somebody came', async () => {
  await print();
  const { db } = app().world;
  const token = db.sqlite.prepare('SELECT token FROM card_tokens WHERE batch = 2').pluck().get();
  const scanned = await app().app.inject(`/card/q/${token}`);
  expect(scanned.headers.location).toBe(`/card/shen-zhiyuan?k=${token}`);
  await app().app.inject(String(scanned.headers.location));
  const { batches, list } = dataOf(await ask(app(), 'CardServiceMag.getCardVisits', { cardID: SHOWN }));
  expect(batches).toMatchObject([
    { batch: 2, scans: 1 },
    { batch: 1, scans: 3 },
  ]);
  expect((list as object[])[0]).toMatchObject({ who: '', source: 'print', batch: 2, action: 'open' });
});

it('has its own front for a cover, for its owner alone, as long as an order shows it', async () => {
  const { opusID } = dataOf(await print());
  const { sqlite } = app().world.db;
  const art = String(sqlite.prepare('SELECT art_id FROM publications WHERE id = ?').pluck().get(opusID));
  const url = coverAddress(art);
  const seen = async (account: string) =>
    app().app.inject({ url, cookies: { deskSession: await app().tokenOf(account) } });
  const drawn = await seen('super');
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(drawn.body.replaceAll(/<[^>]*>/g, '')).toContain('沈知远');
  expect(drawn.body.replaceAll(/<[^>]*>/g, '')).not.toContain('8800 9003');
  expect((await seen('demo')).statusCode).toBe(404);
  expect((await app().app.inject({ url })).statusCode).toBe(404);
  const lines =
    'SELECT id FROM order_lines WHERE order_id IN (SELECT id FROM orders WHERE user_id = 10003) LIMIT 1';
  sqlite.prepare(`UPDATE order_lines SET art_id = ? WHERE id = (${lines})`).run(art);
  sqlite.prepare('DELETE FROM publications WHERE id = ?').run(opusID);
  forgetUnusedFiles(app().world.db);
  expect((await seen('super')).statusCode).toBe(200);
  sqlite.prepare("UPDATE order_lines SET art_id = 'blank' WHERE art_id = ?").run(art);
  expect((await seen('super')).statusCode).toBe(404);
});
