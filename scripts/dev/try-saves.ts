/**
 * Saves files of a copy of the project in six ways, again and again, while `npm run dev` runs there, and looks whether
 * the server and an open page have each of them; now and then with a mistake, which terminal and page have to tell.
 *
 *   npm run test:dev [-- --rounds 100]
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { createPlaces } from '../replica/mutants/places.ts';
import { findChromium } from '../setup/chromium.mjs';
import { red, say } from '../setup/console.mjs';
import { type Development, openDevelopment } from './development.ts';
import { freePort } from './run.mjs';
import { deleteFiles, prepare, waysToSave } from './ways-to-save.ts';

/** Of the server, of the pages, and of both. */
const FILES = ['server/saved.ts', 'web/saved.ts', 'contracts/saved.ts'] as const;
/** Every so many rounds one of them has a mistake first. */
const MISTAKE_EVERY = 5;
/** Nothing is this slow; what has not come by then was not seen. */
const LONGEST_MS = 600_000;
const LOOK_AGAIN_MS = 20;

class NotSeen extends Error {}

const saved = (version: string) => `export const saved = '${version}';\n`;
const contentOf = (version: string) => Object.fromEntries(FILES.map((file) => [file, saved(version)]));

const USERS = {
  'server/product.ts': (text: string) =>
    `import { saved as shared } from '#contracts/saved.ts';\nimport { saved } from './saved.ts';\n${text.replace(/version: '[\d.]+',/, "version: saved + ' ' + shared,")}`,
  'web/app/main.tsx': (text: string) =>
    `${text}\nimport { saved as shared } from '#contracts/saved.ts';\nimport { saved } from '../saved.ts';\ndocument.documentElement.dataset.saved = saved + ' ' + shared;\n`,
};

async function until(what: string, isThere: () => Promise<boolean> | boolean): Promise<number> {
  const begun = performance.now();
  while (!(await isThere())) {
    if (performance.now() - begun > LONGEST_MS) throw new NotSeen(what);
    await sleep(LOOK_AGAIN_MS);
  }
  return performance.now() - begun;
}

interface Seen {
  readonly what: string;
  readonly ms: number;
}

function eyesOf({ url, said }: Development, page: Page) {
  const inPage = <T>(read: () => T) => page.evaluate(read).catch(() => null);
  const serverHas = async (version: string) => {
    const reply = await fetch(`${url}/__replica/info`).catch(() => null);
    const info = (await reply?.json().catch(() => null)) as { version?: string } | null | undefined;
    return info?.version === `${version} ${version}`;
  };
  const pageHas = async (version: string) =>
    (await inPage(() => document.documentElement.dataset.saved)) === `${version} ${version}`;
  const isOnScreen = async (words: string) =>
    (
      await inPage(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? '')
    )?.includes(words) ?? false;
  const isScreenFree = async () =>
    (await inPage(() => document.querySelector('vite-error-overlay'))) === null;

  return {
    async everywhere(version: string): Promise<Seen[]> {
      const [server, pages] = await Promise.all([
        until(`${version} on the server`, () => serverHas(version)),
        until(`${version} on the page`, async () => (await pageHas(version)) && (await isScreenFree())),
      ]);
      return [
        { what: 'the server has it', ms: server },
        { what: 'the page has it', ms: pages },
      ];
    },
    /** On the page Vite may say it in its own words. */
    async mistake(file: string, place = ''): Promise<Seen[]> {
      const [terminal, screen] = await Promise.all([
        until(`${file}${place} in the terminal`, () => said().includes(`${file}${place}`)),
        until(`${file} on the page`, () => isOnScreen(file)),
      ]);
      return [
        { what: 'the terminal tells a mistake', ms: terminal },
        { what: 'the page tells a mistake', ms: screen },
      ];
    },
  };
}

function summary(all: readonly Seen[]): string[] {
  const kinds = [...new Set(all.map(({ what }) => what))];
  return kinds.map((kind) => {
    const times = all.flatMap(({ what, ms }) => (what === kind ? [ms] : [])).sort((a, b) => a - b);
    const at = (share: number) =>
      `${((times[Math.ceil(times.length * share) - 1] ?? 0) / 1000).toFixed(2)} s`;
    return `${kind.padEnd(28)} ${times.length} times, median ${at(0.5)}, longest ${at(1)}`;
  });
}

async function trySaves(rounds: number): Promise<number> {
  const { reference: place, remove } = createPlaces(0);
  const all: Seen[] = [];
  /** The last that was begun ends first. */
  const ends: (() => Promise<void> | void)[] = [
    remove,
    () => {
      for (const line of summary(all)) console.log(line);
    },
  ];
  const end = async () => {
    for (const one of ends.splice(0).reverse()) await one();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end().then(() => process.exit(130)));
  let development: Development | undefined;
  let round = 0;
  let doing = 'the start';
  try {
    prepare(place, contentOf('0'), USERS);
    const ways = waysToSave(place);
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    ends.push(() => browser.close());
    development = await openDevelopment(place, await freePort());
    ends.push(development.close);
    const page = await browser.newPage();
    await page.goto(`${development.url}/about`, { waitUntil: 'commit', timeout: LONGEST_MS });
    const eyes = eyesOf(development, page);
    await eyes.everywhere('0');
    for (round = 1; round <= rounds; ) {
      for (const way of ways) {
        const version = String(round);
        if (round % MISTAKE_EVERY === 0) {
          const file = FILES[(round / MISTAKE_EVERY) % FILES.length] ?? FILES[0];
          doing = `a mistake in ${file}`;
          development.forget();
          ways[1]?.save({ [file]: `export const saved = ; // ${version}\n` });
          all.push(...(await eyes.mistake(file, ':1:22')));
        }
        if (way.isOfNewFiles) {
          doing = 'deleted files';
          development.forget();
          deleteFiles(place, FILES);
          all.push(...(await eyes.mistake('saved.ts')));
          round += 1;
        }
        doing = way.name;
        way.save(contentOf(version));
        all.push(...(await eyes.everywhere(version)));
        round += 1;
        if (round > rounds) break;
      }
      say(`${round - 1} of ${rounds} saves were seen`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof NotSeen)) throw error;
    console.log(development?.said());
    console.log(red(`✗ Save ${round}, ${doing}, was not seen: no ${error.message}.`));
    return 1;
  } finally {
    await end();
  }
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
if (/^[1-9]\d{0,5}$/.test(values.rounds)) {
  process.exitCode = await trySaves(Number(values.rounds));
} else {
  console.error(`--rounds is a number from 1 up, not "${values.rounds}".`);
  process.exitCode = 2;
}
