import { expect, type Page } from '@playwright/test';
import { button } from './login-page.ts';
import { watchRequests } from './screens.ts';

/** The one form that sends something and needs a session: the feedback of the about page. */
export const SEND_FEEDBACK = 'MemberServiceMag.sendFeedback';
const REMARK = '希望目录页也能换字体，谢谢';

export async function openFeedback(page: Page): Promise<void> {
  const asking = watchRequests(page);
  await page.goto('/about');
  await expect(page.getByLabel('反馈内容')).toBeVisible();
  // What the page itself asks for is answered by now, so that what a test breaks next meets the form alone.
  await expect(page.getByRole('region', { name: '我的反馈进度' }).getByRole('status')).toHaveCount(0);
  await asking.over();
}

export async function sendFeedback(page: Page, text = REMARK): Promise<void> {
  await page.getByLabel('反馈内容').fill(text);
  await button(page, '提交反馈').click();
}
