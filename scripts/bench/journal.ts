/** What the journal costs: the server as it is against itself with recording cut out. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchCase } from './cases.ts';
import { load, median } from './load.ts';
import { casesOf, tokenOf } from './prepare.ts';
import { type RunningServer, startServer, stopServer } from './processes.ts';

const OPERATION = 'ShopCarService.cartInfo';
const RECORDING = /(function recordExchange\(\w+,\w+,\w+,\{[^}]*\}=\{\}\)\{)/;
/** As deep as the original, because the bundle finds the project's files relative to itself. */
const COPY = 'dist/bench';
const WARM_UP_SECONDS = 4;
const SECONDS = 3;

export interface JournalCost {
  /** Requests per second with the journal against those without, one for each pair. */
  readonly ratios: readonly number[];
  readonly withJournal: number;
  readonly without: number;
  /** The machine's load of the last minute, before and after. */
  readonly loadBefore: number;
  readonly loadAfter: number;
}

interface Side {
  readonly server: RunningServer;
  readonly one: BenchCase;
  readonly token: string;
}

/** Both servers run all the time and are driven by turns, so that what else happens on the machine meets both. */
export async function journalCost(root: string, pairs: number): Promise<JournalCost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-journal-'));
  const servers: RunningServer[] = [];
  const begin = async (main: string, name: string): Promise<Side> => {
    const env = { DATA_DIR: join(dataDir, name), NODE_ENV: 'production' };
    const server = await startServer([main, '--port', '0'], env);
    servers.push(server);
    const token = await tokenOf(server);
    const one = (await casesOf(server, token)).find(({ operation }) => operation === OPERATION);
    if (!one) throw new Error(`${OPERATION} is not among the measured calls`);
    return { server, one, token };
  };
  try {
    const withJournal = await begin(join(root, 'dist/server/main.js'), 'with');
    const without = await begin(withoutJournal(root), 'without');
    for (const side of [withJournal, without]) await perSecond(side, WARM_UP_SECONDS);
    await demandDifference(withJournal, without);
    return await measure(withJournal, without, pairs);
  } finally {
    for (const server of servers) await stopServer(server);
    for (const folder of [dataDir, join(root, COPY)]) rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(withJournal: Side, without: Side, pairs: number): Promise<JournalCost> {
  const loadBefore = loadavg()[0] ?? Number.NaN;
  const on: number[] = [];
  const off: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const turns = [() => push(on, withJournal), () => push(off, without)];
    // Whoever comes second may find the machine warmer, so they take turns in that too.
    for (const turn of pair % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return {
    ratios: on.map((figure, pair) => figure / (off[pair] ?? Number.NaN)),
    withJournal: median(on),
    without: median(off),
    loadBefore,
    loadAfter: loadavg()[0] ?? Number.NaN,
  };
}

async function push(figures: number[], side: Side): Promise<void> {
  figures.push(await perSecond(side, SECONDS));
}

async function perSecond({ server, one, token }: Side, seconds: number): Promise<number> {
  const { method, body, path } = one;
  const result = await load({ url: `${server.url}${path}`, method, body, token, seconds });
  if (result.failures > 0) throw new Error(`${OPERATION}: ${result.failures} calls failed under load`);
  return result.perSecond;
}

/** A copy of the built server that returns before it records anything. */
function withoutJournal(root: string): string {
  const built = readFileSync(join(root, 'dist/server/main.js'), 'utf8');
  if (!RECORDING.test(built)) throw new Error('the built server has no recordExchange: was it renamed?');
  const folder = join(root, COPY);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'main.js');
  writeFileSync(file, built.replace(RECORDING, '$1return;'));
  return file;
}

/** A comparison of two equal servers would say that the journal costs nothing. */
async function demandDifference(withJournal: Side, without: Side): Promise<void> {
  const kept = async ({ server }: Side) => {
    const reply = await fetch(`${server.url}/__replica/journal?limit=1`);
    return ((await reply.json()) as { list: unknown[] }).list.length;
  };
  if ((await kept(withJournal)) === 0) throw new Error('the server with the journal recorded nothing');
  if ((await kept(without)) > 0) throw new Error('the server without the journal recorded something');
}
