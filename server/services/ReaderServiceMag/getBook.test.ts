import { describe, expect, it } from 'vitest';
import { publicationOf } from '#db/queries/publications/publications.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, DAY_MS, dataOf } from '../testing.ts';
import { ask, bookIn, OWNER } from './testing.ts';

const OPERATION = 'ReaderServiceMag.getBook';
const app = appForEachTest();

describe(OPERATION, () => {
  it.each(['', 'nothing', '%', 'x'.repeat(5000)])('finds no book behind the code "%s"', async (bookCode) => {
    const reply = await ask(app(), OPERATION, OWNER, { bookCode });
    expect(reply.json).toMatchObject({ code: 404, reason: 'book-not-found' });
  });

  it('shows others what was published, whatever the owner did since', async () => {
    bookIn(app(), 'changed', "name = '新名字', page_num = 4");
    const own = dataOf(await ask(app(), OPERATION, OWNER));
    expect(own).toMatchObject({ name: '新名字', pageNum: 4, isOwn: 'Y', isDraft: 'Y', printID: '50001' });
    const others = dataOf(await ask(app(), OPERATION, null));
    expect(others).toMatchObject({ name: '西湖四季', isOwn: 'N', isDraft: 'N', printID: '' });
    expect(others.pageNum).not.toBe(4);
  });

  it('has chapters that stand within the book', async () => {
    bookIn(app(), 'published');
    const { outline, pageNum } = dataOf(await ask(app(), OPERATION, null));
    const pages = (outline as { page: number }[]).map(({ page }) => page);
    expect(pages.length).toBeGreaterThan(2);
    expect(Math.max(...pages)).toBeLessThanOrEqual(Number(pageNum));
  });

  it('has the months of a calendar', async () => {
    const { db, clock } = app().world;
    const made = runScenario('draft-made', { db, now: clock.now() }, { template: 'desk-garden' });
    const bookCode = publicationOf(db, 10003, Number(made.publicationID))?.code ?? '';
    const { outline } = dataOf(await ask(app(), OPERATION, OWNER, { bookCode }));
    const titles = (outline as { title: string }[]).map(({ title }) => title);
    expect(titles.length).toBe(13);
    expect(titles[12]).toMatch(/^\d{4}年12月$/);
  });

  it('has nothing after thirty days in the trash', async () => {
    bookIn(app(), 'trashed', `trashed_at = ${app().world.clock.now() - 30 * DAY_MS}`);
    expect((await ask(app(), OPERATION, OWNER)).json.code).toBe(0);
    await ask(app(), 'OpusServiceMag.getOpusList', OWNER);
    expect((await ask(app(), OPERATION, OWNER)).json.code).toBe(404);
  });
});
