/**
 * The browser window of a worker. Its tests come to it one after the other: what the pages are made of is fetched and
 * compiled for the first of them only, as it is for a visitor who comes back. What a test leaves behind is cleared away.
 */
import type { Browser, BrowserContext, CDPSession } from '@playwright/test';

interface Window {
  readonly context: BrowserContext;
  /** Whatever a page of this origin keeps is cleared away. */
  readonly origins: Set<string>;
  /** Of a page that stays, because something has to be there to clear up with. */
  readonly session: CDPSession;
  /** A clock that was taken over stays with the window. */
  isSpent: boolean;
}

export interface Windows {
  /** The window with these options, which are those that the test itself would give to a new one. */
  take(options: object): Promise<BrowserContext>;
  /** Makes it as good as new for the next test. */
  giveBack(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

async function openWindow(browser: Browser): Promise<Window> {
  const context = await browser.newContext();
  const stays = await context.newPage();
  const origins = new Set<string>();
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  });
  const window: Window = {
    context,
    origins,
    session: await context.newCDPSession(stays),
    isSpent: false,
  };
  const install = context.clock.install.bind(context.clock);
  context.clock.install = (options) => {
    window.isSpent = true;
    return install(options);
  };
  return window;
}

async function clearUp({ context, origins, session }: Window): Promise<void> {
  const [, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll();
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    ...[...origins]
      .filter((origin) => origin !== 'null')
      .map((origin) =>
        session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' }),
      ),
  ]);
}

export function windowsOf(browser: Browser): Windows {
  const windows = new Map<string, Window>();
  return {
    async take(options) {
      const key = JSON.stringify(options);
      const window = windows.get(key) ?? (await openWindow(browser));
      windows.set(key, window);
      return window.context;
    },
    async giveBack(context) {
      for (const [key, window] of windows) {
        if (window.context !== context) continue;
        if (!window.isSpent) return clearUp(window);
        windows.delete(key);
        await context.close();
      }
    },
    async close() {
      await Promise.all([...windows.values()].map(({ context }) => context.close()));
    },
  };
}
