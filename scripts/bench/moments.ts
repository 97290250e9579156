/** What it costs that writes can be taken back: the server as it is against itself with REPLICA_MOMENTS=0. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { inPairs, type Pairs } from './pairs.ts';
import { tokenOf } from './prepare.ts';
import { memoryMb, type RunningServer, startServer, stopServer, workedMs } from './processes.ts';

const WRITES = 1000;
const CONNECTIONS = 10;

export interface MomentsCost {
  /** Milliseconds of work for a write, without moments against with them: what is left of the throughput. */
  readonly work: Pairs;
  /** What the history of the last writes takes, as the server counts it, and how many those are. */
  readonly bytes: number;
  readonly kept: number;
  /** How much more memory the process has than the other one; null where the system does not tell. */
  readonly moreMb: number | null;
}

interface Side {
  readonly server: RunningServer;
  readonly token: string;
  /** More than there are connections, so that calls that overtake each other still change what is there. */
  readonly addresses: readonly string[];
}

export async function momentsCost(args: readonly string[], pairs: number): Promise<MomentsCost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-moments-'));
  const servers: RunningServer[] = [];
  const begin = async (moments: string): Promise<Side> => {
    const env = { DATA_DIR: join(dataDir, moments), NODE_ENV: 'production', REPLICA_MOMENTS: moments };
    const server = await startServer(args, env);
    servers.push(server);
    const token = await tokenOf(server);
    return { server, token, addresses: await addressesOf(server, token) };
  };
  try {
    const [on, off] = [await begin(String(WRITES)), await begin('0')];
    for (const side of [on, off]) for (let round = 0; round < 2; round += 1) await workOf(side);
    return await measure(on, off, pairs);
  } finally {
    for (const server of servers) await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(on: Side, off: Side, pairs: number): Promise<MomentsCost> {
  const work = await inPairs(
    pairs,
    () => workOf(off),
    () => workOf(on),
  );
  const { total, bytes } = await history(on);
  if (total !== WRITES) throw new Error(`${total} writes are kept, not ${WRITES}`);
  if ((await history(off)).total !== 0) throw new Error('the server without moments keeps some');
  const [more, less] = [memoryMb(on.server), memoryMb(off.server)];
  return { work, bytes, kept: total, moreMb: more === null || less === null ? null : more - less };
}

/** As many as a member may have. */
async function addressesOf({ url }: RunningServer, token: string): Promise<string[]> {
  await fetch(`${url}/__replica/scenarios/addresses-full/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ params: { account: 'super' } }),
  });
  const path = operationMeta('UserCenterMag.getUserAddressList').path;
  const response = await fetch(`${url}${path}`, { headers: { authorization: token } });
  const { data } = (await response.json()) as { data: { list: { ID: string }[] } };
  const found = data.list.map(({ ID }) => ID);
  if (found.length <= CONNECTIONS) throw new Error(`${found.length} addresses are too few`);
  return found;
}

async function history({ server }: Side): Promise<{ total: number; bytes: number }> {
  return (await fetch(`${server.url}/__replica/moments?limit=1`)).json() as Promise<{
    total: number;
    bytes: number;
  }>;
}

/**
 * One address after the other becomes the usual one: two rows change with each call. What the server works for it is
 * counted, because how long it takes depends on what else the machine does.
 */
async function workOf({ server, token, addresses }: Side): Promise<number> {
  const before = workedMs(server);
  let turn = 0;
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    amount: WRITES,
    requests: [
      {
        method: 'POST',
        path: toWire('/uwp/newServlet/ShoppingServiceMag/updateDefaultAddr'),
        headers: { authorization: token, 'content-type': 'application/x-www-form-urlencoded' },
        // Of all connections together, so that hardly a call asks for what is so already.
        setupRequest(request) {
          turn += 1;
          return { ...request, body: `addrID=${addresses[turn % addresses.length]}` };
        },
      },
    ],
  });
  if (result.non2xx + result.errors > 0) throw new Error('calls failed under load');
  return (workedMs(server) - before) / WRITES;
}
