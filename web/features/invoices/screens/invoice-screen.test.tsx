import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/operations.ts';
import { send } from '#web/kit/ask/send.ts';
import { NOT_THERE } from '#web/lib/call/reply.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { RedDialog } from '../components/red-dialog.tsx';

const product = productForEachTest();
const SCREEN = '/manager/invoice';
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交申请' });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

/** Not before the paper is that of what is chosen. */
async function submit(): Promise<void> {
  await expect.poll(() => submitButton().disabled).toBe(false);
  await press('提交申请');
}

/** The newest order that super can have invoiced, and the one before it. */
async function newestOrders() {
  await product().logIn('super');
  const orders = await send('InvoiceServiceMag.getInvoiceOrders', {});
  if (!orders.ok) throw orders.error;
  const [one, other] = orders.value.list;
  if (!one || !other) throw new Error('there are too few orders');
  return { all: orders.value, one, other };
}

function replies(operation: OperationId, reply: object): Promise<void> {
  const fault = {
    kind: 'reply',
    status: 200,
    type: 'application/json',
    body: JSON.stringify(reply),
  } as const;
  return product().replica.fault({ operation, ...fault });
}

/** What changes elsewhere is seen when the page is looked at again. */
const lookAgain = () => window.dispatchEvent(new Event('visibilitychange'));

async function open(query = '', account = 'super'): Promise<void> {
  await product().logIn(account);
  await product().open(SCREEN + query);
}

describe('the titles', () => {
  it('are filled out of pasted text, and what is unsure is marked', async () => {
    await open('?tab=titles', 'fresh');
    expect(await screen.findByText(/还没有发票抬头/)).toBeTruthy();
    await press('新增抬头');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('粘贴开票资料，自动填写'));
    await user.paste('云上画室有限公司\n税号：９１３３０１０６ma2demo099');
    await user.click(dialog.getByRole('button', { name: '识别并填写' }));
    expect(dialog.getByText('已识别 2 项，其中 1 项请核对')).toBeTruthy();

    // Another company takes the place of the first, but for what a hand has changed.
    const taxNo = dialog.getByLabelText<HTMLInputElement>(/^税号/);
    const bank = dialog.getByLabelText<HTMLInputElement>(/^开户银行/);
    await user.type(bank, '演示银行');
    const text = dialog.getByLabelText('粘贴开票资料，自动填写');
    await user.clear(text);
    await user.type(text, '名称：云下画室有限公司');
    await user.click(dialog.getByRole('button', { name: '识别并填写' }));
    expect([taxNo.value, bank.value]).toEqual(['', '演示银行']);
    await user.clear(text);
    await user.type(text, '名称：云上画室有限公司\n税号：91330106MA2DEMO099');
    await user.click(dialog.getByRole('button', { name: '识别并填写' }));
    await user.type(dialog.getByLabelText('银行账号（专票必填）'), '123');
    await user.click(dialog.getByRole('button', { name: /保\s*存/ }));
    expect(await dialog.findByText('银行账号须为 12 至 20 位数字')).toBeTruthy();
    await user.clear(dialog.getByLabelText('银行账号（专票必填）'));
    await user.click(dialog.getByRole('button', { name: /保\s*存/ }));
    expect(await screen.findByText('税号 91330106MA2DEMO099 ·')).toBeTruthy();

    // The only one is the default, which another one takes over and no tick takes away.
    await press('修改抬头 云上画室有限公司');
    const byDefault = await screen.findByRole<HTMLInputElement>('checkbox', { name: '设为企业默认抬头' });
    expect([byDefault.checked, byDefault.disabled]).toEqual([true, true]);
    expect(screen.getByText('要更换默认抬头，请把另一个抬头设为默认')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '个人' }));
    expect(screen.getByRole('checkbox', { name: '设为个人默认抬头' })).toHaveProperty('disabled', false);
  });
});

describe('the application', () => {
  it('offers a special invoice only where the title is whole', async () => {
    const { orderNo } = await product().replica.scenario('order-in-state', {
      state: 'done',
      orderNo: '9000000000000071',
    });
    await open(`?apply=${orderNo ?? '9000000000000071'}`);
    const special = await screen.findByRole('radio', { name: /数电专票/ });
    expect(special.hasAttribute('disabled')).toBe(false);
    const held = product().hold('previewInvoice');
    await user.click(screen.getByRole('radio', { name: /西湖摄影学会/ }));
    await held.asked;
    // What is shown is still the paper of the other title.
    expect(submitButton().disabled).toBe(true);
    held.letGo();
    await expect.poll(() => submitButton().disabled).toBe(false);
    expect(screen.getByRole('radio', { name: /数电专票/ }).hasAttribute('disabled')).toBe(true);
    await press('补全 西湖摄影学会');
    const lacking = { 地址: '孤山路', 电话: '0571-88990012', 开户银行: '演示银行', 银行账号: '622200001111' };
    for (const [label, text] of Object.entries(lacking)) {
      await user.type(await screen.findByLabelText(`${label}（专票必填）`), text);
    }
    await user.click(screen.getByRole('button', { name: /保\s*存/ }));
    const whole = () => screen.getByRole<HTMLInputElement>('radio', { name: /数电专票/ });
    await expect.poll(() => whole().checked).toBe(true);
  });

  it('reads the titles again where the chosen one was deleted elsewhere', async () => {
    const { one } = await newestOrders();
    await product().open(`${SCREEN}?apply=${one.orderNo}`);
    const society = await screen.findByRole('radio', { name: /西湖摄影学会/ });
    await send('InvoiceServiceMag.removeInvoiceTitle', { titleID: '3' });
    await user.click(society);
    expect(await screen.findByText('所选抬头已被删除，请核对抬头。')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /西湖摄影学会/ })).toBeNull();
    expect(submitButton().disabled).toBe(false);
  });

  it('goes on without an order that was invoiced elsewhere, with what was typed', async () => {
    const { one, other } = await newestOrders();
    await product().open(`${SCREEN}?apply=${one.orderNo},${other.orderNo}`);
    await user.type(await screen.findByLabelText('备注（选填，印在发票上）'), '样书');
    await product().replica.scenario('invoice-in-state', { orderNo: other.orderNo, state: 'pending' });
    lookAgain();
    expect(await screen.findByText(`${other.orderNo}：已申请开票（待开票）`)).toBeTruthy();
    await press('去掉这些订单');
    expect(await screen.findByRole('heading', { name: '预览（1 个订单）' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('备注：样书')).toBeTruthy();
    await submit();
    expect(await screen.findByText('发票详情')).toBeTruthy();
  });
});

describe('the chosen orders', () => {
  it('cost what they cost now, and are let go together', async () => {
    const { all, one } = await newestOrders();
    await product().open(SCREEN);
    const orders = within(await screen.findByRole('list', { name: '可开票订单' }));
    await user.click(orders.getAllByRole('checkbox')[0] as HTMLElement);
    const list = all.list.map((order) => (order === one ? { ...one, amount: '987654.00' } : order));
    await replies('InvoiceServiceMag.getInvoiceOrders', { code: 0, message: '成功', data: { ...all, list } });
    lookAgain();
    await expect.poll(() => screen.queryAllByText('¥ 987,654.00')).toHaveLength(2);
    await press('取消选择');
    expect(screen.queryByRole('button', { name: '申请开票' })).toBeNull();
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  });
});

it('takes the e-mail of the title that is chosen, and keeps one that was typed', async () => {
  await product().logIn('super');
  const person = {
    titleID: '',
    kind: 'personal',
    taxNo: '',
    address: '',
    tel: '',
    bank: '',
    account: '',
  } as const;
  const isDefault = 'N';
  await send('InvoiceServiceMag.saveInvoiceTitle', {
    ...person,
    name: '甲',
    email: 'a@desk.example',
    isDefault,
  });
  await send('InvoiceServiceMag.saveInvoiceTitle', { ...person, name: '乙', email: '', isDefault });
  await product().open(SCREEN);
  const orders = within(await screen.findByRole('list', { name: '可开票订单' }));
  await user.click(orders.getAllByRole('checkbox')[0] as HTMLElement);
  await press('申请开票');
  const email = await screen.findByLabelText<HTMLInputElement>('接收邮箱（选填）');
  const choose = (name: string) => user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));

  await choose('甲');
  await expect.poll(() => email.value).toBe('a@desk.example');
  await choose('乙');
  await expect.poll(() => email.value).toBe('');
  await user.type(email, 'typed@desk.example');
  await choose('甲');
  // The preview of this title has come.
  expect(await screen.findByText(/^甲/, { selector: 'dd' })).toBeTruthy();
  expect(email.value).toBe('typed@desk.example');
});

describe('an application that is refused', () => {
  it('shows a wrong mail address at its field, and keeps what was typed', async () => {
    await open();
    const orders = within(await screen.findByRole('list', { name: '可开票订单' }));
    await user.click(orders.getAllByRole('checkbox')[0] as HTMLElement);
    await press('申请开票');
    const email = await screen.findByLabelText('接收邮箱（选填）');
    await user.clear(email);
    await user.type(email, 'reader@');
    await user.type(screen.getByLabelText('备注（选填，印在发票上）'), '样书');
    await submit();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('邮箱格式不正确')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('备注（选填，印在发票上）').value).toBe('样书');
  });

  it('names the orders that can no longer be invoiced', async () => {
    await open();
    const orders = within(await screen.findByRole('list', { name: '可开票订单' }));
    await user.click(orders.getAllByRole('checkbox')[0] as HTMLElement);
    await press('申请开票');
    await screen.findByRole('heading', { name: '预览（1 个订单）' });
    const details = { orders: [{ orderNo: '202611270001', reason: '已申请退款' }] };
    const refusal = { code: 1120, reason: 'orders-not-invoicable', message: '有订单不能开票', details };
    await replies('InvoiceServiceMag.applyInvoice', refusal);
    await submit();
    expect(await screen.findByText('202611270001：已申请退款')).toBeTruthy();
  });

  it('shows the amount of now beside the refusal of the one that was shown', async () => {
    const { one } = await newestOrders();
    const preview = { orderNos: one.orderNo, titleID: '', type: 'normal' };
    const now = await send('InvoiceServiceMag.previewInvoice', preview);
    if (!now.ok) throw now.error;
    const data = { ...now.value, amount: '987654.00' };
    await replies('InvoiceServiceMag.previewInvoice', { code: 0, message: '成功', data });
    await product().open(`${SCREEN}?apply=${preview.orderNos}`);
    expect(await screen.findByText('¥ 987,654.00')).toBeTruthy();
    await product().settled();
    await product().replica.clearFaults();
    await submit();
    expect(await screen.findByText('可开金额已变化，请核对后再提交')).toBeTruthy();
    expect(screen.queryByText('¥ 987,654.00')).toBeNull();
    await submit();
    expect(await screen.findByText('发票详情')).toBeTruthy();
  });

  it('says of an order that is not there what the server says, and asks in vain no more', async () => {
    await open('?apply=9999999999999999');
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('订单不存在')).toBeTruthy();
    expect(within(drawer).queryByRole('button', { name: /重\s?试/ })).toBeNull();
    expect(within(drawer).getByRole('button', { name: '查看开票记录' })).toBeTruthy();
  });

  it('is not offered before a backend without the operation', async () => {
    await replies('InvoiceServiceMag.previewInvoice', NOT_THERE);
    await open('?apply=9000000000000071');
    expect(await screen.findByText('不能在这里开票，订单不受影响。')).toBeTruthy();
    expect(screen.queryByText('预览没有加载出来')).toBeNull();
  });

  it('does not take titles that failed for none', async () => {
    await product().replica.fault({
      operation: 'InvoiceServiceMag.getInvoiceTitles',
      kind: 'status',
      status: 500,
    });
    await open('?apply=9000000000000071');
    expect(await screen.findByText('预览没有加载出来')).toBeTruthy();
    expect(screen.queryByText(/还没有抬头/)).toBeNull();
  });
});

describe('an invoice of two orders', () => {
  const drawer = async () => within(await screen.findByRole('dialog'));
  /** Lets the tax office decide, and opens the page again. */
  async function later(): Promise<void> {
    const { pathname, search } = location;
    await product().replica.clock({ advance: '2m' });
    await product().open(pathname + search);
  }

  it('is issued after a while, downloaded and taken back', async () => {
    await open();
    const orders = within(await screen.findByRole('list', { name: '可开票订单' }));
    for (const box of orders.getAllByRole('checkbox').slice(0, 2)) await user.click(box);
    await press('申请开票');
    expect(await screen.findByRole('heading', { name: '预览（2 个订单）' })).toBeTruthy();
    await submit();
    expect(await screen.findByText('发票详情')).toBeTruthy();
    expect(await (await drawer()).findByText('待开票')).toBeTruthy();
    await later();
    expect(await (await drawer()).findByText('已开票')).toBeTruthy();
    for (const [kind, beginning] of [
      ['PDF', '%PDF-'],
      ['XML', '<?xml'],
    ] as const) {
      const href = (await drawer()).getByRole('link', { name: `下载 ${kind}` }).getAttribute('href') ?? '';
      const headers = { authorization: tokenStore.read() ?? '' };
      const file = await fetch(new Request(new URL(href, location.origin), { headers }));
      expect((await file.text()).slice(0, 5)).toBe(beginning);
    }
    await user.click((await drawer()).getByRole('button', { name: '红冲或重开' }));
    await user.click(await screen.findByRole('button', { name: '确认红冲' }));
    expect((await screen.findAllByText('红冲中')).length).toBeGreaterThan(0);
    await later();
    expect(await (await drawer()).findByText('已红冲')).toBeTruthy();
    expect((await drawer()).getByRole('link', { name: /红字数电普票/ })).toBeTruthy();
  });
});

describe('a red invoice', () => {
  it('says that the titles for another one did not come, and offers them after another try', async () => {
    const { invoiceNo } = await product().replica.scenario('invoice-in-state', { state: 'issued' });
    await product().replica.fault({
      operation: 'InvoiceServiceMag.getInvoiceTitles',
      kind: 'status',
      status: 500,
    });
    await open(`?tab=records&invoice=${invoiceNo}`);
    await user.click(await screen.findByRole('button', { name: '红冲或重开' }));
    expect(await screen.findByText('发票抬头没有加载出来')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await product().replica.clearFaults();
    await press('重试');
    expect(await screen.findByRole('radio', { name: /重开给 西湖摄影学会/ })).toBeTruthy();
    expect(screen.queryByText('发票抬头没有加载出来')).toBeNull();
  });
});

describe('a special invoice', () => {
  it('says before it is taken back for which titles it becomes a normal one', async () => {
    const { invoiceNo = '' } = await product().replica.scenario('invoice-in-state', { state: 'issued' });
    await product().logIn('super');
    const invoice = await send('InvoiceServiceMag.getInvoice', { invoiceNo });
    if (!invoice.ok) throw invoice.error;
    product().show(<RedDialog invoice={{ ...invoice.value, type: 'special' }} onClose={() => {}} />);
    const normal = await screen.findAllByRole('radio', { name: /将重开为数电普票：数电专票/ });
    const names = normal.map((radio) => radio.closest('label')?.querySelector('span span')?.textContent);
    expect(names).toEqual(['重开给 沈知远', '重开给 西湖摄影学会']);

    // A new one would be of the wrong type again.
    await user.click(screen.getByRole('combobox', { name: '红冲原因' }));
    await user.click(await screen.findByTitle('发票类型选错'));
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /按另一种类型重新申请开票/ })).toHaveProperty('checked', true);
  });
});

describe('a title that is typed', () => {
  it('is not lost by Escape, and sent by Enter', async () => {
    await open('?tab=titles', 'fresh');
    await user.click(await screen.findByRole('button', { name: '新增抬头' }));
    const name = await screen.findByLabelText('企业名称');
    expect(screen.getByLabelText('地址（专票必填）')).toBeTruthy();
    await user.type(name, '云上画室');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(screen.getByLabelText<HTMLInputElement>('企业名称').value).toBe('云上画室');
    await user.type(screen.getByLabelText('税号'), '91330106MA2DEMO099{Enter}');
    expect(await screen.findByText('税号 91330106MA2DEMO099 ·')).toBeTruthy();
  });
});

describe('the records', () => {
  it('take the focus back when an invoice is closed', async () => {
    await open('?tab=records');
    const opener = await screen.findByRole('button', { name: /^查看并重试/ });
    await user.click(opener);
    await screen.findByRole('button', { name: '重试开票' });
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('button', { name: '重试开票' })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  });

  it('let a failed one be tried again', async () => {
    await open('?tab=records');
    await user.click(await screen.findByRole('button', { name: /^查看并重试/ }));
    await user.click(await screen.findByRole('button', { name: '重试开票' }));
    expect((await screen.findAllByText('待开票')).length).toBeGreaterThan(0);
  });

  it('show what became of one that was withdrawn elsewhere, where trying again is refused', async () => {
    await open('?tab=records');
    await user.click(await screen.findByRole('button', { name: /^查看并重试/ }));
    const retry = await screen.findByRole('button', { name: '重试开票' });
    const invoiceNo = new URLSearchParams(location.search).get('invoice') ?? '';
    const elsewhere = await send('InvoiceServiceMag.withdrawInvoice', { invoiceNo });
    expect(elsewhere.ok).toBe(true);
    await user.click(retry);
    expect(await screen.findByRole('button', { name: '重新申请' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试开票' })).toBeNull();
  });

  it('let a failed one be given up, and its orders be applied for anew', async () => {
    await open('?tab=records');
    await user.click(await screen.findByRole('button', { name: /^查看并重试/ }));
    await user.click(await screen.findByRole('button', { name: '撤回申请' }));
    expect((await screen.findAllByText('已撤回')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('未开具')).toHaveLength(2);
    const { search } = location;
    await press('重新申请');
    expect(await screen.findByRole('heading', { name: '预览（1 个订单）' })).toBeTruthy();
    await submit();
    expect((await screen.findAllByText(/税局处理中/)).length).toBeGreaterThan(0);
    await product().open(SCREEN + search);
    expect(await screen.findAllByText('未开具')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '重新申请' })).toBeNull();
  });

  it('take off what a red one took back, and tell its number', async () => {
    await product().replica.scenario('invoice-in-state', { state: 'reddened' });
    await open('?tab=records');
    const list = within(await screen.findByRole('list', { name: '开票记录' }));
    const red = list.getAllByRole('listitem').find((row) => row.textContent?.includes('抬头开错'));
    expect(red?.querySelector('s')?.textContent).toMatch(/^¥/);
    expect(red?.textContent).toMatch(/红字号码 \d{20}/);
    expect(red?.textContent).toMatch(/已冲回 −¥/);
    for (const row of list.getAllByRole('listitem')) {
      expect(row.querySelector('s') !== null).toBe(row.textContent?.includes('已红冲'));
    }
  });

  it('are empty where nothing was invoiced', async () => {
    await product().replica.scenario('invoices-none');
    await open('?tab=records');
    expect(await screen.findByText('还没有开过发票，从可开票订单里选好就能申请。')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '去选订单' }));
    expect(await screen.findByRole('list', { name: '可开票订单' })).toBeTruthy();
  });

  it('say that they did not come, and come back', async () => {
    const { replica } = product();
    await product().logIn('super');
    await replica.fault({ operation: 'InvoiceServiceMag.getInvoices', kind: 'status', status: 500 });
    await product().open(`${SCREEN}?tab=records`);
    expect(await screen.findByText('开票记录没有加载出来')).toBeTruthy();
    await replica.clearFaults();
    await press('重试');
    expect(await screen.findByRole('list', { name: '开票记录' })).toBeTruthy();
  });
});
