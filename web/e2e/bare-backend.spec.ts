/** The pages before a backend that has the documented calls and nothing else: `--backend`, with ids and forms unlike ours. */
import { loginPathTo } from '#web/testing/addresses.ts';
import { BARE_LINES } from './bare-backend/cart-lines.ts';
import { type BareBackend, startBareBackend } from './bare-backend/start.ts';
import { expect, TOKEN_KEY, test } from './fixtures.ts';
import { dialog, expectPriced, next, option, press, quantity, total } from './print-dialog.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const NOT_THERE = '此后端没有这项功能';
const USER_INFO = '/manager/userInfo';
const CART = '/manager/shopping/cart';
const EDITOR = '/manager/opus_list_edit';
const LINE = `${CART}?cartID=${encodeURIComponent(BARE_LINES.discount)}`;

let backend: BareBackend;
let front: ServerProcess;

test.beforeAll(async () => {
  backend = await startBareBackend();
  front = await startServer('web', { REPLICA_BACKEND: backend.url });
});

test.afterAll(async () => {
  await front.stop();
  await backend.close();
});

test('the editor says that it has no place to save, and keeps a work as a file', async ({ page }) => {
  await page.goto(`${front.url}/__replica/health`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_KEY,
    backend.token,
  ] as const);
  await page.goto(front.url + EDITOR);
  await expect(page.getByText('这里没有保存作品的地方')).toBeVisible();
  await page.getByRole('button', { name: '空白 A5' }).click();
  await page.getByRole('toolbar', { name: '添加和缩放' }).getByRole('button', { name: '矩形' }).click();
  const line = page.locator('[data-save]');
  await expect(line).toHaveText('未保存');
  const keeping = page.waitForEvent('download');
  await page.getByRole('button', { name: '存为文件' }).click();
  const path = await (await keeping).path();
  await expect(line).toContainText('已存为文件');

  await page.goto(`${front.url}${EDITOR}?id=1`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '从文件打开' }).click();
  await (await choosing).setFiles(path);
  await expect(page.locator('[data-hit][data-kind="shape"]')).toHaveCount(1);
});

test('a session holds from the access rule over a line that is saved to the logout, and nothing is missed', async ({
  page,
}) => {
  const notices = page.locator('.ant-message-notice');
  const said = page.getByRole('main').getByText(NOT_THERE);

  /** Loads a page and looks that it has asked for nothing twice: what is not there is not asked for in a loop. */
  async function open(path: string, isThere: () => Promise<void>): Promise<void> {
    // What the page before still asks for is counted with that page.
    await page.goto('about:blank');
    backend.calls.length = 0;
    await page.goto(front.url + path);
    await isThere();
    const questions = backend.calls.map(({ call, params }) => `${call} ${JSON.stringify(params)}`);
    expect(questions.toSorted(), path).toEqual([...new Set(questions)].toSorted());
  }

  const isClosed = () => expect(page).toHaveURL(front.url + loginPathTo(USER_INFO));
  await open(USER_INFO, isClosed);
  // As another program would have stored it: raw, not as JSON.
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_KEY,
    backend.token,
  ] as const);
  await open(USER_INFO, async () => {
    await expect(page.getByRole('heading', { name: '个人资料' })).toBeVisible();
    await expect(page.getByText('88213')).toBeVisible();
    await expect(page.getByRole('list', { name: '收货地址' })).toContainText('上海市');
  });
  await expect(said).toHaveCount(0);

  await test.step('a line is priced and saved', async () => {
    await open(LINE, () => expectPriced(page));
    await expect(dialog(page).getByText('满30册有优惠')).toBeVisible();
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
    await quantity(page).fill('7');
    await press(page, '封面材料', '进口布艺');
    await expectPriced(page);
    await expect(option(page, '装订工艺', '普通平装')).toBeDisabled();
    const shown = (await total(page).textContent()) ?? '';
    await next(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(said).toBeVisible();
    await expect(notices).toHaveCount(0);

    // The backend itself has it now, at the price that was shown.
    await open(LINE, () => expectPriced(page));
    await expect(quantity(page)).toHaveValue('7');
    await expect(total(page)).toHaveText(shown);
  });

  await test.step('the logout ends the session', async () => {
    await open('/about', () => expect(said).toHaveCount(3));
    await expect(notices).toHaveCount(0);
    await page.getByRole('button', { name: /^账户/ }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(`${front.url}/manager/login`);
    await expect(notices).toHaveCount(0);
    await open(USER_INFO, isClosed);
  });
});
