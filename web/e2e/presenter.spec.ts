/** A demo that one person shows to a room: the presenter's page, and phones that follow without an internet. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { STORY } from '#web/tools/demo/tour/story.ts';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { type ServerProcess, startServer } from './server-process.ts';

test.use({ build: 'demo' });

const PHONE = { width: 390, height: 844 };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
/** The aim is 300; a machine that is busy with other tests may take longer. */
const LATEST_MS = 3_000;

let server: ServerProcess;
let contexts: BrowserContext[] = [];

test.beforeAll(async () => {
  server = await startServer('demo', { HOST: '0.0.0.0', REPLICA_ROOM: '1' });
});
test.afterAll(() => server.stop());
test.afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

/** A device in the room, from which nothing outside is reached; what was asked for there is an error of the page. */
async function device(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext(options);
  contexts.push(context);
  const own = new URL(server.url).host;
  await context.route(
    ({ host, protocol }) => /^http/.test(protocol) && host !== own,
    (route) => {
      throw new Error(`a page of the demo wants ${route.request().url()}`);
    },
  );
  return context.newPage();
}

const phone = (browser: Browser) => device(browser, { viewport: PHONE, userAgent: IPHONE });

async function present(browser: Browser): Promise<Page> {
  const page = await device(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(server.presenter);
  await expect(page.getByRole('region', { name: '讲解词' })).toBeVisible();
  expect(page.url(), 'the key is not left in the address').not.toContain('#');
  return page;
}

async function join(page: Page): Promise<void> {
  await page.goto(`${server.url}/join`);
  await expect(page.getByText('正在跟随演示')).toBeVisible();
}

const card = (page: Page) => page.locator('[data-demo-tour] [role=dialog]').filter({ visible: true });
const notes = (page: Page) => page.getByRole('region', { name: '讲解词' });
const guests = (page: Page) => page.getByRole('region', { name: '观众' });
const chapter = (page: Page, index: number) =>
  page.getByRole('region', { name: '目录' }).getByRole('button').nth(index);

function step(chapterAt: number, stepAt = 0) {
  const found = STORY[chapterAt]?.steps[stepAt];
  if (!found) throw new Error(`there is no step ${chapterAt}.${stepAt}`);
  return found;
}

/** When the page first says it, and when it stands, by the clock of this machine. */
function watchFor(page: Page, words: string): Promise<{ readonly told: number; readonly stood: number }> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        let told = 0;
        const look = () => {
          const card = document.querySelector('[data-demo-tour]')?.textContent ?? '';
          if (!card.includes(wanted)) return;
          if (told === 0) told = Date.now();
          if (card.includes('正在打开')) return;
          observer.disconnect();
          resolve({ told, stood: Date.now() });
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    words,
  );
}

test('one presents, two phones follow, and each may look around', async ({ browser }) => {
  test.slow();
  const presenter = await present(browser);

  await test.step('no guest is there yet, and the invitation says how to come', async () => {
    await expect(guests(presenter)).toContainText('还没有观众');
    await expectSound(presenter, 'the presenter alone');
    await presenter.getByRole('banner').getByRole('button', { name: '邀请观众' }).click();
    const sheet = presenter.getByRole('dialog', { name: '邀请观众' });
    await expect(sheet.getByText(/^\d+\.\d+\.\d+\.\d+:\d+\/join$/)).toBeVisible();
    await expect(sheet.getByLabel('邀请二维码')).toBeVisible();
    await expectSound(presenter, 'the invitation', sheet);
    await sheet.getByRole('button', { name: '用手机讲解' }).click();
    const own = presenter.getByRole('dialog', { name: '用手机讲解' });
    await expect(own.getByLabel('讲解台二维码')).toBeVisible();
    await expect(own).toContainText('不要投到大屏幕上');
    await presenter.keyboard.press('Escape');
    await presenter.setViewportSize({ width: 1440, height: 900 });
  });

  const [first, second] = [await phone(browser), await phone(browser)];

  await test.step('phones come in where the presenter is, and read nothing that is the speaker’s', async () => {
    for (const page of [first, second]) {
      await join(page);
      await expect(card(page)).toContainText(step(0).title);
      await expect(card(page)).not.toContainText(step(0).notes);
      await expect(card(page).getByRole('button', { name: '下一站' })).toHaveCount(0);
    }
    await expect(notes(presenter)).toContainText(step(0).notes);
    await expect(guests(presenter)).toContainText('2 位观众，2 位正在跟随');
    await expect(guests(presenter).getByRole('listitem').first()).toContainText('手机');
    await expectSound(first, 'a phone that follows');
    await expectSound(presenter, 'the presenter with guests');
  });

  await test.step('the keys lead on and back', async () => {
    await presenter.keyboard.press('ArrowRight');
    for (const page of [first, second]) await expect(card(page)).toContainText(step(0, 1).title);
    await presenter.keyboard.press('ArrowLeft');
    for (const page of [first, second]) await expect(card(page)).toContainText(step(0).title);
    // The keyboard closed the invitation, so the button that opened it has the space bar until the mouse goes elsewhere.
    await notes(presenter).click();
    await presenter.keyboard.press(' ');
    for (const page of [first, second]) await expect(card(page)).toContainText(step(0, 1).title);
  });

  await test.step('a jump arrives at once', async () => {
    const words = step(3).title;
    const heard = [first, second].map((page) =>
      page.waitForRequest(/\/__replica\/tour\//).then(() => Date.now()),
    );
    const seen = [first, second].map((page) => watchFor(page, words));
    const pressedAt = await chapter(presenter, 3).evaluate((button) => {
      const at = Date.now();
      if (button instanceof HTMLElement) button.click();
      return at;
    });
    const after = (moments: readonly number[]) => Math.max(...moments) - pressedAt;
    const heardAfter = after(await Promise.all(heard));
    const shown = await Promise.all(seen);
    const toldAfter = after(shown.map(({ told }) => told));
    const stoodAfter = after(shown.map(({ stood }) => stood));
    test.info().annotations.push({
      type: 'a jump',
      description: `heard after ${heardAfter} ms, told after ${toldAfter} ms, its page there after ${stoodAfter} ms`,
    });
    expect(toldAfter, 'until the phones tell of it').toBeLessThan(LATEST_MS);
    await expect(guests(presenter).getByText('第 4 章 1/', { exact: false })).toHaveCount(2);
  });

  await test.step('one looks around and comes back by themselves', async () => {
    await card(second).getByRole('button', { name: '自己看看' }).click();
    await expect(guests(presenter)).toContainText('自己看');
    await presenter.keyboard.press('ArrowRight');
    await expect(card(first)).toContainText(step(3, 1).title);
    await expect(card(second)).toContainText(step(3).title);
    await card(second).getByRole('button', { name: '重新跟随' }).click();
    await expect(card(second)).toContainText(step(3, 1).title);
  });

  await test.step('all are called, and who has changed something is asked first', async () => {
    await chapter(presenter, 2).click();
    await expect(card(second)).toContainText(step(2).title);
    await card(second).getByRole('button', { name: '自己看看' }).click();
    await second.keyboard.press('Escape');
    await second.getByRole('button', { name: '复制', exact: true }).first().click();
    await expect(second.getByRole('list', { name: '购物车商品' }).locator('> li')).toHaveCount(4);
    await guests(presenter).getByRole('button', { name: '全部跳到第 3 章' }).click();
    const question = second.getByRole('dialog', { name: /一起看第 3 章/ });
    await expect(question).toContainText('1 处改动会还原');
    await question.getByRole('button', { name: '跟随演示' }).click();
    await expect(second.getByText('正在跟随演示')).toBeVisible();
    await expect(card(second)).toContainText(step(2).title);
    await expect(second.getByRole('list', { name: '购物车商品' }).locator('> li')).toHaveCount(3);
  });

  await test.step('a visit is given more time', async () => {
    const row = guests(presenter).getByRole('listitem').first();
    await expect(row).toContainText(/剩 1[12]\d 分钟/);
    await row.getByRole('button', { name: /^延长 1 号观众/ }).click();
    await expect(row).toContainText(/剩 1[45]\d 分钟/);
  });

  await test.step('a phone presents as well', async () => {
    const hand = await phone(browser);
    await hand.goto(server.presenter);
    await expect(notes(hand)).toContainText(step(2).notes);
    await hand.getByRole('button', { name: '下一步' }).click();
    await expect(notes(presenter)).toContainText(step(2, 1).notes);
    await expect(card(first)).toContainText(step(2, 1).title);
  });

  await test.step('who lost the connection sees so, and goes on', async () => {
    const [room, hand] = [first.context(), presenter.context()];
    await hand.setOffline(true);
    await expect(presenter.getByRole('banner').getByRole('status')).toContainText('连接断开');
    await expect(presenter.getByRole('button', { name: '下一步' })).toBeDisabled();
    await room.setOffline(true);
    await expect(first.getByText('连接断开，正在重连')).toBeVisible();
    await Promise.all([hand.setOffline(false), room.setOffline(false)]);
    await presenter.getByRole('button', { name: '下一步' }).click();
    await expect(card(first)).toContainText(step(2, 2).title);
    await expect(first.getByText('正在跟随演示')).toBeVisible();
  });
});

test('the page that the room looks at leads too, and only the link makes a presenter', async ({
  browser,
}) => {
  const presenter = await present(browser);
  await chapter(presenter, 0).click();
  const opening = presenter.waitForEvent('popup');
  await presenter.getByRole('link', { name: '打开观众画面' }).click();
  const stage = await opening;
  await expect(card(stage)).toContainText(step(0).title);
  await expect(card(stage)).not.toContainText(step(0).notes);
  await expect(presenter.getByRole('link', { name: '观众画面已打开' })).toBeVisible();
  await expect(guests(presenter)).not.toContainText('1 位观众');
  await card(stage).getByRole('button', { name: '下一站' }).click();
  await expect(notes(presenter)).toContainText(step(0, 1).notes);

  const stranger = await phone(browser);
  await stranger.goto(`${server.url}/presenter`);
  await expect(stranger.getByRole('heading', { name: '这里是讲解台' })).toBeVisible();
  await expectSound(stranger, 'without a link');
  await stranger.goto(`${server.url}/presenter#of-another-start`);
  await expect(stranger.getByRole('heading', { name: '讲解链接已失效' })).toBeVisible();
  await expectSound(stranger, 'with an old link');
  await stranger.getByRole('button', { name: '以观众身份打开' }).click();
  await expect(stranger.getByText('正在跟随演示')).toBeVisible();
});
