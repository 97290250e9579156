import { describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { seededBook } from '#db/works/pages/seeded-book.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, draft, expectRefused, leaf, OPUS, save, wordsPage } from './testing.ts';

const OPERATION = 'OpusServiceMag.getLeaves';
const app = appForEachTest();

describe(OPERATION, () => {
  it('gives what stands on a page, the same before and after it is stored', async () => {
    const before = await leaf(app(), idAt(3));
    await save(app(), { leaves: [{ id: idAt(2), content: wordsPage('新') }] });
    expect(await leaf(app(), idAt(3))).toEqual(before);
    const { sqlite } = app().world.db;
    const row = sqlite.prepare('SELECT art_id, page_num FROM publications WHERE id = ?').raw().get(OPUS);
    const [artId, pageNum] = row as [string, number];
    const { ground, elements } = seededBook(artId, pageNum).page(3);
    expect(before.content).toEqual({ ground, elements });
  });

  it('gives each page once, in the order of the ids, and leaves out what is not there', async () => {
    const { revision } = await draft(app());
    const ids = [idAt(2), idAt(1), idAt(2), 'zzzzzzzz'].join(',');
    const { leaves, ...rest } = dataOf(await asSuper(app(), OPERATION, { opusID: OPUS, ids }));
    expect((leaves as { id: string }[]).map(({ id }) => id)).toEqual([idAt(2), idAt(1)]);
    expect(rest).toEqual({ revision });
  });

  it('gives up to twenty at once', async () => {
    const ids = Array.from({ length: 21 }, (_, at) => idAt(at + 1)).join(',');
    await expectRefused(app(), OPERATION, { opusID: OPUS, ids }, 'bad-ids');
    await expectRefused(app(), OPERATION, { opusID: OPUS, ids: 'x' }, 'bad-ids');
  });
});
