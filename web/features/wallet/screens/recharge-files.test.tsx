/** The files that go with a recharge: the slip of the bank, and the ledger for spreadsheets. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client, configureClient } from '#web/lib/call/client.ts';
import { NOT_THERE } from '#web/lib/call/reply.ts';
import type { Uploads } from '#web/lib/files/uploads.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const SLIP = '%PDF-1.7\nslip\nstartxref\n9\n%%EOF\n';

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const authorized = (): Record<string, string> => ({ authorization: tokenStore.read() ?? '' });
const ask = (path: string, init?: RequestInit) => fetch(new Request(new URL(path, location.origin), init));

beforeEach(async () => {
  await product().logIn('super');
  await product().open('/manager/recharge');
  await screen.findByText('可用余额');
});
afterEach(() => void vi.restoreAllMocks());

/** The document sends no file by itself. */
function uploadBy(send: Uploads['send']): void {
  configureClient(client(), {
    send,
    fetchFile: () => Promise.reject(new Error('no file is fetched here')),
  });
}

/** Pays 1,000 yuan by bank transfer and sends what is known of it, with the slip. */
async function transfer(): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: /^银行转账/ }));
  await press(/^去支付/);
  await user.click(await screen.findByLabelText('付款户名'));
  await user.paste('知远影像工作室');
  await user.click(screen.getByLabelText('转账流水号'));
  await user.paste('20261121000001');
  const file = new File([SLIP], '回单.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('选择转账回单'), file);
  await screen.findByText('回单.pdf');
  await press('提交转账信息');
  expect(await screen.findByText('已提交，核对到账后自动确认')).toBeTruthy();
}

it('takes the slip of the bank along, which its payer alone can open', async () => {
  uploadBy(async (path, [[name, file] = ['', '']]) => {
    const text = typeof file === 'string' ? file : await file.text();
    const head = `content-disposition: form-data; name="${name}"; filename="slip.pdf"\r\ncontent-type: application/pdf`;
    const body = `--slip\r\n${head}\r\n\r\n${text}\r\n--slip--\r\n`;
    const headers = { ...authorized(), 'content-type': 'multipart/form-data; boundary=slip' };
    return (await ask(path, { method: 'POST', headers, body })).json();
  });
  await transfer();
  const href = (await screen.findByRole('link', { name: '查看回单' })).getAttribute('href') ?? '';
  expect(await (await ask(href, { headers: authorized() })).text()).toBe(SLIP);
  expect((await ask(href)).status).toBe(404);
});

it('goes on where a backend takes no slip, and says so', async () => {
  uploadBy(async () => NOT_THERE);
  await transfer();
  expect(await screen.findByText('此后端不能接收回单文件，转账信息已提交')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '查看回单' })).toBeNull();
});

it('stands in the ledger and in its file once it was paid', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file);
    return 'blob:ledger';
  });
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  await press(/^去支付/);
  await screen.findByText('请使用微信扫一扫');
  await product().replica.pay(new URLSearchParams(location.search).get('pay') ?? '', 'settle');
  await press('我已付款');
  expect(await screen.findByText('充值成功，已到账')).toBeTruthy();
  expect(await screen.findByText('充值 1,000 送 80', { selector: 'td *, td' })).toBeTruthy();
  await press('导出 CSV');
  await expect.poll(() => made.length).toBe(1);
  const bytes = Buffer.from((await made[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.toString('utf8')).toContain('"充值 1,000 送 80",1080.00');
  expect(name).toMatch(/\.csv$/);
});
