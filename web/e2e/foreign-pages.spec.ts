/** What pages of other origins, open in the same browser, reach of the replica: nothing. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { controls, type Replica } from '#web/testing/replica.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A name of a stranger's whose address is this machine, as after a rebinding. */
const EVIL = 'evil.test';

interface Victim {
  readonly server: ServerProcess;
  readonly replica: Replica;
  /** Where the stranger's own server is, by its port. */
  readonly strangerPort: number;
}

const test = base.extend<{ victimContext: BrowserContext }, { victim: Victim }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${EVIL} 127.0.0.1`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  victim: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = await startServer('console');
      const stranger = createServer((_request, reply) => {
        reply.setHeader('content-type', 'text/html').end('<!doctype html><title>stranger</title>');
      });
      await use({ server, replica: controls(server.url), strangerPort: await portOf(stranger) });
      stranger.close();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  /** A browser with a session at the replica, cookie and all. */
  victimContext: async ({ browser, victim }, use) => {
    await victim.replica.reset();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${victim.server.url}/__replica/health`);
    const code = await page.evaluate(async () => {
      const query = 'serviceName=LoginServiceMag&medthodName=loginByPassword';
      const body = new URLSearchParams({ account: 'super', password: 'desk1234' });
      return (await (await fetch(`/uwp/newServlet?${query}`, { method: 'POST', body })).json()).code;
    });
    expect(code).toBe(0);
    await use(context);
    await context.close();
  },
});

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

const READS = [
  '/__replica/info',
  '/__replica/journal',
  '/__replica/export',
  '/uwp/newServlet?serviceName=MemberServiceMag&medthodName=getAbout',
  '/media/avatars/10003.svg',
  '/manager/login',
];
/** As a form says it, which needs no leave to be sent. */
const CHANGES = [
  ['/__replica/clock', 'freeze=2030-01-01'],
  ['/__replica/faults', 'operation=ShopCarService.cartInfo&kind=hang'],
  ['/__replica/snapshots/stranger', ''],
  ['/uwp/web/doLoginout.jsp', ''],
] as const;

/** How each way of reading ended, in the page that tried: 'read' where something came of it. */
function readEveryWay(page: Page, address: string): Promise<string[]> {
  return page.evaluate(
    async ({ address, paths }) => {
      const ended = (element: HTMLElement) =>
        new Promise<string>((resolve) => {
          element.onload = () => resolve('read');
          element.onerror = () => resolve('nothing');
          document.body.append(element);
        });
      const included = (tag: 'img' | 'script', path: string) =>
        ended(Object.assign(document.createElement(tag), { src: `${address}${path}` }));
      const fetched = (path: string) =>
        fetch(`${address}${path}`, { credentials: 'include' }).then(
          (reply) => (reply.ok ? 'read' : 'nothing'),
          () => 'nothing',
        );
      const heard = (source: EventSource | WebSocket) =>
        new Promise<string>((resolve) => {
          source.onopen = () => resolve('read');
          source.onerror = () => {
            source.close();
            resolve('nothing');
          };
        });
      const ways: [string, Promise<string>][] = [
        ...paths.map((path): [string, Promise<string>] => [`fetch ${path}`, fetched(path)]),
        ['img', included('img', '/media/avatars/10003.svg')],
        ['script', included('script', '/__replica/docs/reference.js')],
        ['script of a call', included('script', '/__replica/journal')],
        ['EventSource', heard(new EventSource(`${address}/__replica/events`, { withCredentials: true }))],
        ['WebSocket', heard(new WebSocket(`${address.replace('http', 'ws')}/__replica/events`))],
      ];
      const results = await Promise.all(ways.map(async ([way, end]) => `${way}: ${await end}`));
      return results.filter((result) => !result.endsWith('nothing'));
    },
    { address, paths: READS },
  );
}

/** Tries each change as a plain request, with the cookie and without a question before it, and as a form. */
async function changeEveryWay(page: Page, address: string): Promise<void> {
  await page.evaluate(
    async ({ address, changes }) => {
      for (const [path, text] of changes) {
        const body = new URLSearchParams(text);
        const asked = { method: 'POST', mode: 'no-cors', credentials: 'include', body } as const;
        await fetch(`${address}${path}`, asked).catch(() => null);
        navigator.sendBeacon(`${address}${path}`, body);
        const frame = Object.assign(document.createElement('iframe'), { name: path });
        document.body.append(frame);
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: `${address}${path}`, target: path });
        for (const [name, value] of body)
          form.append(Object.assign(document.createElement('input'), { name, value }));
        document.body.append(form);
        await new Promise((resolve) => {
          frame.onload = resolve;
          form.submit();
        });
      }
    },
    { address, changes: CHANGES },
  );
}

async function expectUnchanged({ server, replica }: Victim): Promise<void> {
  const ask = async (path: string) => (await fetch(`${server.url}/__replica/${path}`)).json();
  expect(await replica.faults()).toEqual([]);
  expect((await ask('info')).clock).toMatchObject({ frozen: false, offsetMs: 0 });
  expect((await ask('snapshots')).list).toEqual([]);
  const logouts = await replica.journal('web.doLoginout');
  expect(logouts.filter(({ code }) => code !== 403)).toEqual([]);
}

for (const [who, host] of [
  ['another port of this machine', '127.0.0.1'],
  ['another site', EVIL],
] as const) {
  test(`a page of ${who} reads and changes nothing`, async ({ victim, victimContext }) => {
    const page = await victimContext.newPage();
    await page.goto(`http://${host}:${victim.strangerPort}/`);
    expect(await readEveryWay(page, victim.server.url)).toEqual([]);
    await changeEveryWay(page, victim.server.url);
    await expectUnchanged(victim);
  });

  test(`a page of ${who} shows no page in a frame, and may link to one`, async ({
    victim,
    victimContext,
  }) => {
    const page = await victimContext.newPage();
    await page.goto(`http://${host}:${victim.strangerPort}/`);
    await page.evaluate((address) => {
      const frame = Object.assign(document.createElement('iframe'), { src: `${address}/manager/login` });
      const loaded = new Promise((resolve) => {
        frame.onload = resolve;
      });
      document.body.append(frame);
      return loaded;
    }, victim.server.url);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');

    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), {
        href: `${address}/about`,
        textContent: 'go',
      });
      document.body.append(link);
    }, victim.server.url);
    await page.getByRole('link', { name: 'go' }).click();
    await expect(page).toHaveURL(/\/about$|\/manager\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a rebound name reads and changes nothing, and a person reads what to set', async ({
  victim,
  victimContext,
}) => {
  const { port } = new URL(victim.server.url);
  const page = await victimContext.newPage();
  await page.goto(`http://${EVIL}:${port}/manager/login`);
  await expect(page.getByRole('heading', { name: '请换一个地址打开' })).toBeVisible();
  await expect(page.getByText(`REPLICA_ALLOWED_HOSTS=${EVIL}`)).toBeVisible();
  expect(await readEveryWay(page, `http://${EVIL}:${port}`)).toEqual([]);
  await changeEveryWay(page, `http://${EVIL}:${port}`);
  await expectUnchanged(victim);
});
