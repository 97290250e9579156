/** 制作电子书: the ways to start for whom it is open, and what everybody else finds there. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { MakeEbookRoute } from './make-ebook-route.tsx';

const product = productForEachTest();
const HERE = '/manager/make_ebook';

async function showAs(account: string): Promise<void> {
  await product().logIn(account);
  product().show(<MakeEbookRoute />, HERE);
}

async function openAs(account: string): Promise<void> {
  await product().logIn(account);
  await product().open(HERE);
}

const wall = async () => within(await screen.findByRole('list', { name: '模板' }));
const queue = () => screen.findByRole('list', { name: '导入的文件' });
const sent = () => product().replica.journal('OpusServiceMag.createOpus');

describe('for a 超级会员', () => {
  it('there are three ways to start', async () => {
    await showAs('super');
    expect(await screen.findByRole('region', { name: '上传 PDF 或图片' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '从空白开始' })).toBeTruthy();
    expect((await wall()).getAllByRole('button').length).toBeGreaterThan(3);
    expect(screen.queryByText(/需要开通会员/)).toBeNull();
  });

  it('a template becomes a draft under a name of its own', async () => {
    await showAs('super');
    const [first] = (await wall()).getAllByRole('button');
    if (first) await user.click(first);
    const field = await screen.findByLabelText('作品名称', { selector: '[role=dialog] input' });
    await user.clear(field);
    await user.type(field, '外婆的院子{Enter}');
    const made = await screen.findByRole('dialog', { name: '《外婆的院子》建好了' });
    expect(within(made).getByRole('link', { name: '翻阅' }).getAttribute('href')).toMatch(/^\/r\/\w+$/);
  });

  it('an empty work has the size that was chosen', async () => {
    await showAs('super');
    await user.click(await screen.findByRole('radio', { name: /横版/ }));
    await user.click(screen.getByRole('button', { name: '新建空白作品' }));
    const made = await screen.findByRole('dialog', { name: '《未命名作品》建好了' });
    expect(made.textContent).toContain('24 页 · 297 × 210 毫米');
  });

  it('what is wrong with an empty work is said at its field, and nothing is sent', async () => {
    await showAs('super');
    await user.click(await screen.findByRole('radio', { name: /自定义/ }));
    const width = screen.getByLabelText('宽');
    await user.clear(width);
    await user.type(width, '9');
    await user.clear(screen.getByLabelText('作品名称'));
    await user.click(screen.getByRole('button', { name: '新建空白作品' }));
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.filter((words) => words !== '')).toEqual(['页面边长应为 20 到 1200 毫米', '请输入作品名称']);
    await waitFor(() => expect(document.activeElement).toBe(width));
    expect(await sent()).toEqual([]);
  });

  it('a work that was not made says so where it was to be, and keeps what was typed', async () => {
    await product().replica.fault({ operation: 'OpusServiceMag.createOpus', kind: 'status', status: 500 });
    await showAs('super');
    await user.type(await screen.findByLabelText('作品名称'), '二');
    await user.click(screen.getByRole('button', { name: '新建空白作品' }));
    expect(await screen.findByText(/服务器暂时出错，请重试/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('作品名称').value).toBe('未命名作品二');
  });

  it('what is not finished stands there with its way on', async () => {
    await product().replica.scenario('import-in-state', { state: 'failed', missing: '3,4' });
    await showAs('super');
    const row = within(await screen.findByRole('article', { name: '夜航' }));
    expect(row.getByText('第 3、4 页转换失败，完成的 6 页都在')).toBeTruthy();
    expect(row.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('a file that is none of ours is refused in its row, and goes from there', async () => {
    await showAs('super');
    const input = await screen.findByLabelText('选择文件', { selector: 'input' });
    await user.upload(input, new File(['你好'], '笔记.pdf', { type: 'application/pdf' }));
    const row = within(await screen.findByRole('article', { name: '笔记' }));
    expect(await row.findByText('不是 PDF 或图片')).toBeTruthy();
    await user.click(row.getByRole('button', { name: '移除记录' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: '笔记' })).toBeNull());
  });

  it('files are dropped anywhere on the page, and a miss does not leave it', async () => {
    await showAs('super');
    await screen.findByRole('region', { name: '上传 PDF 或图片' });
    const files = [new File(['不是 PDF'], '笔记.pdf', { type: 'application/pdf' })];
    const dataTransfer = { types: ['Files'], files };
    const anywhere = screen.getByRole('heading', { level: 1 });
    // Where a page takes it the browser does not open the file itself.
    expect(fireEvent.dragOver(anywhere, { dataTransfer })).toBe(false);
    expect(await screen.findByText('松开鼠标，开始上传')).toBeTruthy();
    expect(fireEvent.drop(anywhere, { dataTransfer })).toBe(false);
    await waitFor(() => expect(screen.queryByText('松开鼠标，开始上传')).toBeNull());
    const row = within(await screen.findByRole('article', { name: '笔记' }));
    expect(await row.findByText('不是 PDF 或图片')).toBeTruthy();
  });

  it('an empty work is made with the keyboard alone', async () => {
    await showAs('super');
    (await screen.findByRole('radio', { name: /A5/ })).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /16开/ }).checked).toBe(true);
    const field = screen.getByLabelText('作品名称');
    await user.clear(field);
    await user.type(field, '外婆的院子{Enter}');
    const made = await screen.findByRole('dialog', { name: '《外婆的院子》建好了' });
    expect(made.textContent).toContain('185 × 260 毫米');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['OpusServiceMag.getOpusTemplates', '模板没有加载出来', wall],
    ['OpusServiceMag.getImports', '未完成的导入没有加载出来', queue],
  ] as const)('%s that fails says so, and is asked again', async (operation, words, found) => {
    await product().replica.fault({ operation, kind: 'status', status: 500 });
    await showAs('super');
    const said = (await screen.findByText(words)).closest<HTMLElement>('[role=alert]') ?? document.body;
    await product().replica.clearFaults();
    await user.click(within(said).getByRole('button', { name: '重试' }));
    expect(await found()).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});

describe('what the member was at', () => {
  it('stands there to go on with: works to edit and print, orders under way', async () => {
    await showAs('super');
    const works = within(await screen.findByRole('list', { name: '接着做' }));
    expect(works.getAllByRole('link')[0]?.getAttribute('href')).toContain('/manager/opus_list_edit?id=');
    expect(works.getAllByRole('button', { name: /^印刷《/ }).length).toBeGreaterThan(0);
    const orders = within(await screen.findByRole('list', { name: '进行中的订单' }));
    expect(orders.getAllByRole('link')[0]?.getAttribute('href')).toContain('/manager/order?no=');
    expect(orders.queryByText('已完成')).toBeNull();
  });

  it('leads a calendar to the editor of calendars', async () => {
    const params = { account: 'fresh', template: 'family-wall' };
    const { publicationID } = await product().replica.scenario('draft-made', params);
    await showAs('fresh');
    const works = within(await screen.findByRole('list', { name: '接着做' }));
    const [calendar] = works.getAllByRole('link');
    expect(calendar?.getAttribute('href')).toBe(`/manager/opus-doc-calendar?id=${publicationID}`);
  });

  it('is nothing for whom there is nothing yet', async () => {
    await showAs('fresh');
    expect(await screen.findByRole('button', { name: '上传印刷文件' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: '接着做' })).toBeNull();
  });
});

describe('where the membership does not open it', () => {
  it.each([
    ['demo', ''],
    ['vip', '您的「VIP」不含制作电子书'],
    ['enterprise', '您的「企业高级版」不含制作电子书'],
  ])('%s sees what it would bring, and what is free', async (account, note) => {
    await showAs(account);
    const card = screen.getByRole('region', { name: '「制作电子书」需要开通会员' });
    expect(card.textContent).toContain(`「超级会员」可以使用。${note}`);
    expect(screen.getByRole('region', { name: '样书' })).toBeTruthy();
    expect((await wall()).getAllByRole('button').length).toBeGreaterThan(3);
    const freeWays = screen.getByRole('region', { name: /现在就能做成书/ });
    expect(freeWays.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const free = within(freeWays);
    expect(free.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '用照片做画册',
      '做台历、挂历',
      '上传印刷文件',
    ]);
    expect(screen.queryByLabelText('选择文件')).toBeNull();
  });

  it.each(['上传 PDF 或图片', '选模板', '从空白开始'])('%s leads to what opens it', async (way) => {
    await openAs('demo');
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${way}`) }));
    const card = await screen.findByRole('region', { name: '此操作需要开通会员' });
    expect(card.textContent).toContain('「超级会员」可以使用');
    expect(await sent()).toEqual([]);
  });

  it('the free way is a press away', async () => {
    await openAs('demo');
    await user.click(await screen.findByRole('button', { name: '上传印刷文件' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/manager/opus_list/all?upload=1'));
  });

  it('the sample is leafed through to its end', async () => {
    await showAs('demo');
    const sample = within(screen.getByRole('region', { name: '样书' }));
    const next = sample.getByRole<HTMLButtonElement>('button', { name: '下一页' });
    for (let turns = 0; turns < 10 && !next.disabled; turns += 1) await user.click(next);
    expect(sample.getByText('第 8 – 9 页')).toBeTruthy();
    expect(sample.getByRole<HTMLButtonElement>('button', { name: '上一页' }).disabled).toBe(false);
  });
});
