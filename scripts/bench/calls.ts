import { join } from 'node:path';
import type { BenchCase } from './cases.ts';
import type { LimitCase } from './limit-server.ts';
import { load, median } from './load.ts';
import { casesOf, tokenOf } from './prepare.ts';
import { type RunningServer, startServer, stopServer } from './processes.ts';
import { row } from './row.ts';

const SECONDS = 3;
/** The engine compiles what is asked most: what it can do is what it does then, on both sides. */
const WARM_UP_SECONDS = 4;

/** How near each call comes to a server that does nothing but answer. */
export async function callsAgainstLimit(ours: RunningServer, root: string, rounds: number): Promise<void> {
  const token = await tokenOf(ours);
  const cases = await casesOf(ours, token);
  const limitCases: LimitCase[] = [];
  for (const one of cases) limitCases.push(await limitCase(ours, one, token));
  const limit = await startServer(
    ['--import', 'tsx', join(root, 'scripts/bench/limit-server.ts'), JSON.stringify(limitCases)],
    { NODE_ENV: 'production' },
  );
  for (const one of cases) await compare(ours, limit, one, token, rounds);
  await stopServer(limit);
}

async function compare(
  ours: RunningServer,
  limit: RunningServer,
  one: BenchCase,
  token: string,
  rounds: number,
): Promise<void> {
  const ratios: number[] = [];
  const p99: number[] = [];
  const limitP99: number[] = [];
  let perSecond = 0;
  const shared = { method: one.method, body: one.body, token };
  const loads = async (seconds: number) => ({
    theirs: await load({ ...shared, seconds, url: `${limit.url}/${one.operation}` }),
    own: await load({ ...shared, seconds, url: `${ours.url}${one.path}` }),
  });
  await loads(WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    const { theirs, own } = await loads(SECONDS);
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
