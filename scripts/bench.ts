/**
 * Prints how near the server comes to the limit, and the other figures that matter. Prints, never asserts.
 *
 *   npm run bench [-- rounds]
 *   npm run bench -- --only journal [pairs]     what the journal costs
 *   npm run bench -- --only reader [rounds]     what a reader waits for, and how smoothly a leaf turns
 *   npm run bench -- --only clicks              what a buyer waits for, and what the first load of the cart costs
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundles } from './bench/bundles.ts';
import type { BenchCase } from './bench/cases.ts';
import { cartOnPhone, loginOnPhone, requestsOfCart, waitsOfBuying } from './bench/clicks.ts';
import { conversionOf } from './bench/conversion.ts';
import { journalCost } from './bench/journal.ts';
import type { LimitCase } from './bench/limit-server.ts';
import { load, median } from './bench/load.ts';
import { framesOfTurning, type Paint, paintOfLogin, paintOfReader } from './bench/paint.ts';
import { casesOf, publishedCode, tokenOf } from './bench/prepare.ts';
import { memoryMb, type RunningServer, startServer, stopServer } from './bench/processes.ts';
import { builtServer, builtServerEnvironment } from './setup/child.mjs';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const ROUNDS = Number(positionals[0] ?? 3);
const PAIRS = Number(positionals[0] ?? 9);
const SECONDS = 3;
const BOOK_PAGES = 100;
/** Waiting is told by the median of so many. */
const WAITS = 5;
/** A frame that came later than this missed its turn, at 60 of them in a second. */
const LATE_MS = 25;
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
  const cost = await journalCost(ROOT, PAIRS);
  const { ratios, withJournal, without, loadBefore, loadAfter } = cost;
  const ratio = median(ratios);
  const between = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  row(
    'cartInfo, journal on against off',
    `${ratio.toFixed(3)} (median of ${ratios.length} pairs, ${between}), ${withJournal.toFixed(0)}/s and ${without.toFixed(0)}/s`,
    '0.95',
    ratio >= 0.95,
  );
  console.log(
    `  load of the machine ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after; ${cpus().length} cores`,
  );
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
  await conversion(ours);
  const reset = await controlMs(ours, () => 'reset');
  row('reset (median of 9, over HTTP)', `${reset.toFixed(1)} ms`, '20 ms', reset <= 20);
  const sandbox = await controlMs(ours, (round) => `sandboxes/bench-${round}`);
  row('new sandbox (median of 9, over HTTP)', `${sandbox.toFixed(1)} ms`, '10 ms', sandbox <= 10);

  const token = await tokenOf(ours);
  const cases = await casesOf(ours, token);
  const limitCases: LimitCase[] = [];
  for (const one of cases) limitCases.push(await limitCase(ours, one, token));
  const limit = await startServer(
    ['--import', 'tsx', join(ROOT, 'scripts/bench/limit-server.ts'), JSON.stringify(limitCases)],
    { NODE_ENV: 'production' },
  );
  for (const one of cases) await compare(ours, limit, one, token);
  await stopServer(limit);
  const memory = memoryMb(ours);
  if (memory !== null) row('memory after the load', `${memory} MB`, '200 MB', memory <= 200);
}

/** What a buyer waits for after a press, and what the first load of the cart costs. */
async function clicks({ url }: RunningServer): Promise<void> {
  const waits = await severalTimes(() => waitsOfBuying(url));
  const judge = (what: string, each: readonly number[], most: number) => {
    const middle = median(each);
    row(what, `${middle.toFixed(0)} ms (median of ${each.length})`, `${most} ms`, middle <= most);
  };
  judge(
    'menu to cart',
    waits.map(({ menuToCart }) => menuToCart),
    300,
  );
  judge(
    'quantity to price',
    waits.map(({ quantityToPrice }) => quantityToPrice),
    150,
  );
  judge(
    'option to price',
    waits.map(({ optionToPrice }) => optionToPrice),
    130,
  );
  judge(
    'cart to checkout',
    waits.map(({ cartToCheckout }) => cartToCheckout),
    350,
  );
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

async function compare(
  ours: RunningServer,
  limit: RunningServer,
  one: BenchCase,
  token: string,
): Promise<void> {
  const ratios: number[] = [];
  const p99: number[] = [];
  const limitP99: number[] = [];
  let perSecond = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const shared = { method: one.method, body: one.body, token, seconds: SECONDS };
    const theirs = await load({ ...shared, url: `${limit.url}/${one.operation}` });
    const own = await load({ ...shared, url: `${ours.url}${one.path}` });
    if (own.failures > 0) throw new Error(`${one.operation}: ${own.failures} calls failed under load`);
    ratios.push(own.perSecond / theirs.perSecond);
    limitP99.push(theirs.p99);
    p99.push(own.p99);
    perSecond = own.perSecond;
  }
  const ratio = median(ratios);
  const latency = median(p99);
  const limitLatency = median(limitP99);
  row(
    one.operation,
    `${ratio.toFixed(2)} of the limit, ${perSecond.toFixed(0)}/s, p99 ${latency.toFixed(0)} ms (the limit's ${limitLatency.toFixed(0)})`,
    `${one.before} as before`,
    ratio >= one.before,
  );
}

async function limitCase({ url }: RunningServer, one: BenchCase, token: string): Promise<LimitCase> {
  const response = await fetch(`${url}${one.path}`, {
    method: one.method,
    headers: {
      authorization: token,
      ...(one.body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(one.body ? { body: one.body } : {}),
  });
  const isText = response.headers.get('content-type')?.startsWith('text/plain') ?? false;
  return { name: one.operation, method: one.method, body: await response.text(), isText };
}

function row(what: string, figure: string, target: string, isMet: boolean): void {
  console.log(`${isMet ? '✓' : '✗'} ${what.padEnd(36)} ${figure.padEnd(62)} target ${target}`);
}

if (values.only === undefined) await main();
else if (values.only === 'journal') await journal();
else if (values.only === 'reader') await withData((env) => withServer(env, reader));
else if (values.only === 'clicks') await withData((env) => withServer(env, clicks));
else {
  console.error(`--only knows journal, reader and clicks, not "${values.only}".`);
  process.exitCode = 2;
}
