import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from './engine.ts';

/** Everything here is tried until it holds: a browser that is slow is no defect. */
const LONGEST_MS = 60_000;
const PAUSE_MS = 50;
/** So often in a row a thing is found at the same place before it is pressed. */
const STILL = 3;

export const PRESSABLE = 'button, a, label, [role=tab], [role=button], [role=menuitem]';

const FAILURE = /这个页面出了点问题/;

/** The page of the product for what has gone wrong: waiting makes nothing better. */
class Broken extends Error {}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Tells about the page: where a thing is that has this name, or a word about why it cannot be pressed. Runs in it. */
function spotOf(selector: string, name: string): Spot | string {
  const words = new RegExp(name);
  const named = (each: Element) =>
    words.test((each.getAttribute('aria-label') ?? each.textContent ?? '').trim());
  const shown = (each: Element) =>
    each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible';
  const found = [...document.querySelectorAll(selector)].filter((each) => shown(each) && named(each));
  // What lies in a dialog lies above the page.
  const element = found.find((each) => each.closest('[role=dialog]')) ?? found[0];
  if (element === undefined) return 'is not there';
  if (element.matches(':disabled, [aria-disabled=true], [aria-busy=true], .ant-btn-loading'))
    return 'cannot be used';
  // A dialog on its way in is not where it will be.
  const glides = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect &&
    effect.target?.contains(element) &&
    effect.getComputedTiming().endTime !== Infinity;
  if (document.getAnimations().some(glides) || element.closest('[class*="-appear"], [class*="-enter"]'))
    return 'glides';
  element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const upon = document.elementFromPoint(x, y);
  if (upon === null) return 'is out of sight';
  if (element.contains(upon) || upon.contains(element)) return { x, y };
  return `is covered by <${upon.tagName.toLowerCase()} class="${upon.getAttribute('class')}"> ${upon.textContent?.slice(0, 30)}`;
}

/** The words of the page, as somebody reads them. Runs in it. */
function wordsOfPage(): string {
  return document.body?.innerText ?? '';
}

/** A function of this file as text for a page; what the compiler adds to keep names is nothing there. */
function called(work: (...given: never[]) => unknown, ...given: readonly string[]): string {
  return `((__name) => (${work})(${given.map((each) => JSON.stringify(each)).join(', ')}))((each) => each)`;
}

/** Resolves with the first answer that is not a problem, a text; at the end of its patience with the last of those. */
export async function until<T extends object | number | boolean>(ask: () => Promise<T | string>): Promise<T> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    // While one page gives way to the next there is nobody to answer.
    const answer = await ask().catch((error: Error) => {
      if (error instanceof Broken) throw error;
      return error.message;
    });
    if (typeof answer !== 'string') return answer;
    if (performance.now() > end) throw new Error(answer);
    await sleep(PAUSE_MS);
  }
}

export async function expectWords(browser: Browser, words: RegExp): Promise<void> {
  await until(async () => {
    const text = await browser.evaluate<string>(called(wordsOfPage));
    if (words.test(text)) return true;
    if (FAILURE.test(text)) throw new Broken(`${words} is not there, but the error page`);
    return `${words} is not there, but: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`;
  });
}

/** Presses what has this name once it stands still, as a mouse does. */
export async function press(browser: Browser, name: RegExp, selector = PRESSABLE): Promise<void> {
  let before = '';
  let same = 0;
  const spot = await until(async () => {
    const found = await browser.evaluate<Spot | string>(called(spotOf, selector, name.source));
    if (typeof found === 'string') return `${name} ${found}`;
    same = before === JSON.stringify(found) ? same + 1 : 0;
    before = JSON.stringify(found);
    return same >= STILL ? found : `${name} moves`;
  });
  await browser.press(spot.x, spot.y);
}

/** Presses the label of a field and types. */
export async function write(browser: Browser, label: string, text: string): Promise<void> {
  await press(browser, new RegExp(`^${label}$`), 'label');
  await browser.type(text);
}
