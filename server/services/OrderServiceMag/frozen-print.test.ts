import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TextElement } from '#contracts/rules/pages/document.ts';
import { withIds } from '#contracts/rules/pages/ids.ts';
import { orderByNo } from '#db/queries/orders/order-reading.ts';
import { printSource } from '#db/queries/orders/print-files.ts';
import { createWork } from '#db/queries/publications/creating.ts';
import { printedBook } from '#db/queries/publications/reading.ts';
import { putPage } from '#db/queries/publications/stored-pages.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { type Ordered, ordering } from './testing/ordered.ts';
import { fetched, GET, MAKE } from './testing/prints.ts';
import { act } from './testing.ts';

const app = appForEachTest();
const SUPER = 10_003;
const ORDERED = ['湖上的第一页', '祖父说：“书要一页一页地读。”', 'AVA 1987', '最后一页'];
const POPPLER = spawnSync('pdftotext', ['-v']).status === 0;

const contentOf = (text: string) => ({
  ground: '#ffffff',
  elements: withIds([
    {
      ...{ kind: 'text', x: 15, y: 20, w: 110, h: 40, text, part: 'prose' },
      style: {
        ...{
          family: 'serif',
          weight: 400,
          size: 6,
          leading: 1.6,
          color: '#000000',
          align: 'left',
          indent: 0,
        },
      },
    } as Omit<TextElement, 'id'>,
  ]),
});

let publicationId = 0;
let ordered: Ordered;

/** A work of super's that was ordered and paid. */
beforeEach(async () => {
  const { db, clock } = app().world;
  const work = { ownerId: SUPER, code: 'frozen2222', now: clock.now(), name: '湖上', type: 'album' } as const;
  publicationId = createWork(db, { ...work, widthMm: 148, heightMm: 210, pages: ORDERED.map(contentOf) });
  db.sqlite.prepare('UPDATE cart_lines SET publication_id = ? WHERE id = 90001').run(publicationId);
  ordered = await ordering(app(), '90001');
});

/** The bytes of the print file of the line, drawn anew. */
async function printed(): Promise<Buffer> {
  const { db } = app().world;
  const wish = { ...ordered, form: 'print' };
  const line = orderByNo(db, SUPER, ordered.orderNo)?.lines[0];
  const source = line && printSource(db, line, 'print');
  const kept = source && app().app.printRoom.find(source.hash, 'print');
  if (kept) rmSync(kept);
  db.sqlite.exec('DELETE FROM print_files');
  await act(app(), MAKE, wish);
  const { address } = await vi.waitFor(
    async () => {
      const now = dataOf(await act(app(), GET, wish));
      expect(now.state).toBe('ready');
      return now;
    },
    { timeout: 120_000, interval: 200 },
  );
  return (await fetched(app(), address, 'super')).rawPayload;
}

const bare = (text: string) => text.replaceAll(/\s/g, '');

async function wordsByPdfjs(file: Buffer): Promise<string> {
  const reading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const read = await reading.promise;
  let words = '';
  for (let no = 1; no <= read.numPages; no += 1) {
    const { items } = await (await read.getPage(no)).getTextContent();
    words += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  await reading.destroy();
  return bare(words);
}

it('what an order prints stays byte for byte what was ordered, whatever becomes of the work', async () => {
  const { db, clock } = app().world;
  const before = await printed();
  const words = bare(ORDERED.join(''));
  expect(await wordsByPdfjs(before)).toBe(words);
  if (POPPLER) {
    const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: before, encoding: 'utf8' });
    expect(bare(stdout)).toBe(words);
  }
  clock.advance(5000);
  for (const no of [1, 2]) putPage(db, { publicationId, no, content: contentOf('改过的文字') });
  db.sqlite.prepare("UPDATE publications SET name = '改名', width_mm = 200 WHERE id = ?").run(publicationId);
  expect((await printed()).equals(before)).toBe(true);
  db.sqlite.prepare('UPDATE publications SET trashed_at = 1 WHERE id = ?').run(publicationId);
  expect((await printed()).equals(before)).toBe(true);
}, 240_000);

it('bought again as it was ordered it prints what was ordered, though the work was changed and has grown', async () => {
  const { db, clock } = app().world;
  clock.advance(5000);
  putPage(db, { publicationId, no: 1, content: contentOf('改过的文字') });
  const change = "UPDATE publications SET name = '改名', page_num = 70, updated_at = ? WHERE id = ?";
  db.sqlite.prepare(change).run(clock.now(), publicationId);
  db.sqlite.prepare("UPDATE orders SET state = 'done' WHERE no = ?").run(ordered.orderNo);
  const wish = { orderNo: ordered.orderNo, version: 'ordered' };
  const { cartIDs } = dataOf(await act(app(), 'OrderServiceMag.rebuy', wish));
  const { orderNo } = await ordering(app(), String(cartIDs));
  const line = orderByNo(db, SUPER, orderNo)?.lines[0];
  expect(line).toMatchObject({ publicationName: '湖上', pageNum: 64 });
  expect(line && printedBook(db, line)?.page(1).elements).toMatchObject([{ text: ORDERED[0] }]);
});

it('replacing the file within its time prints the work as it is now', async () => {
  const { db, clock } = app().world;
  putPage(db, { publicationId, no: 1, content: contentOf('改过的文字') });
  clock.advance(5000);
  db.sqlite.prepare('UPDATE publications SET updated_at = ? WHERE id = ?').run(clock.now(), publicationId);
  const wish = { ...ordered, idemKey: 'replace-frozen-1' };
  expect((await act(app(), 'OrderServiceMag.replaceFile', wish)).json).toMatchObject({ code: 0 });
  expect(await wordsByPdfjs(await printed())).toBe(bare(['改过的文字', ...ORDERED.slice(1)].join('')));
}, 240_000);
