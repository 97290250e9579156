import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { CREATE, priced, submit } from '../testing.ts';

const product = productForEachTest();

async function openCheckout(ids = '90001,90003'): Promise<void> {
  await product().open(`/manager/shopping/order/${ids}`);
  await priced();
}

async function press(): Promise<void> {
  await priced();
  const button = submit();
  if (button === null) throw new Error('nothing can be ordered here');
  await user.click(button);
}

async function expectPaying(): Promise<void> {
  await expect.poll(() => location.pathname).toBe('/manager/shopping/pay');
}

beforeEach(() => product().logIn('super'));

it('can be sent again after the reply was lost, and still is one order', async () => {
  await openCheckout();
  await product().replica.fault({ operation: CREATE, kind: 'status', status: 500, times: 4 });
  await press();
  const panel = screen.getByLabelText('价格与提交');
  expect(await within(panel).findByText('没有提交成功，可以放心重试，不会重复下单')).toBeTruthy();
  await product().replica.clearFaults();
  await press();
  await expectPaying();
  expect(new URLSearchParams(location.search).get('orders')).toMatch(/^\d{16}$/);
});

it('orders the rest when a line cannot be ordered', async () => {
  await product().open('/manager/shopping/order/90001,91003');
  expect(await screen.findByText('有 1 件商品不能下单')).toBeTruthy();
  await user.click(screen.getByText('只买其余 1 件'));
  await expect.poll(() => location.pathname).toBe('/manager/shopping/order/90001');
  await priced();
});

it('names a line that cannot be ordered, and mends it on the spot', async () => {
  await product().open('/manager/shopping/order/90022');
  const mend = await screen.findByRole('button', { name: /^重选印刷选项：《.+》$/ });
  expect(screen.getByText('重选印刷选项后就能继续下单，其他内容都还在。')).toBeTruthy();
  await user.click(mend);
  const dialog = await screen.findByRole('dialog', { name: '印刷选项' });
  await user.click(await within(dialog).findByText('下一步'));
  await priced();
  expect(screen.queryByText(/不能下单/)).toBeNull();
});

it('wants a whole invoice, and brings the cursor to what is missing', async () => {
  await openCheckout();
  await user.click(screen.getByText('企业'));
  await press();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('企业名称'));
  expect(screen.getByText('请输入企业名称')).toBeTruthy();
  await user.click(screen.getByLabelText('企业名称'));
  await user.paste('知远影像工作室');
  const taxNo = screen.getByLabelText<HTMLInputElement>('税号');
  await user.click(taxNo);
  await user.paste('91330106ma27xyz123');
  expect(taxNo.value).toBe('91330106MA27XYZ123');
  expect(await product().replica.journal(CREATE)).toHaveLength(0);
  await press();
  await expectPaying();
  expect(await product().replica.journal(CREATE)).toHaveLength(1);
});

it('offers the title that the last invoice was for, and says at the payment what is bought for whom', async () => {
  await openCheckout('90001');
  await user.click(screen.getByText('企业'));
  await user.click(screen.getByLabelText('企业名称'));
  await user.paste('知远影像工作室');
  await user.click(screen.getByLabelText('税号'));
  await user.paste('91330106MA27XYZ123');
  await press();
  await expectPaying();
  expect(await screen.findByText('《环岛骑行》10 本')).toBeTruthy();
  expect(screen.getByText('发票抬头 知远影像工作室')).toBeTruthy();
  await openCheckout('90003');
  await user.click(screen.getByText('企业'));
  screen.getByText('用上次的抬头：知远影像工作室').closest('button')?.focus();
  await user.keyboard('{Enter}');
  // What was pressed is gone.
  expect(document.activeElement).toBe(screen.getByLabelText('企业名称'));
  expect(screen.getByLabelText<HTMLInputElement>('企业名称').value).toBe('知远影像工作室');
  expect(screen.getByLabelText<HTMLInputElement>('税号').value).toBe('91330106MA27XYZ123');
  expect(screen.queryByText(/^用上次的抬头/)).toBeNull();
});

it('knows the mobile of a member without an address, and leaves what he types', async () => {
  await product().replica.scenario('addresses-none', { account: 'super' });
  await openCheckout('90001');
  const mobile = await screen.findByLabelText<HTMLInputElement>('手机号');
  await expect.poll(() => mobile.value).toBe('19000000003');
  await user.clear(mobile);
  await user.paste('19000000009');
  await user.click(screen.getByLabelText(/^特快专递/));
  await priced();
  expect(mobile.value).toBe('19000000009');
});

/** The next order is sent with a price that the server never named. */
function forgePriceLock(): void {
  const send = fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('medthodName=createOrder')) return send(request);
    vi.stubGlobal('fetch', send);
    const body = new URLSearchParams(await request.text());
    body.set('priceLock', `${(body.get('priceLock') ?? '').slice(0, -4)}AAAA`);
    return send(
      new Request(request.url, { method: 'POST', headers: request.headers, body: body.toString() }),
    );
  });
}

it('forgets what was chosen once it is ordered', async () => {
  await openCheckout('90001');
  await user.click(screen.getByLabelText(/^订单备注/));
  await user.paste('请勿折叠');
  expect(sessionStorage.getItem('deskcheckoutDrafts')).toContain('请勿折叠');
  await press();
  await expectPaying();
  expect(sessionStorage.getItem('deskcheckoutDrafts')).not.toContain('请勿折叠');
});

it('takes no agreement to another price before that price is there', async () => {
  await openCheckout();
  forgePriceLock();
  const preview = product().hold('previewOrder');
  await press();
  const agree = (await screen.findByText('按新价格提交')).closest('button');
  await preview.asked;
  expect(agree?.disabled).toBe(true);
  preview.letGo();
  await expect.poll(() => agree?.disabled).toBe(false);
  if (agree) await user.click(agree);
  await expectPaying();
});

it('asks for no address where the books are collected, only for who comes', async () => {
  await product().replica.scenario('addresses-none', { account: 'super' });
  await openCheckout('90001');
  expect(screen.getByText('收货地址')).toBeTruthy();
  await user.click(screen.getByLabelText(/^门店自提/));
  await priced();
  expect(screen.queryByText('收货地址')).toBeNull();
  expect(screen.getByLabelText('价格与提交').textContent).not.toContain('寄往');
  await press();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('取书人'));
  expect(screen.getByText('请输入取书人')).toBeTruthy();
  await user.paste('林晚');
  const mobile = screen.getByLabelText<HTMLInputElement>('手机号');
  expect(mobile.value).toBe('19000000003');
  await user.clear(mobile);
  await user.paste('190 0000 0009');
  expect(screen.getByLabelText('价格与提交').textContent).toContain('门店自提，取书人 林晚');
  await press();
  await expectPaying();
});

it('takes the receiver of the address for who collects, until somebody else is named', async () => {
  await openCheckout('90001');
  await user.click(screen.getByLabelText(/^门店自提/));
  await priced();
  expect(screen.getByLabelText<HTMLInputElement>('取书人').value).toBe('沈知远');
  await user.click(screen.getByText('改为快递'));
  await priced();
  expect(screen.getByText('收货地址')).toBeTruthy();
});

const ADDRESS = '沈知远 13900000009 浙江省杭州市西湖区青芝坞 18 号';
const SAVE_ADDRESS = 'AddressServiceMag.saveAddress';

/** The confirmation of a member without an address, who has pasted this one and pressed nothing. */
async function pasteAddress(text: string): Promise<void> {
  await product().replica.scenario('addresses-none', { account: 'super' });
  await openCheckout('90001');
  await screen.findByText('请选择省、市、区');
  await user.click(screen.getByLabelText('粘贴识别', { selector: 'textarea' }));
  await user.paste(text);
  await screen.findByText(/^已识别/);
}

it('saves the new address that is filled in, and goes on', async () => {
  await pasteAddress(ADDRESS);
  await press();
  await expectPaying();
  expect(await product().replica.journal(SAVE_ADDRESS)).toHaveLength(1);
  expect(await product().replica.journal(CREATE)).toHaveLength(1);
});

it('leads to what is missing of a new address, and sends nothing', async () => {
  await pasteAddress('沈知远 13900000009 浙江省杭州市西湖区');
  await press();
  const detail = screen.getByLabelText('详细地址');
  await expect.poll(() => document.activeElement).toBe(detail);
  expect(detail.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('请先确认收货地址')).toBeTruthy();
  expect(await product().replica.journal(SAVE_ADDRESS)).toEqual([]);
  expect(await product().replica.journal(CREATE)).toEqual([]);
});

it('has nothing against a new address once nothing of it is missing, and says that it goes along', async () => {
  await pasteAddress('沈知远 13900000009 浙江省杭州市西湖区');
  await press();
  await screen.findByText('请先确认收货地址');
  await user.click(screen.getByLabelText('粘贴识别', { selector: 'textarea' }));
  await user.clear(screen.getByLabelText('粘贴识别', { selector: 'textarea' }));
  await user.paste(ADDRESS);
  await screen.findByText('提交时一并保存收货地址');
  expect(screen.queryByText('请先确认收货地址')).toBeNull();
});

it('orders nothing while the new address could not be saved, says so, and loses nothing of it', async () => {
  await pasteAddress(ADDRESS);
  await product().replica.fault({ operation: SAVE_ADDRESS, kind: 'status', status: 500, times: 4 });
  await press();
  expect(await screen.findByText('服务器暂时出错，地址没有保存，填写的内容都在，请重试')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('收货人').value).toBe('沈知远');
  expect(await product().replica.journal(CREATE)).toEqual([]);
  await product().replica.clearFaults();
  await press();
  await expectPaying();
});

it('keeps the title of a company and that of a person apart', async () => {
  await openCheckout('90001');
  await user.click(screen.getByText('企业'));
  await user.clear(screen.getByLabelText('企业名称'));
  await user.type(screen.getByLabelText('企业名称'), '云上画室');
  await user.click(screen.getByText('个人'));
  expect(screen.getByLabelText<HTMLInputElement>('抬头').value).toBe('');
  await user.type(screen.getByLabelText('抬头'), '沈知远');
  await user.click(screen.getByText('企业'));
  expect(screen.getByLabelText<HTMLInputElement>('企业名称').value).toBe('云上画室');
});

it('takes a title that is made here for the special invoice, and keeps what was chosen', async () => {
  await openCheckout('90001');
  await user.click(screen.getByLabelText(/^订单备注/));
  await user.paste('请勿折叠');
  await user.click(screen.getByText('企业'));
  await user.click(screen.getByText('数电专票'));
  await user.click(screen.getByRole('button', { name: '新增抬头' }));
  const dialog = within(await screen.findByRole('dialog'));
  const filled = { 企业名称: '云上画室', 税号: '91330106MA2DEMO099' };
  const special = { 地址: '杭州市西湖区青芝坞 18 号', 电话: '0571-88880000', 开户银行: '中国银行杭州分行' };
  for (const [label, text] of Object.entries(filled)) {
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  }
  for (const [label, text] of Object.entries({ ...special, 银行账号: '6222000000000000' })) {
    await user.click(dialog.getByLabelText(`${label}（专票必填）`));
    await user.paste(text);
  }
  await user.keyboard('{Enter}');
  const made = await screen.findByRole<HTMLInputElement>('radio', { name: /云上画室/ });
  await expect.poll(() => made.checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^订单备注/).value).toBe('请勿折叠');
});
