import { expect, type Page, type Request } from '@playwright/test';
import { SCREENS, type Screen } from '#web/lib/paths.ts';
import { headingOf, shownAt } from '#web/testing/shown-screens.ts';

export const OPEN_SCREENS = SCREENS.filter(({ state }) => state === 'open');

type Way = (page: Page, path: string) => Promise<unknown>;

const load: Way = (page, path) => page.goto(path);

/** As a link does it: a page of the product that is there already goes on to the address. */
export const goWithin: Way = async (page, path) => {
  if (!(await page.evaluate(() => document.querySelector('main') !== null))) return load(page, path);
  return page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
};

/** Until the screen has what it asks for. */
export async function openExample(page: Page, screen: Screen, go = load): Promise<void> {
  const asking = watchRequests(page);
  await go(page, screen.example);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(headingOf(shownAt(screen)));
  await asking.over();
}

/**
 * The browser's own "network idle" is half a second in which nothing is asked, at every screen. The page itself knows
 * sooner: nothing is under way, it has done all it had to do, and still nothing is under way.
 */
export function watchRequests(page: Page): { over(): Promise<void> } {
  const underWay = new Set<Request>();
  const begins = (request: Request) => void underWay.add(request);
  const ends = (request: Request) => void underWay.delete(request);
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  return {
    async over() {
      await expect
        .poll(
          async () => {
            const before = underWay.size;
            await page.evaluate(hasNothingToDo);
            return before + underWay.size;
          },
          { intervals: [20] },
        )
        .toBe(0);
      page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
    },
  };
}

/**
 * Twice, because what an idle moment itself sets off (a prefetch, a state) is done only in the next. The browser without
 * windows now and then finds no idle moment in a page that only stands there, so none is waited for without end.
 */
async function hasNothingToDo(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
  }
}
