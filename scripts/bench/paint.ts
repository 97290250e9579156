import { type Browser, chromium, type Page } from '@playwright/test';
import { byKey, turningIn } from '#web/e2e/testing/turning.ts';

export interface Paint {
  readonly largestMs: number;
  readonly shift: number;
}

export const BROWSER = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

export async function withBrowser<Value>(
  options: typeof BROWSER,
  work: (browser: Browser) => Promise<Value>,
): Promise<Value> {
  const browser = await chromium.launch(options);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export function paintOfLogin(url: string): Promise<Paint> {
  return paintOf(`${url}/manager/login`, (page) => page.getByRole('tab', { name: '扫码登录' }).waitFor());
}

/** A book as somebody opens it who got its link. */
export function paintOfReader(url: string, code: string): Promise<Paint> {
  return paintOf(`${url}/r/${code}`, (page) => page.locator('.page').first().waitFor());
}

/** Milliseconds from frame to frame while a leaf turns in a book of 500 pages, on a desk of this machine. */
export function framesOfTurning(url: string): Promise<readonly number[]> {
  return withBrowser(BROWSER, async (browser) => {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
    return (await turningIn(page, byKey)).frames;
  });
}

/** A page on a slow phone. */
function paintOf(url: string, isThere: (page: Page) => Promise<void>): Promise<Paint> {
  return onSlowPhone(async (page) => {
    await page.addInitScript(() => {
      const seen = { largestMs: 0, shift: 0 };
      Object.assign(window, { seenPaint: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largestMs = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url);
    await isThere(page);
    await page.waitForTimeout(2500);
    return page.evaluate(() => Reflect.get(window, 'seenPaint') as Paint);
  });
}

/**
 * A browser that is driven notes the stack of some calls, and to name its lines it parses the files on it anew while
 * the page waits: a quarter of a second here, which nobody's phone spends. With the lines kept at once it does not.
 */
const SLOW = { ...BROWSER, args: [...BROWSER.args, '--js-flags=--no-enable-lazy-source-positions'] };

/** Works in a browser of its own as slow as a phone: four times slower CPU, 150 ms and 1.6 Mb/s. */
export function onSlowPhone<Value>(
  work: (page: Page) => Promise<Value>,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Value> {
  return withBrowser(SLOW, async (browser) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await prepare(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await work(page);
  });
}
