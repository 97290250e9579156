import { join } from 'node:path';
import { closeDatabase, openDatabaseBytes } from '#db/client.ts';
import { openMemoryDatabase } from '#db/migrate.ts';
import { seed as seedDatabase } from '#db/seed.ts';
import { serializeTemplate } from '#db/template.ts';
import { buildApp } from '#server/app.ts';
import { type Env, readEnv } from '#server/env.ts';
import { installation } from '#server/installation.ts';
import { createWorld, openWorld } from '#server/replica/create-world.ts';
import { replicaTools } from '#server/replica-tools.ts';
import { createClock } from '#server/worlds/clock.ts';
import type { MainWorld } from '#server/worlds/create-world.ts';
import type { Replica, ReplicaOptions } from './replica.ts';
import { templateOfDay } from './template-of-day.ts';
import { openWorld as worldAt } from './world.ts';

/** Several live beside each other in one process, because each has its own world, port and files. */
export async function runHere(options: ReplicaOptions): Promise<Replica> {
  const env = envOf(options);
  const { migrationsFolder, cacheRoot, docsRoot, ...roots } = installation(env.web);
  const world = options.dataDir
    ? openWorld(env, { migrationsFolder })
    : worldInMemory(env, migrationsFolder, cacheRoot);
  const app = await buildApp({
    env,
    world,
    tools: replicaTools(docsRoot),
    ...roots,
    tell: (line) => process.stderr.write(`${line}\n`),
  });
  const close = async () => {
    await app.close();
    world.close();
  };
  try {
    const url = await app.listen({ host: env.host, port: env.port });
    return {
      url,
      isBeside: false,
      world: (name) => worldAt({ url, name, controlToken: env.controlToken }),
      async inject(request) {
        const { pathname, search } = new URL(request.url);
        const { statusCode, headers, rawPayload } = await app.inject({
          method: request.method as 'GET',
          url: pathname + search,
          headers: headersFor(request),
          ...(request.body === null ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
        });
        return new Response(bodyOf(statusCode, rawPayload), {
          status: statusCode,
          headers: Object.entries(headers).flatMap(([name, value]) =>
            [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
          ),
        });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The page that asks may be anybody's: whoever injects has let it in. */
const OF_THE_PAGE = /^(?:host|origin|referer|sec-fetch-.*|content-length)$/;

function headersFor(request: Request): Record<string, string> {
  return Object.fromEntries([...request.headers].filter(([name]) => !OF_THE_PAGE.test(name)));
}

/** Some statuses have no body, not even an empty one. */
function bodyOf(status: number, bytes: Buffer): Uint8Array<ArrayBuffer> | null {
  return [204, 205, 304].includes(status) ? null : new Uint8Array(bytes);
}

/** What the environment of the program says is about the program. */
function envOf({
  port = 0,
  host = '127.0.0.1',
  dataDir,
  seed,
  clock,
  pages,
  controlToken,
}: ReplicaOptions): Env {
  return readEnv([], {
    ...{ PORT: String(port), HOST: host, NODE_ENV: 'production' },
    ...{ DATA_DIR: dataDir, REPLICA_CLOCK: clock, REPLICA_WEB: pages, REPLICA_CONTROL_TOKEN: controlToken },
    ...(seed === undefined ? {} : { REPLICA_SEED: String(seed) }),
  });
}

function worldInMemory(env: Env, migrationsFolder: string, cacheRoot: string): MainWorld {
  const clock = createClock(Date.now, env.clock);
  const now = clock.now();
  const make = () => {
    const db = openMemoryDatabase(migrationsFolder);
    seedDatabase(db, { seed: env.seed, now });
    const bytes = serializeTemplate(db);
    closeDatabase(db);
    return bytes;
  };
  // Who sets the clock wants the same to the second, whoever started one before.
  const bytes =
    env.clock === null ? templateOfDay(join(cacheRoot, 'templates'), env.seed, now, make) : make();
  const db = openDatabaseBytes(bytes);
  return createWorld({ db, clock, seed: env.seed, isFresh: true, migrationsFolder });
}
