import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import {
  card,
  cardIn,
  detail,
  detailOf,
  dialog,
  listOf,
  part,
  press,
  says,
  showOrders,
  write,
} from '../testing.ts';

const product = productForEachTest();

beforeEach(() => product().logIn('super'));

/** What an after-sale offers at most, in yuan. */
function offered(asked: HTMLElement): number {
  const choices = within(asked).getByRole('radiogroup', { name: '希望怎样处理' });
  const texts = within(choices).getAllByText(/最多退 ¥/);
  return Number(/最多退 ¥([\d.,]+)/.exec(texts.at(-1)?.textContent ?? '')?.[1]?.replaceAll(',', ''));
}

async function askForPart(asked: HTMLElement): Promise<void> {
  await user.click(within(asked).getByLabelText(/部分退款/));
  await user.click(within(asked).getByLabelText('印刷质量问题'));
  await write(within(asked).getByLabelText('问题描述'), '第 12 页有明显色差');
  await user.click(within(asked).getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('售后申请已提交')).toBeTruthy();
}

it('查看物流 and 确认收货', async () => {
  const { shown } = await cardIn(product(), 'shipped');
  await press(shown, '查看物流');
  expect(within(await part(/物流/)).getByRole('button', { name: '复制单号' })).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^物流/);
  await press(await detail(), '确认收货');
  await user.click(within(await dialog('书都收到了吗？')).getByRole('button', { name: '确认收货' }));
  expect(await screen.findByText('已确认收货')).toBeTruthy();
  await says(await detail(), '已完成');
});

it('申请售后 offers no money twice', async () => {
  const { orderNo, shown } = await cardIn(product(), 'done');
  await press(shown, '申请售后');
  const first = await dialog('申请售后');
  const whole = offered(first);
  await askForPart(first);

  await product().replica.clock({ advance: '3h' });
  showOrders(product(), listOf(orderNo));
  await press(await card(orderNo), '申请售后');
  const left = whole - Math.ceil(whole * 30) / 100;
  await expect.poll(async () => offered(await dialog('申请售后'))).toBeCloseTo(left, 2);
});

it('申请售后 wants more than a word, and 撤销售后 takes it back', async () => {
  const { orderNo, shown } = await cardIn(product(), 'done');
  await press(shown, '申请售后');
  const asked = await dialog('申请售后');
  await user.click(within(asked).getByLabelText(/部分退款/));
  await user.click(within(asked).getByLabelText('印刷质量问题'));
  await write(within(asked).getByLabelText('问题描述'), '色差');
  expect(within(asked).getByRole<HTMLButtonElement>('button', { name: '提交申请' }).disabled).toBe(true);
  expect(within(asked).getByText(/^问题描述还差 \d+ 个字/)).toBeTruthy();
  await write(within(asked).getByLabelText('有问题的数量'), '99999');
  expect(
    within(asked).getByText(/^有问题的数量请输入 1 到 10 之间的整数$/, { selector: '[role=status]' }),
  ).toBeTruthy();
  await write(within(asked).getByLabelText('有问题的数量'), '3');
  await askForPart(asked);
  await press(shown, '撤销售后');
  const question = await dialog('撤销售后申请？');
  await user.click(within(question).getByRole('button', { name: '撤销申请' }));
  expect(await screen.findByText('售后申请已撤销')).toBeTruthy();
  showOrders(product(), detailOf(orderNo));
  await says(await part('售后'), '已撤销');
});

it('评价 is given once', async () => {
  const { orderNo, shown } = await cardIn(product(), 'done');
  await press(shown, '评价');
  const asked = await dialog('这次印得怎么样？');
  const send = within(asked).getByRole<HTMLButtonElement>('button', { name: '提交评价' });
  expect(send.disabled).toBe(true);
  const fourth = within(asked).getAllByRole('radio')[3];
  if (fourth) await user.click(fourth);
  await says(asked, '满意');
  await write(within(asked).getByLabelText('说说感受（选填）'), '纸摸着很舒服');
  await user.click(send);
  expect(await screen.findByText('感谢您的评价')).toBeTruthy();

  showOrders(product(), detailOf(orderNo));
  const review = await part('我的评价');
  await says(review, '纸摸着很舒服');
  expect(within(review).getByLabelText('4 星')).toBeTruthy();
  expect(within(await detail()).queryByRole('button', { name: '评价' })).toBeNull();
});
