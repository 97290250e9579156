/**
 * Prints how near the server comes to the limit, and the other figures that matter; `-- --help` says which. Prints, never
 * asserts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { printRows, printSpeed } from '#server/print/testing/print-speed.ts';
import { editingRows, editingSpeed } from '#web/e2e/testing/editing-speed.ts';
import { bundles } from './bench/bundles.ts';
import { callsAgainstLimit } from './bench/calls.ts';
import { cartOnPhone, loginOnPhone, requestsOfCart, waitsOfBuying } from './bench/clicks.ts';
import { conversionOf } from './bench/conversion.ts';
import { journalCost } from './bench/journal.ts';
import { median } from './bench/load.ts';
import { momentsCost } from './bench/moments.ts';
import { BROWSER, framesOfTurning, type Paint, paintOfLogin, paintOfReader } from './bench/paint.ts';
import { tellPairs } from './bench/pairs.ts';
import { readBench } from './bench/parts.mjs';
import { publishedCode, tokenOf } from './bench/prepare.ts';
import { memoryMb, type RunningServer, startServer, stopServer } from './bench/processes.ts';
import { reads } from './bench/reads.ts';
import { row } from './bench/row.ts';
import { builtServer, builtServerEnvironment } from './setup/child.mjs';

type Chosen = NonNullable<ReturnType<typeof readBench>>;

// What asks for help has been answered before anything was built.
const { only, count } = readBench(process.argv.slice(2)) as Chosen;
const ROUNDS = count ?? 3;
const PAIRS = count ?? 9;
const BOOK_PAGES = 100;
/** Waiting is told by the median of so many. */
const WAITS = 5;
/** A frame that came later than this missed its turn, at 60 of them in a second. */
const LATE_MS = 25;
/** The server sees within four of its looks that a load is over for good. */
const GIVEN_BACK_MS = 14_000;
const ROOT = new URL('..', import.meta.url).pathname;
const SERVER = builtServer(['--port', '0']);

async function main(): Promise<void> {
  await withData(async (env) => {
    const fresh = await startServer(SERVER, env);
    await stopServer(fresh);
    const starts: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const again = await startServer(SERVER, env);
      starts.push(again.startMs);
      await stopServer(again);
    }
    row('start, no database', `${fresh.startMs.toFixed(0)} ms`, '1500 ms', fresh.startMs <= 1500);
    row('start, seeded (median of 4)', `${median(starts).toFixed(0)} ms`, '500 ms', median(starts) <= 500);
    await withServer(env, measure);
  });
}

async function withData(work: (env: Record<string, string>) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await work({ ...builtServerEnvironment, DATA_DIR: dataDir, NODE_ENV: 'production' });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withServer(
  env: Record<string, string>,
  work: (ours: RunningServer) => Promise<void>,
): Promise<void> {
  const ours = await startServer(SERVER, env);
  await work(ours);
  await stopServer(ours);
}

async function journal(): Promise<void> {
  const perSecond = (figure: number) => `${figure.toFixed(0)}/s`;
  tellPairs('cartInfo, journal on against off', await journalCost(ROOT, PAIRS), perSecond);
}

async function moments(): Promise<void> {
  const { work, bytes, kept, moreMb } = await momentsCost(SERVER, PAIRS);
  tellPairs('work of a write, moments off and on', work, (ms) => `${ms.toFixed(3)} ms`);
  const mb = bytes / 1_048_576;
  row(`the last ${kept} writes`, `${mb.toFixed(2)} MB`, '100 MB', mb <= 100);
  if (moreMb !== null) console.log(`  the process has ${moreMb.toFixed(1)} MB more than the other one`);
}

async function measure(ours: RunningServer): Promise<void> {
  for (const { name, size, sizeLimit } of bundles(ROOT)) {
    row(`${name}, gzip`, `${(size / 1000).toFixed(1)} kB`, `${sizeLimit / 1000} kB`, size <= sizeLimit);
  }
  const paints: Paint[] = [];
  for (let i = 0; i < 3; i += 1) paints.push(await paintOfLogin(ours.url));
  const largest = median(paints.map((paint) => paint.largestMs));
  const shift = Math.max(...paints.map((paint) => paint.shift));
  row(
    'login, slow phone: largest paint',
    `${largest.toFixed(0)} ms (median of 3)`,
    '2500 ms',
    largest < 2500,
  );
  row('login, slow phone: layout shift', shift.toFixed(3), '0.02', shift < 0.02);
  await clicks(ours);
  await reader(ours);
  await editor(ours);
  await conversion(ours);
  await print(ours);
  const reset = await controlMs(ours, () => 'reset');
  row('reset (median of 9, over HTTP)', `${reset.toFixed(1)} ms`, '20 ms', reset <= 20);
  const sandbox = await controlMs(ours, (round) => `sandboxes/bench-${round}`);
  row('new sandbox (median of 9, over HTTP)', `${sandbox.toFixed(1)} ms`, '10 ms', sandbox <= 10);

  await load(ours);
}

/** How near each call comes to the limit, and the memory after it. */
async function load(ours: RunningServer): Promise<void> {
  await callsAgainstLimit(ours, ROOT, ROUNDS);
  await memory(ours);
}

/** What the process still has when the load is over and what it needed is given back; beside it what it had at its end. */
async function memory(ours: RunningServer): Promise<void> {
  const most = memoryMb(ours);
  await setTimeout(GIVEN_BACK_MS);
  const rest = memoryMb(ours);
  if (most === null || rest === null) return;
  row('memory after the load', `${rest} MB (${most} MB as it ended)`, '200 MB', rest <= 200);
}

const PRESSES = [
  ['menu to cart', 'menuToCart', 300],
  ['quantity to price', 'quantityToPrice', 150],
  ['option to price', 'optionToPrice', 130],
  ['cart to checkout', 'cartToCheckout', 350],
] as const;

/** What a buyer waits for after a press, and what the first load of the cart costs. */
async function clicks({ url }: RunningServer): Promise<void> {
  const waits = await severalTimes(() => waitsOfBuying(url));
  const judge = (what: string, each: readonly number[], most: number) => {
    const middle = median(each);
    row(what, `${middle.toFixed(0)} ms (median of ${each.length})`, `${most} ms`, middle <= most);
  };
  const each = (wait: (typeof PRESSES)[number][1]) => waits.map((one) => one[wait]);
  for (const [what, wait, most] of PRESSES) judge(what, each(wait), most);
  for (const screen of ['desk', 'phone'] as const) {
    const requests = await requestsOfCart(url, screen);
    row(`cart, first load on a ${screen}`, `${requests} requests`, '20', requests <= 20);
  }
  judge('login, slow phone: form usable', await severalTimes(() => loginOnPhone(url)), 2500);
  judge('cart, slow phone: lines usable', await severalTimes(() => cartOnPhone(url)), 3300);
}

async function severalTimes<Value>(measureOnce: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let i = 0; i < WAITS; i += 1) values.push(await measureOnce());
  return values;
}

/** What a reader waits for, and how smoothly a leaf turns. */
async function reader(ours: RunningServer): Promise<void> {
  const code = await publishedCode(ours, await tokenOf(ours));
  const paints: number[] = [];
  const frames: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    paints.push((await paintOfReader(ours.url, code)).largestMs);
    frames.push(...(await framesOfTurning(ours.url)));
  }
  const largest = median(paints);
  row(
    'reader, slow phone: largest paint',
    `${largest.toFixed(0)} ms (median of ${ROUNDS})`,
    '1500 ms',
    largest < 1500,
  );
  const late = frames.filter((ms) => ms > LATE_MS).length;
  row(
    'a leaf turns in a book of 500 pages',
    `${frames.length} frames in ${ROUNDS} turns, ${median(frames).toFixed(1)} ms each, ${late} late`,
    '16.7 ms, one late at its start',
    median(frames) < 17 && late <= ROUNDS,
  );
}

/** What it is like to edit a large work. */
async function editor({ url }: RunningServer): Promise<void> {
  for (const each of editingRows(await editingSpeed(url, BROWSER), LATE_MS)) row(...each);
}

/** What the member waits for who has a thick book printed, and others meanwhile. */
async function print(ours: RunningServer): Promise<void> {
  for (const each of printRows(await printSpeed(ours.url, ours.child.pid, await tokenOf(ours)))) row(...each);
}

/** What the maker of a book waits for. */
async function conversion(ours: RunningServer): Promise<void> {
  const { firstMs, allMs } = await conversionOf(ours.url, await tokenOf(ours), BOOK_PAGES);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  row('drop to the first page', seconds(firstMs), '5 s', firstMs <= 5000);
  row(`drop to the last of ${BOOK_PAGES} pages`, seconds(allMs), '60 s', allMs <= 60_000);
}

async function controlMs({ url }: RunningServer, pathOf: (round: number) => string): Promise<number> {
  const spent: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const startedAt = performance.now();
    const reply = await fetch(`${url}/__replica/${pathOf(round)}`, { method: 'POST' });
    spent.push(performance.now() - startedAt);
    if (!reply.ok) throw new Error(`${pathOf(round)} was answered with ${reply.status}`);
  }
  return median(spent);
}

const onServer = (part: typeof reader) => () => withData((env) => withServer(env, part));
const PARTS: Readonly<Record<Chosen['only'], () => Promise<void>>> = {
  ...{ '': main, journal, moments, reads: () => reads(SERVER, ROOT, PAIRS) },
  ...{ reader: onServer(reader), editor: onServer(editor), print: onServer(print) },
  ...{ load: onServer(load), clicks: onServer(clicks) },
};
await PARTS[only]();
