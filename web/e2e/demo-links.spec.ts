/** Where a link to a book of a demo leads: which world answers is told by the browser that opens it. */
import { expect, test } from './fixtures.ts';

test.use({ build: 'demo' });

test('a link to a book copied in a demo opens in that browser, and says in another why not', async ({
  browser,
  page,
}) => {
  await page.goto('/manager/opus_list/all');
  await page.getByRole('region', { name: '演示账号' }).getByRole('button', { name: '林晓舟' }).click();
  await expect(page.getByRole('article', { name: '我们的第一年' })).toBeVisible();
  const code = await page.evaluate(async () => {
    const token: unknown = JSON.parse(localStorage.getItem('deskyongfengToken') ?? '""');
    const answer = await fetch('/uwp/newServlet?serviceName=OpusServiceMag&medthodName=copyOpus', {
      method: 'POST',
      headers: { authorization: String(token) },
      body: new URLSearchParams({ opusID: '52001' }),
    });
    return String((await answer.json()).data.code);
  });
  const link = new URL(`/r/${code}`, page.url()).href;

  await page.goto(link);
  await expect(page).toHaveTitle(/我们的第一年/);

  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('这本书不在您的演示里');
  await expect(stranger.getByRole('main')).toContainText('请在分享者的浏览器里打开这个链接');
  await other.close();
});
