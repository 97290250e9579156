/** What the journal costs: the server as it is against itself with recording cut out. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inPairs, type Pairs } from './pairs.ts';
import { type Driven, drivenCart, perSecond } from './prepare.ts';
import { type RunningServer, startServer, stopServer } from './processes.ts';

const RECORDING = /(function recordExchange\(\w+,\w+,\w+,\{[^}]*\}=\{\}\)\{)/;
/** As deep as the original, because the bundle finds the project's files relative to itself. */
const COPY = 'dist/bench';
const WARM_UP_SECONDS = 4;
const SECONDS = 3;

/** Requests per second with the journal against those without: both servers run all the time. */
export async function journalCost(root: string, pairs: number): Promise<Pairs> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-journal-'));
  const servers: RunningServer[] = [];
  const begin = async (main: string, name: string): Promise<Driven> => {
    const env = { DATA_DIR: join(dataDir, name), NODE_ENV: 'production' };
    const server = await startServer([main, '--port', '0'], env);
    servers.push(server);
    return drivenCart(server);
  };
  try {
    const withJournal = await begin(join(root, 'dist/server/main.js'), 'with');
    const without = await begin(withoutJournal(root), 'without');
    for (const side of [withJournal, without]) await perSecond(side, WARM_UP_SECONDS);
    await demandDifference(withJournal, without);
    const perSecondOf = (side: Driven) => () => perSecond(side, SECONDS);
    return await inPairs(pairs, perSecondOf(withJournal), perSecondOf(without));
  } finally {
    for (const server of servers) await stopServer(server);
    for (const folder of [dataDir, join(root, COPY)]) rmSync(folder, { recursive: true, force: true });
  }
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
async function demandDifference(withJournal: Driven, without: Driven): Promise<void> {
  const kept = async ({ server }: Driven) => {
    const reply = await fetch(`${server.url}/__replica/journal?limit=1`);
    return ((await reply.json()) as { list: unknown[] }).list.length;
  };
  if ((await kept(withJournal)) === 0) throw new Error('the server with the journal recorded nothing');
  if ((await kept(without)) > 0) throw new Error('the server without the journal recorded something');
}
