/** The one form that sends something and needs a session: the feedback of the about page. */
import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type Product, user } from '#web/testing/product.ts';
import type { Exchange } from '#web/testing/replica.ts';

export const SEND_FEEDBACK = 'MemberServiceMag.sendFeedback';
export const REMARK = '希望目录页也能换字体，谢谢';

export const remark = () => screen.getByLabelText<HTMLTextAreaElement>('反馈内容');

/** In the whole product, once the page asks for nothing more: what a test breaks next meets the form alone. */
export async function openFeedback({ open, logIn, settled }: Product, account: string): Promise<void> {
  await logIn(account);
  await open('/about');
  await screen.findByLabelText('反馈内容');
  await settled();
}

/** In its own card, because a name that is sought in the whole page takes a second. */
export async function pressSend(): Promise<void> {
  const card = screen.getByRole('region', { name: '意见反馈' });
  await user.click(within(card).getByRole('button', { name: '提交反馈' }));
}

export async function sendFeedback(): Promise<void> {
  await user.clear(remark());
  await user.paste(REMARK);
  await pressSend();
}

export async function expectFeedbackSent(): Promise<void> {
  expect(await screen.findByText('感谢您的反馈')).toBeTruthy();
  expect(remark().value).toBe('');
  const progress = screen.getByRole('region', { name: '我的反馈进度' });
  expect(await within(progress).findAllByText(REMARK)).not.toEqual([]);
}

/** What came of each sending, by the codes of the server. */
export async function codesOfFeedback({ replica }: Product): Promise<readonly Exchange['code'][]> {
  const exchanges = await act(() => replica.journal(SEND_FEEDBACK));
  return exchanges.map(({ code }) => code).sort();
}
