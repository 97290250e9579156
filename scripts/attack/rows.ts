/** Worlds with 20,000 rows of a kind: no call may hold the server so long that others notice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { closeDatabase } from '#db/client.ts';
import { openReplicaDatabase } from '#db/migrate.ts';
import { type Crowd, crowd } from '#db/rows/testing-rows.ts';
import { seed } from '#db/seed.ts';
import { type RunningServer, startServer, stopServer } from '../bench/processes.ts';
import { CROWDED_CALLS, type CrowdedCall, callIn } from './crowded-calls.ts';
import type { Finding } from './finding.ts';

const SERVER = new URL('../../server/main.ts', import.meta.url).pathname;
const MIGRATIONS = new URL('../../db/migrations', import.meta.url).pathname;
const NOW = '2026-11-21T02:00:00Z';
const LONGEST_HOLD_MS = 100;
const ROUNDS = 3;
/** The same calls in a world of its own come first, because the first of each only compiles what it needs. */
const WARM: Readonly<Record<string, string>> = { 'x-replica-sandbox': 'warm' };

export async function attackRows(): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const kind of Object.keys(CROWDED_CALLS) as Crowd[]) findings.push(await attackWith(kind));
  return findings;
}

async function attackWith(kind: Crowd): Promise<Finding> {
  const dataDir = mkdtempSync(join(tmpdir(), 'attack-rows-'));
  const calls = crowdedFile(dataDir, kind);
  const server = await startServer(['--import', 'tsx', SERVER, '--port', '0', '--clock', NOW], {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
  });
  try {
    const { longestMs, call, failures } = await longestHold(server, calls);
    return {
      name: `20,000 ${kind}`,
      figure: `${longestMs.toFixed(0)} ms at most (${call})${failures > 0 ? `, ${failures} answers of 500` : ''}`,
      holds: longestMs <= LONGEST_HOLD_MS && failures === 0,
    };
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Makes the file that the server opens, and answers the calls with what they name in it. */
function crowdedFile(dataDir: string, kind: Crowd): CrowdedCall[] {
  const { db } = openReplicaDatabase(join(dataDir, 'desk.sqlite'), { migrationsFolder: MIGRATIONS });
  try {
    seed(db, { seed: 1, now: Date.parse(NOW) });
    crowd(db, kind);
    return CROWDED_CALLS[kind].map(([operation, input]): CrowdedCall => [operation, callIn(db, input)]);
  } finally {
    closeDatabase(db);
  }
}

interface Hold {
  readonly longestMs: number;
  readonly call: string;
  readonly failures: number;
}

/** While a call is worked on nobody else is answered, so the call's own time is what the others wait at most. */
async function longestHold({ url }: RunningServer, calls: readonly CrowdedCall[]): Promise<Hold> {
  await callAll(url, calls, WARM);
  const snapshot = `${url}/__replica/snapshots/crowded`;
  await post(snapshot);
  const rounds: Made[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await post(`${snapshot}/load`);
    rounds.push(await callAll(url, calls, {}));
  }
  const failures = rounds.flat().filter(({ status }) => status >= 500).length;
  // The quickest of all rounds is what the call costs; the rest is what else the machine did.
  const costs = calls.map(([call], place) => {
    return { call, longestMs: Math.min(...rounds.map((made) => made[place]?.ms ?? 0)) };
  });
  const longest = costs.reduce((one, other) => (other.longestMs > one.longestMs ? other : one));
  return { ...longest, failures };
}

interface Made {
  readonly ms: number;
  readonly status: number;
}

async function post(url: string): Promise<void> {
  const reply = await fetch(url, { method: 'POST' });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  await reply.arrayBuffer();
}

async function callAll(url: string, calls: readonly CrowdedCall[], world: Readonly<Record<string, string>>) {
  const login = await fetch(`${url}/__replica/personas/super/login`, { method: 'POST', headers: world });
  const { token } = (await login.json()) as { token: string };
  const headers = { ...world, authorization: token };
  const made: Made[] = [];
  for (const call of calls) made.push(await timed(url, headers, call));
  return made;
}

async function timed(url: string, headers: Record<string, string>, [operation, input]: CrowdedCall) {
  const { httpMethod, path } = operationMeta(operation);
  const values = new URLSearchParams(input);
  const isPost = httpMethod === 'POST';
  const startedAt = performance.now();
  const reply = await fetch(`${url}${toWire(isPost ? path : `${path}?${values}`)}`, {
    method: httpMethod,
    headers,
    ...(isPost ? { body: values } : {}),
  });
  await reply.arrayBuffer();
  return { ms: performance.now() - startedAt, status: reply.status };
}
