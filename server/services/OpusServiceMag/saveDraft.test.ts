import { beforeEach, describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import {
  asSuper,
  type DraftData,
  draft,
  expectRefused,
  leaf,
  OPUS,
  put,
  save,
  saveOf,
  stored,
  wordsPage,
} from './testing.ts';

const OPERATION = 'OpusServiceMag.saveDraft';
const app = appForEachTest();
const NEW = 'newpagez';

let before: DraftData;
let order: string[] = [];
beforeEach(async () => {
  before = await draft(app());
  order = before.leaves.map(({ id }) => id);
});

function contentCount(): unknown {
  return app().world.db.sqlite.prepare('SELECT count(*) FROM page_contents').pluck().get();
}

describe(OPERATION, () => {
  it('saves pages, and says what they are known by now', async () => {
    const content = wordsPage('第二页');
    const saved = await save(app(), { leaves: [{ id: idAt(2), content }] });
    expect(saved).toEqual({
      revision: before.revision + 1,
      savedAt: new Date(app().world.clock.now()).toISOString(),
      leaves: [{ id: idAt(2), hash: (await draft(app())).leaves[1]?.hash }],
    });
    expect((await leaf(app(), idAt(2))).content).toEqual(content);
  });

  it('keeps what a calendar is made of, beside what its pages share, and refuses what makes none', async () => {
    const calendar = {
      ...{ kind: 'wall', firstYear: 2027, firstMonth: 1, months: 12, weekStart: 1, language: 'zh' },
      ...{ lunar: true, terms: true, holidays: true, style: 'navy' },
    };
    await save(app(), { header: { calendar } });
    const masters = [{ id: 'mastered', name: '页眉', elements: wordsPage('卷一').elements }];
    await save(app(), { header: { masters } });
    expect(await draft(app())).toMatchObject({ calendar, masters });
    const wrong = await saveOf(app(), { header: { calendar: { ...calendar, months: 14 } } });
    await expectRefused(app(), OPERATION, { ...wrong }, 'bad-draft');
  });

  it('adds, moves and takes away pages; the number of pages and the contents follow', async () => {
    const [cover = '', ...others] = order;
    const last = others.pop() ?? '';
    const outline = [cover, last].map((id, at) => ({
      title: `${at}`,
      level: 1,
      page: order.indexOf(id) + 1,
    }));
    await save(app(), { header: { outline } });
    const changed = [last, NEW, cover, ...others.slice(1)];
    await save(app(), { order: changed, leaves: [{ id: NEW, content: wordsPage('新页') }] });
    const after = await draft(app());
    expect(after.leaves.map(({ id }) => id)).toEqual(changed);
    expect(after.outline).toEqual([
      { title: '1', level: 1, page: 1 },
      { title: '0', level: 1, page: 3 },
    ]);
    const opus = dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID: OPUS }));
    expect(opus.pageNum).toBe(changed.length);
  });

  it('says that a work keeps its size', async () => {
    const input = await saveOf(app(), { header: { heightMm: 297 } });
    await expectRefused(app(), OPERATION, { ...input }, 'bad-draft');
    const { json } = await asSuper(app(), OPERATION, { ...input });
    expect(json.message).toBe('作品内容不正确：header.heightMm：作品的尺寸在新建时确定，不能更改');
  });

  it('shows the reader the pages in their new order, with links to where their pages are now', async () => {
    const link = { id: '22222223', kind: 'link', x: 0, y: 0, w: 9, h: 9, label: '' };
    const content = { ground: '#ffffff', elements: [{ ...link, target: { to: 'page', page: idAt(2) } }] };
    await save(app(), {
      order: [idAt(3), idAt(1), idAt(2), NEW, ...order.slice(3)],
      leaves: [{ id: NEW, content }],
    });
    const { code } = dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID: OPUS }));
    const asked = { bookCode: String(code), from: '1', count: '4' };
    const { pages } = dataOf(await asSuper(app(), 'ReaderServiceMag.getPages', asked));
    expect(pages).toMatchObject([
      { id: idAt(3), role: 'cover' },
      { id: idAt(1) },
      { id: idAt(2) },
      { id: NEW, elements: [{ target: { page: idAt(2), no: 3 } }] },
    ]);
  });

  it('saves the name and what pages share', async () => {
    const masters = [{ id: 'mastered', name: '页眉', elements: wordsPage('卷一').elements }];
    const content = { ...wordsPage('第一页'), master: 'mastered', layout: 'one' };
    await save(app(), {
      header: { name: ' 新 的名字 ', masters },
      leaves: [{ id: idAt(1), content }],
    });
    expect(await draft(app())).toMatchObject({ name: '新 的名字', masters });
    expect((await leaf(app(), idAt(1))).content).toEqual(content);
  });

  it('makes a published work one with changes, whose readers see what was published', async () => {
    put(app(), Number(OPUS), "status = 'draft'");
    const known = { opusID: OPUS, revision: String(before.revision) };
    const { code } = dataOf(await asSuper(app(), 'OpusServiceMag.publishOpus', known));
    await save(app(), { order: order.slice(1) });
    expect(stored(app(), Number(OPUS))?.status).toBe('changed');
    const asked = { bookCode: String(code), from: '1', count: '1' };
    const read = dataOf(await app().call('ReaderServiceMag.getPages', asked));
    expect(read.pages).toMatchObject([{ id: idAt(1) }]);
  });

  it('answers a repeat as the first time, and changes nothing more', async () => {
    const input = { ...(await saveOf(app(), { leaves: [{ id: idAt(2), content: wordsPage('一次') }] })) };
    const first = dataOf(await asSuper(app(), OPERATION, input));
    const facts = factsOf(app());
    app().world.clock.advance(60_000);
    expect(dataOf(await asSuper(app(), OPERATION, input))).toEqual(first);
    expect(factsOf(app())).toBe(facts);
  });

  it('refuses who does not know of another save, and says what is there', async () => {
    const late = { ...(await saveOf(app(), { leaves: [{ id: idAt(2), content: wordsPage('晚') }] })) };
    const { revision, savedAt } = await save(app(), {
      leaves: [{ id: idAt(2), content: wordsPage('早') }],
    });
    const facts = factsOf(app());
    const { json } = await asSuper(app(), OPERATION, late);
    const { savedBy } = await draft(app());
    expect(json).toMatchObject({ reason: 'publication-changed', details: { revision, savedAt, savedBy } });
    expect(factsOf(app())).toBe(facts);
  });

  it('forgets what stood on a page where no version shows it', async () => {
    await save(app(), { leaves: [{ id: idAt(2), content: wordsPage('一') }] });
    const count = contentCount();
    await save(app(), { leaves: [{ id: idAt(2), content: wordsPage('二') }] });
    expect(contentCount()).toBe(count);
  });

  const page = (content: object, id = idAt(2)) => [{ id, content }];
  const image = (source: string) => ({
    ground: '#ffffff',
    elements: [
      {
        ...{ id: '22222223', kind: 'image', x: 0, y: 0, w: 9, h: 9, source, alt: '' },
        crop: { x: 0, y: 0, w: 1, h: 1 },
      },
    ],
  });

  it.each<[string, Parameters<typeof saveOf>[1], string]>([
    ['no color', { leaves: page({ ground: 'red', elements: [] }) }, 'leaves[0].content.ground'],
    ['an unknown part', { leaves: page({ ...wordsPage(''), role: 'cover' }) }, 'leaves[0].content.role'],
    ['an unknown master', { leaves: page({ ...wordsPage(''), master: 'nothingz' }) }, '没有这个母版'],
    ['a page that is nowhere', { leaves: page(wordsPage(''), NEW) }, 'order：少了要保存的页'],
    ['a page without content', { order: [idAt(1), NEW] }, 'order[1]：没有这一页的内容'],
    ['a page twice', { order: [idAt(1), idAt(1)] }, 'order[1]：编号重复'],
    ['the same page twice', { leaves: [...page(wordsPage('')), ...page(wordsPage(''))] }, '编号重复'],
    [
      'an outline that is too long',
      { header: { outline: [{ title: '', level: 1, page: 9999 }] } },
      'header.outline[0].page',
    ],
    ['an unknown header', { header: { status: 'published' } }, 'header.status'],
    ['no name', { header: { name: ' ' } }, '作品名称'],
    ['a picture of another member', { leaves: page(image(`file:${'a'.repeat(64)}`)) }, '不属于您'],
  ])('refuses %s', async (_what, change, words) => {
    const input = { ...(await saveOf(app(), change)) };
    const facts = factsOf(app());
    const { json } = await asSuper(app(), OPERATION, input);
    expect(String(json.message)).toContain(words);
    expect(factsOf(app())).toBe(facts);
  });

  it.each([
    [{ leaves: '{' }, 'bad-draft'],
    [{ header: '[]' }, 'bad-draft'],
    [{ saveID: '短' }, 'bad-save-id'],
    [{ revision: 'x' }, 'bad-revision'],
    [{ opusID: 'x' }, 'publication-not-found'],
  ])('refuses %j', async (wrong, reason) =>
    expectRefused(app(), OPERATION, { ...(await saveOf(app(), {})), ...wrong }, reason),
  );
});
