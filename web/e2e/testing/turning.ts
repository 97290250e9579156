/** What the browser does while a leaf turns in a long book, for the spec and the figures. */
import type { Page } from '@playwright/test';
import { BOOK_PAGES, tellBook } from '../reader-book.ts';

const PAGES = 500;
const MIDDLE = 250;
/** The work of the page itself for a frame, as the browser calls it. */
const STEPS = ['UpdateLayoutTree', 'Layout', 'Paint'] as const;
const FRAME = 'leaf-frame';
/** In the first and the last frames the leaf is taken up and laid down. */
const AT_THE_ENDS = 3;

export interface Turning {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** How often the browser did each step while the leaf was on its way, without its beginning and its end. */
  readonly steps: Readonly<Record<(typeof STEPS)[number], number>>;
  /** The most elements whose style was worked out for one frame. */
  readonly mostStyled: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
}

/** As many frames as these a hand takes at least, however busy the machine is. */
export const FRAMES_BY_HAND = 24;

/** Turns a leaf by the keyboard; it takes its own time. */
export async function byKey(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
}

/** Turns a leaf by its corner, a little in each frame. */
export async function byHand(page: Page): Promise<void> {
  const box = await page.getByRole('region', { name: `第 ${MIDDLE + 1} 页` }).boundingBox();
  if (box === null) throw new Error('there is no page');
  const [x, y] = [box.x + box.width - 20, box.y + box.height - 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let frame = 1; frame <= FRAMES_BY_HAND; frame += 1) {
    await page.mouse.move(x - (box.width * 1.5 * frame) / FRAMES_BY_HAND, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.mouse.up();
}

/** Opens a book of 500 pages of text in its middle, where a leaf is turned; the page must allow motion. */
export async function turningIn(page: Page, turn: (page: Page) => Promise<void>): Promise<Turning> {
  const inner = BOOK_PAGES.slice(1, 2);
  await tellBook(page, Array.from({ length: PAGES }, () => inner).flat());
  await page.goto(`/r/words?page=${MIDDLE}`);
  await page
    .getByRole('region', { name: `第 ${MIDDLE + 1} 页` })
    .locator('.page-line')
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');

  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const watched = page.evaluate(framesOfLeaf);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
    transferMode: 'ReportEvents',
  });
  await turn(page);
  await page.getByText(`第 ${MIDDLE + 2} 至 ${MIDDLE + 3} 页，共 ${PAGES} 页`).waitFor();
  const frames = await watched;
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();

  const inOrder = events.toSorted((one, other) => one.ts - other.ts);
  const marks = inOrder.flatMap(({ name }, place) => (name === FRAME ? [place] : []));
  const between = inOrder.slice(marks[AT_THE_ENDS], marks.at(-AT_THE_ENDS));
  const count = (step: string) => between.filter(({ name }) => name === step).length;
  return {
    frames,
    steps: { UpdateLayoutTree: count('UpdateLayoutTree'), Layout: count('Layout'), Paint: count('Paint') },
    mostStyled: Math.max(0, ...between.map(({ args }) => args?.elementCount ?? 0)),
  };
}

/** Runs in the page: the frames in which four pages are to be seen, as they are while a leaf is on its way. */
async function framesOfLeaf(): Promise<number[]> {
  const times: number[] = [];
  let isOnItsWay = false;
  while (isOnItsWay || times.length === 0) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    isOnItsWay = document.querySelectorAll('main section[aria-busy]').length === 4;
    if (!isOnItsWay) continue;
    performance.mark('leaf-frame');
    times.push(now);
  }
  return times.slice(1).map((now, place) => now - (times[place] ?? now));
}
