import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { user } from '#web/testing/product.ts';
import { SlipForm } from './slip-form.tsx';

const SLIP = { payer: '西湖影像有限公司', serialNo: '20261121000001', slipPath: '' };
const TOLD = { payer: SLIP.payer, serialNo: SLIP.serialNo };
const PDF = new File(['%PDF-1.7'], '回单.pdf', { type: 'application/pdf' });

afterEach(cleanup);

function show(slipPath = '') {
  const onSend = vi.fn();
  render(<SlipForm slip={{ ...SLIP, slipPath }} isBusy={false} onSend={onSend} />);
  return onSend;
}

const choose = (file: File) => user.upload(screen.getByLabelText('选择转账回单'), file);
const send = () => user.click(screen.getByRole('button', { name: '提交转账信息' }));

it('goes without a file where none was chosen', async () => {
  const onSend = show();
  await send();
  expect(onSend).toHaveBeenCalledWith(TOLD, null);
});

it('takes the file along that was chosen last', async () => {
  const onSend = show();
  await choose(new File(['%PDF-1.6'], '旧.pdf', { type: 'application/pdf' }));
  await screen.findByText('旧.pdf');
  await choose(PDF);
  await screen.findByText('回单.pdf');
  await send();
  expect(onSend).toHaveBeenCalledWith(TOLD, PDF);
});

it('lets go of a file that was removed, and keeps the focus', async () => {
  const onSend = show();
  await choose(PDF);
  await user.click(await screen.findByRole('button', { name: '移除 回单.pdf' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '选择文件' }));
  await send();
  expect(onSend).toHaveBeenCalledWith(TOLD, null);
});

it('refuses in words what is no slip, and keeps the one that is', async () => {
  const onSend = show();
  await choose(PDF);
  await screen.findByText('回单.pdf');
  await choose(new File(['回单'], '回单.png', { type: 'image/png' }));
  expect((await screen.findByText(/不是 PDF/)).textContent).toBe(
    '“回单.png”不是 PDF，或 JPG、PNG、WebP 图片',
  );
  await send();
  expect(onSend).toHaveBeenCalledWith(TOLD, PDF);
});

it('leads to the one that was sent before', () => {
  show('/media/files/ab12');
  expect(screen.getByRole('link', { name: '查看回单' }).getAttribute('href')).toBe('/media/files/ab12');
  expect(screen.getByRole('button', { name: '换一个文件' })).toBeTruthy();
});
