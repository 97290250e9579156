/** The console on a server beyond loopback, whose control plane wants a token. */
import { drawer, openConsole } from './console-drawer.ts';
import { expect, test } from './fixtures.ts';
import { startServer } from './server-process.ts';

test.use({ build: 'console' });

const TOKEN = 'a-token-for-this-test';
/** The server takes the address in this form for one beyond loopback, though it opens nothing to a network. */
const GUARDED = { HOST: '::ffff:127.0.0.1', REPLICA_CONTROL_TOKEN: TOKEN };

test('the token is asked for, a wrong one is refused, and the right one opens every tab', async ({
  page,
}) => {
  const server = await startServer('console', GUARDED);
  try {
    await page.goto(`${server.url}/manager/login`);
    await openConsole(page);
    const field = drawer(page).getByLabel('口令', { exact: true });
    const enter = drawer(page).getByRole('button', { name: '进入控制台' });
    await expect(drawer(page).getByRole('tab')).toHaveCount(0);

    await field.fill('another-token');
    await enter.click();
    await expect(drawer(page)).toContainText('口令不对，请重新填写');
    await expect(field).toHaveValue('');

    await field.fill(TOKEN);
    await enter.click();
    await drawer(page).getByRole('tab', { name: '状态', exact: true }).click();
    await expect(drawer(page)).toContainText('契约');
    await expect(drawer(page)).not.toContainText(TOKEN);

    await page.reload();
    await openConsole(page, '时钟');
    await expect(drawer(page)).toContainText('与真实时间相同');
    const other = await page.context().newPage();
    await other.goto(`${server.url}/manager/login`);
    await openConsole(other);
    await expect(drawer(other), 'another tab knows nothing of it').toContainText('需要控制面口令');
  } finally {
    await page.close();
    await server.stop();
  }
});
