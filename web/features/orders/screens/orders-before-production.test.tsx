import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import {
  card,
  cardIn,
  detail,
  detailOf,
  dialog,
  listOf,
  orderIn,
  part,
  press,
  says,
  showOrders,
  write,
} from '../testing.ts';

const product = productForEachTest();

beforeEach(() => product().logIn('super'));

it('取消订单 asks for the reason, and the history tells it', async () => {
  const { orderNo, shown } = await cardIn(product(), 'unpaid');
  await press(shown, '取消订单');
  const asked = await dialog('取消这个订单？');
  const ok = within(asked).getByRole<HTMLButtonElement>('button', { name: '确认取消' });
  expect(ok.disabled).toBe(true);
  await user.click(within(asked).getByLabelText('其他原因'));
  expect(ok.disabled).toBe(true);
  await write(within(asked).getByLabelText('具体原因'), '改成电子书了');
  await user.click(ok);

  await says(await card(orderNo), '已取消');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(within(shown).getByText('查看详情'));
  await says(await part('订单进程'), '改成电子书了');
});

it('催审 is done at once, and not twice within an hour', async () => {
  const { shown } = await cardIn(product(), 'paid');
  await press(shown, '催审');
  expect(await screen.findByText(/已催促审稿/)).toBeTruthy();
  await press(shown, '催审');
  expect(await screen.findByText(/已催过，请 \d+ 分钟后再试/)).toBeTruthy();
});

it('替换文件 waits for a version that is newer than the ordered one', async () => {
  const { shown } = await cardIn(product(), 'paid');
  await press(shown, '替换文件');
  const asked = await dialog('替换印刷文件');
  await says(asked, '还可以替换');
  await says(asked, '作品之后没有');
  expect(within(asked).getByRole<HTMLButtonElement>('button', { name: '用最新版本替换' }).disabled).toBe(
    true,
  );
});

it('替换文件 prints the newest version', async () => {
  const orderNo = await orderIn(product().replica, 'paid');
  await product().replica.scenario('publication-changed');
  showOrders(product(), listOf(orderNo));
  const shown = await card(orderNo);
  await press(shown, '替换文件');
  await user.click(within(await dialog('替换印刷文件')).getByRole('button', { name: '用最新版本替换' }));
  expect(await screen.findByText('文件已替换，重新审稿')).toBeTruthy();
  await user.click(within(shown).getByText('查看详情'));
  await says(await part('印刷文件'), '第 2 版');
});

it('替换文件 is opened by its address, and says afterwards why it is too late', async () => {
  const orderNo = await orderIn(product().replica, 'paid');
  await product().replica.scenario('publication-changed');
  showOrders(product(), `${detailOf(orderNo)}&action=replaceFile`);
  const asked = await dialog('替换印刷文件');
  expect(within(asked).getByRole('timer').textContent).toMatch(/还可以替换文件 2\d:\d\d/);
  await user.click(within(asked).getByRole('button', { name: '返回' }));
  expect(within(await detail()).getAllByRole('timer')).toHaveLength(2);

  await product().replica.clock({ advance: '31m' });
  showOrders(product(), `${detailOf(orderNo)}&action=replaceFile`);
  await says(await dialog('现在不能替换文件'), '付款后 30 分钟内可以替换文件，现在已过时限');
  await user.click(screen.getByRole('button', { name: '知道了' }));
  await says(await part('印刷文件'), '现在已过时限，按审过的文件印刷');
});

it('查看问题 and 坚持印刷, by somebody who has read the problems', async () => {
  const { shown } = await cardIn(product(), 'checking_failed');
  await press(shown, '查看问题');
  const problems = within(await part(/文件问题/));
  expect(await problems.findByRole('region', { name: '第 17 页，共 168 页，问题处已框出' })).toBeTruthy();
  await user.click(problems.getByRole('button', { name: '下一处' }));
  expect(await problems.findByRole('region', { name: '第 69 页，共 168 页，问题处已框出' })).toBeTruthy();
  await press(await detail(), '坚持印刷');
  const asked = await dialog('按现有文件印刷？');
  await says(asked, '第 69 页');
  const ok = within(asked).getByRole<HTMLButtonElement>('button', { name: '坚持印刷' });
  expect(ok.disabled).toBe(true);
  await user.click(within(asked).getByLabelText('我已知晓以上问题，仍要印刷'));
  await user.click(ok);
  await says(await detail(), '待生产');
});

it('申请退款 gives the money back', async () => {
  const { orderNo, shown } = await cardIn(product(), 'ready');
  await press(shown, '申请退款');
  const asked = await dialog('申请退款？');
  await says(asked, '原路退回');
  await user.click(within(asked).getByLabelText('暂时不需要了'));
  await user.click(within(asked).getByRole('button', { name: '确认退款' }));
  await says(await card(orderNo), '退款中');

  await product().replica.clock({ advance: '11m' });
  showOrders(product(), detailOf(orderNo));
  await says(await detail(), '已关闭');
});

it('确认样稿 lets it be produced', async () => {
  const orderNo = await orderIn(product().replica, 'proofing');
  await product().replica.scenario('publication-changed');
  showOrders(product(), listOf(orderNo));
  await press(await card(orderNo), '确认样稿');
  const asked = within(await dialog('确认样稿？'));
  expect(await asked.findByText('作品在下单后有改动，这里是付印的第 1 版。')).toBeTruthy();
  const page = await asked.findByRole('region', { name: '第 1 页，共 168 页' });
  await user.click(page);
  await user.keyboard('{ArrowRight}');
  expect(await asked.findByRole('region', { name: '第 2 页，共 168 页' })).toBeTruthy();
  await user.click(asked.getByRole('button', { name: '下一页' }));
  await write(asked.getByLabelText('页码'), '17');
  await waitFor(() => expect(asked.getByText(/^躲雨时认识的人/)).toBeTruthy());
  await user.click(asked.getByRole('button', { name: '确认样稿' }));
  await says(await card(orderNo), '待生产');
});

it('提出修改 says what should change', async () => {
  const { orderNo, shown } = await cardIn(product(), 'proofing');
  await press(shown, '提出修改');
  const asked = await dialog('样稿哪里要改？');
  const ok = within(asked).getByRole<HTMLButtonElement>('button', { name: '提交修改意见' });
  expect(ok.disabled).toBe(true);
  await user.click(await within(asked).findByRole('button', { name: '下一页' }));
  await user.click(within(asked).getByRole('button', { name: '第 2 页要改' }));
  const note = within(asked).getByLabelText<HTMLTextAreaElement>('修改意见');
  expect(document.activeElement).toBe(note);
  await user.paste('标题往下移 5 毫米');
  expect(note.value).toBe('第 2 页：标题往下移 5 毫米');
  await user.click(ok);
  await says(await card(orderNo), '待修改文件');
  showOrders(product(), detailOf(orderNo));
  await user.click(within(await detail()).getByText(/^操作记录/));
  await says(await detail(), '第 2 页：标题往下移 5 毫米');
});

it('样稿 of a work that is gone shows its cover, and can be answered', async () => {
  const orderNo = await orderIn(product().replica, 'proofing');
  await product().replica.fault({
    operation: 'OrderServiceMag.getPrintedPages',
    kind: 'status',
    status: 404,
  });
  showOrders(product(), listOf(orderNo));
  await press(await card(orderNo), '确认样稿');
  const asked = await dialog('确认样稿？');
  await says(asked, '内页暂时看不到');
  expect(within(asked).queryByRole('button', { name: '下一页' })).toBeNull();
  await user.click(within(asked).getByRole('button', { name: '确认样稿' }));
  await says(await card(orderNo), '待生产');
});

it('知晓延期 is done at once and offered no more', async () => {
  const { shown } = await cardIn(product(), 'delayed');
  await press(shown, '知晓延期');
  expect(await screen.findByText(/已知晓/)).toBeTruthy();
  await expect.poll(() => within(shown).queryByRole('button', { name: '知晓延期' })).toBeNull();
});
