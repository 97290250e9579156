/** A calendar in the whole product: made by one press, given the days of a family, and another year. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { answer } from '#web/testing/question.ts';
import { toasts } from '#web/testing/toasts.ts';

const product = productForEachTest();

beforeEach(async () => {
  await product().logIn('fresh');
  await product().open('/manager/opus-doc-calendar');
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = () => within(screen.getByRole('complementary', { name: '日历' }));

/** Its part of the program comes when it is opened. */
async function openPanel(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '日历' }));
  await screen.findByRole('complementary', { name: '日历' });
}

/** By its words: the hint of what was pressed before may have the same id as its title here. */
async function dateDialog(): Promise<HTMLElement> {
  const title = await screen.findByText('新增纪念日');
  return title.closest<HTMLElement>('[role="dialog"]') ?? title;
}

async function openDateDialog() {
  await user.click(panel().getByRole('button', { name: '新增' }));
  return within(await dateDialog());
}

const pages = () => within(screen.getByRole('list', { name: '页面' })).getAllByRole('listitem');
const saved = () => waitFor(() => expect(document.querySelector('[data-save="saved"]')).toBeTruthy());
const texts = () =>
  screen.getAllByRole('button', { name: /^文字，/ }).map((each) => each.getAttribute('aria-label') ?? '');

async function make(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^做一本/ }));
  await screen.findByRole('region', { name: '封面' });
  await waitFor(() => expect(pages()).toHaveLength(13));
  await saved();
}

it('is made by one press, and is a calendar still when it is opened again', async () => {
  expect(await screen.findByText('还没有日历，从旁边开始第一本吧。')).toBeTruthy();
  await make();
  await openPanel();
  const [title] = screen.getAllByRole('heading', { name: /^\d{4} 年日历$/ });
  const year = Number.parseInt(title?.textContent ?? '', 10);
  await user.click(panel().getByRole('button', { name: `一键换到 ${year + 1} 年` }));
  expect(await screen.findByRole('heading', { name: `${year + 1} 年日历` })).toBeTruthy();
  await saved();
  // The name says the year too.
  expect(await screen.findByText(`${year + 1}年挂历`)).toBeTruthy();
  await product().open(`/manager/opus-doc-calendar${location.search}`);
  await waitFor(() => expect(screen.queryByRole('complementary', { name: '日历' })).toBeNull());
  await openPanel();
  expect(await screen.findByRole('heading', { name: `${year + 1} 年日历` })).toBeTruthy();
});

it('says the old year again in its name when the new one is undone', async () => {
  await make();
  await openPanel();
  const year = Number.parseInt(screen.getByRole('heading', { name: /年日历$/ }).textContent ?? '', 10);
  await user.click(panel().getByRole('button', { name: `一键换到 ${year + 1} 年` }));
  expect(await screen.findByText(`${year + 1}年挂历`)).toBeTruthy();
  await user.click(button(/^撤销/));
  expect(await screen.findByText(`${year}年挂历`)).toBeTruthy();
});

it('tells what comes next until it is read, has nothing to undo, and is not made again when it is loaded again', async () => {
  await make();
  const next = within(screen.getByRole('region', { name: '接下来' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '接下来' }));
  expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '接下来 1/3',
    '每月放一张照片',
    '知道了',
  ]);
  // An undone calendar would be a white book.
  expect(button(/^撤销/).hasAttribute('disabled')).toBe(true);
  await user.click(next.getByRole('button', { name: '接下来 1/3', expanded: false }));
  await user.click(next.getByRole('button', { name: '写上家人的生日' }));
  const dialog = await dateDialog();
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('名称')));
  await user.click(within(dialog).getByRole('button', { name: '返回' }));
  await user.click(next.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('region', { name: '接下来' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(history.state?.usr ?? null).toBeNull();
});

it('tells it again when it is opened again and waits for photos still, until that is read', async () => {
  await make();
  const toasts = () => document.documentElement.style.getPropertyValue('--above-toasts');
  expect(toasts()).toMatch(/^\d+px$/);
  const { search } = location;
  const again = async () => {
    await product().open('/manager/about');
    await screen.findByRole('heading', { level: 1 });
    await product().open(`/manager/opus-doc-calendar${search}`);
  };
  await again();
  const next = await screen.findByRole('region', { name: '接下来' });
  expect(next.contains(document.activeElement)).toBe(false);
  await user.click(within(next).getByRole('button', { name: '知道了' }));
  expect(toasts()).toBe('');
  await again();
  await screen.findByRole('region', { name: '封面' });
  expect(screen.queryByRole('region', { name: '接下来' })).toBeNull();
});

it('ticks off what was done, and goes on with what was not', async () => {
  await make();
  const next = within(screen.getByRole('region', { name: '接下来' }));
  await user.click(next.getByRole('button', { name: '接下来 1/3' }));
  // A dialog that is open hides what is below it.
  const steps = () => next.getAllByRole('listitem', { hidden: true });
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    '○每月放一张照片',
    '○写上家人的生日',
    '○印刷',
  ]);
  await user.click(next.getByRole('button', { name: '写上家人的生日' }));
  const dialog = within(await dateDialog());
  await user.type(dialog.getByLabelText('名称'), '小满');
  await user.type(dialog.getByLabelText(/^日期/), '1月1日{Enter}');
  await waitFor(() => expect(steps()[1]?.textContent).toBe('✓写上家人的生日，已完成'));
});

it('leads from an empty place to the photos, by the keyboard, by two presses and by a button', async () => {
  await make();
  const place = button('照片的位置');
  const tray = () => screen.findByRole('complementary', { name: '照片' });
  const putAway = async () => user.click(within(await tray()).getByRole('button', { name: '收起' }));
  fireEvent.click(place, { detail: 0 });
  fireEvent.keyDown(place, { key: 'Enter' });
  expect(within(await tray()).getByText('点一张照片，放进选中的位置。')).toBeTruthy();
  await putAway();
  fireEvent.doubleClick(place);
  await putAway();
  const inspector = within(screen.getByRole('complementary', { name: '属性' }));
  expect(inspector.getByRole('heading', { name: '照片的位置' })).toBeTruthy();
  const [first] = inspector.getAllByRole('button');
  expect(first?.textContent).toBe('放照片');
  await user.click(first as HTMLElement);
  expect(await tray()).toBeTruthy();
});

it('shows a birthday that is added, and not when it was deleted', async () => {
  await make();
  await openPanel();
  expect(await panel().findByText(/^家人的生日/)).toBeTruthy();
  const dialog = await openDateDialog();
  const end = dialog.getByRole<HTMLButtonElement>('button', { name: '完成' });
  expect(end.disabled).toBe(true);
  expect(dialog.queryByText('请输入名称')).toBeNull();
  await user.type(dialog.getByLabelText(/^日期/), '{Enter}');
  expect(dialog.getByText('请输入名称')).toBeTruthy();
  await user.type(dialog.getByLabelText('名称'), '一'.repeat(12));
  expect(dialog.getByText('最多 12 个字')).toBeTruthy();
  await user.clear(dialog.getByLabelText('名称'));
  await user.type(dialog.getByLabelText('名称'), '小满{Enter}');
  expect(dialog.queryByText('最多 12 个字')).toBeNull();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^日期/));
  await user.type(dialog.getByLabelText(/^日期/), '1月1日{Enter}');
  // The next one is asked for.
  await waitFor(() => expect((dialog.getByLabelText('名称') as HTMLInputElement).value).toBe(''));
  expect(dialog.getByText('已添加 1 个：小满，1月1日。没有别的，就按回车或“完成”。')).toBeTruthy();
  // One that is begun is not left behind.
  await user.type(dialog.getByLabelText('名称'), '外婆');
  expect(end.disabled).toBe(true);
  await user.type(dialog.getByLabelText(/^日期/), '1930年腊月廿三');
  expect(dialog.getByText(/^1930年农历12月23日，公历1931年2月10日：\d{4}年/)).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^日期/));
  await user.type(dialog.getByLabelText(/^日期/), '农历八月十五');
  // What is understood, and the day of this calendar.
  expect(dialog.getByText(/^农历8月15日：\d{4}年\d{1,2}月\d{1,2}日 · 农历八月十五$/)).toBeTruthy();
  await waitFor(() => expect(end.disabled).toBe(false));
  await user.click(end);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts('已添加外婆，农历8月15日')).toHaveLength(1);
  expect(await panel().findByText('公历 1 月 1 日')).toBeTruthy();
  expect(panel().getByText('农历 8 月 15 日')).toBeTruthy();
  await user.click(button(/^第 2 页，一月 \d{4}$/));
  await waitFor(() => expect(texts().some((name) => name.includes('小满'))).toBe(true));
  await user.click(panel().getByRole('button', { name: '删除小满' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^删\s?除$/ }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('complementary', { name: '日历' })),
  );
  await waitFor(() => expect(texts().some((name) => name.includes('小满'))).toBe(false));
});

it('ends with what was added, where nothing more is written', async () => {
  await make();
  await openPanel();
  const dialog = await openDateDialog();
  await user.type(dialog.getByLabelText('名称'), '小满');
  await user.type(dialog.getByLabelText(/^日期/), '1月1日');
  await user.click(dialog.getByRole('button', { name: '保存，再写一个' }));
  expect(await dialog.findByText(/^已添加 1 个：小满，1月1日/)).toBeTruthy();
  // It is not written twice.
  await user.type(dialog.getByLabelText('名称'), '小满');
  await user.type(dialog.getByLabelText(/^日期/), '1月1日');
  expect(await dialog.findByText('已经写过这一天了。')).toBeTruthy();
  // And keeps no hand from ending.
  await user.click(dialog.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(panel().getAllByRole('button', { name: /^删除/ })).toHaveLength(1);
});

it('can be left while what was added is read again', async () => {
  await make();
  await openPanel();
  const dialog = await openDateDialog();
  const list = product().hold('getSpecialDates');
  await user.type(dialog.getByLabelText('名称'), '小满');
  await user.type(dialog.getByLabelText(/^日期/), '1月1日{Enter}');
  await list.asked;
  await user.click(dialog.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  list.letGo();
  expect(await panel().findByText('公历 1 月 1 日')).toBeTruthy();
});

it('asks before what is typed of a day is given up', async () => {
  await make();
  await openPanel();
  const dialog = await openDateDialog();
  await user.type(dialog.getByLabelText('名称'), '外婆');
  await user.click(dialog.getByRole('button', { name: '返回' }));
  expect(await screen.findByText('填写的内容不会保存。')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('名称').value).toBe('外婆');
  await answer('放弃修改');
  await waitFor(() => expect(screen.queryByText('新增纪念日')).toBeNull());
});

it('has one stop for the days of a month, whose days the arrows go along until one is chosen', async () => {
  await make();
  await user.click(await screen.findByRole('button', { name: /^第 5 页，四月/ }));
  const month = within(await screen.findByRole('region', { name: /^四月 \d{4}$/ }));
  const hits = () => month.getAllByRole('button');
  const stops = () => hits().filter(({ tabIndex }) => tabIndex === 0);
  expect(hits().length).toBeGreaterThan(62);
  expect(stops().length).toBeLessThan(8);
  const day = (no: number) => month.getByRole('button', { name: `文字，${no}` });
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  const first = day(1);
  expect(stops()).toContain(first);
  day(12).focus();
  // Down through what the day says below its number, and on to the next week.
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown']) press(key);
  expect(document.activeElement).toBe(day(20));
  expect(stops()).toContain(day(20));
  expect(stops()).not.toContain(first);
  expect(day(20).getAttribute('aria-pressed')).toBe('false');
  press('End');
  expect(document.activeElement).toBe(day(30));
  press('Home');
  expect(document.activeElement).toBe(first);
  fireEvent.click(first, { detail: 0 });
  expect(first.getAttribute('aria-pressed')).toBe('true');
  const { left } = first.style;
  press('ArrowRight');
  expect(document.activeElement).toBe(first);
  expect(first.style.left).not.toBe(left);
});

it('calls its pages by their months, where they are worked on and where a version is compared', async () => {
  await make();
  await user.click(await screen.findByRole('button', { name: /^第 2 页，一月/ }));
  const first = within(await screen.findByRole('region', { name: /^一月 \d{4}$/ }));
  expect(first.getAllByRole('button').length).toBeGreaterThan(31);
  expect(screen.getByRole('heading', { name: /^一月 \d{4}$/ })).toBeTruthy();
  await openPanel();
  await user.click(panel().getByRole('button', { name: /^一键换到/ }));
  await saved();
  await user.click(button('历史版本'));
  await user.click(await screen.findByRole('button', { name: '对比' }));
  expect(await screen.findByRole('region', { name: /^十二月 \d{4}$/ })).toBeTruthy();
  expect(await screen.findByRole('region', { name: '封面' })).toBeTruthy();
});
