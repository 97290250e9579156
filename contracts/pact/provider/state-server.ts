import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { isScenarioName, runScenario } from '#db/scenarios/index.ts';
import type { World } from '#server/replica/world.ts';

interface StateChange {
  readonly action: 'setup' | 'teardown';
  readonly state: string;
  readonly params?: Readonly<Record<string, string>>;
}

export interface StateServer {
  readonly url: string;
  close(): Promise<void>;
}

/** What the verifier calls before and after an interaction: its states are the scenarios of the database. */
export async function startStateServer(world: World): Promise<StateServer> {
  // An interaction has several states; the first after an interaction begins a new world.
  let isUsed = true;

  function change({ action, state, params }: StateChange): void {
    if (action === 'teardown') {
      isUsed = true;
      return;
    }
    if (isUsed) world.reset();
    isUsed = false;
    if (!isScenarioName(state)) throw new Error(`there is no scenario "${state}"`);
    runScenario(state, { db: world.db, now: world.clock.now() }, params);
  }

  const server = createServer(async (request, reply) => {
    try {
      change((await json(request)) as StateChange);
      reply.writeHead(200).end();
    } catch (error) {
      reply.writeHead(500).end(error instanceof Error ? error.message : 'the state failed');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
