import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promiseHooks } from 'node:v8';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holderOf, worldKey } from '#server/shares/hold-share.ts';
import type { World } from '#server/worlds/world.ts';
import type { Worlds } from '#server/worlds/worlds.ts';
import { refuse } from './refuse.ts';
import type { Rounds } from './rounds.ts';
import { createTurns } from './turns.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets the others go on in the middle of long work; in a demo its world waits until it has a share again. */
    readonly pauseFor: (world: World) => Promise<void>;
  }
}

/** Answers a function that tells how many milliseconds of work it has been since. */
export type Meter = () => () => number;

const LONGEST_MS = 1000;
/** What a request takes besides its work, and each byte of its body. */
const READING_MS = 0.5;
const READING_BYTE_MS = 5 / 1_000_000;
/** One who is refused and tries again at once would keep the process busy with refusals. */
const REFUSED_AFTER_MS = 1000;
const SHOWN_OF_NAME = 12;

/** Asking for it takes longer than a call should be watched, so it may be so old. */
const OLDEST_CPU_MS = 100;

/** By the clock, without the time in which the machine ran other processes. */
function createMeter(): Meter {
  let cpu = process.cpuUsage();
  let askedAt = performance.now();
  return () => {
    const at = performance.now();
    if (at - askedAt > OLDEST_CPU_MS) [cpu, askedAt] = [process.cpuUsage(), at];
    const before = cpu;
    return () => {
      const ms = performance.now() - at;
      if (ms <= LONGEST_MS) return ms;
      const { user, system } = process.cpuUsage(before);
      return Math.min(ms, (user + system) / 1000);
    };
  };
}

interface WatchdogParts<Work> {
  readonly meter: Meter;
  /** Calls back when the process has done what it had to do in one go. */
  readonly defer: (end: () => void) => void;
  /** Called between any two callbacks of the process, so it must not throw. */
  readonly onSpent: (work: Work, ms: number) => void;
  readonly onLong: (work: Work, ms: number) => void;
}

/**
 * Times what is done in one go, for the work that it belongs to: that which a work does at once, and what it goes on
 * with after each promise that it waited for. Anything that runs in between is charged to no work.
 */
export function createWatchdog<Work extends object>({ meter, defer, onSpent, onLong }: WatchdogParts<Work>) {
  const works = new AsyncLocalStorage<Work>();
  const spentInTurn = new Map<Work, number>();
  let running: { readonly work: Work; readonly busyMs: () => number } | null = null;
  let turnMs: (() => number) | null = null;

  function goOn(work: Work | undefined): void {
    if (work === undefined) return;
    turnMs ??= meter();
    running = { work, busyMs: meter() };
  }

  function halt(): void {
    if (!running) return;
    const { work, busyMs } = running;
    running = null;
    const ms = busyMs();
    onSpent(work, ms);
    if (spentInTurn.size === 0) works.exit(() => defer(endTurn));
    spentInTurn.set(work, (spentInTurn.get(work) ?? 0) + ms);
  }

  function endTurn(): void {
    const spent = [...spentInTurn];
    const most = turnMs?.() ?? 0;
    spentInTurn.clear();
    turnMs = null;
    // Many short parts may have waited for the machine between them.
    for (const [work, ms] of spent) if (Math.min(ms, most) > LONGEST_MS) onLong(work, Math.min(ms, most));
  }

  // A hook that is set later misses promises already pending, so the hooks are always on.
  const unlisten = [promiseHooks.onBefore(() => goOn(works.getStore())), promiseHooks.onAfter(halt)];

  return {
    begin(work: Work, start: () => void): void {
      halt();
      works.run(work, () => {
        goOn(work);
        start();
      });
      halt();
    },
    close(): void {
      for (const stop of unlisten) stop();
    },
  };
}

interface Watched {
  readonly worlds: Pick<Worlds, 'end'>;
  /** Where strangers share the process each world gets its turns, and a world that blocks the others is ended. */
  readonly rounds: Rounds | null;
  readonly tell: (line: string) => void;
  readonly meter?: Meter;
}

const TOO_BUSY = {
  statusCode: 429,
  reason: 'too-many-calls',
  message: '操作过于频繁，请稍后再试',
  retryAfter: 2,
};

/** The world, or the network of a visitor who has none yet. */
function ownerOf(request: FastifyRequest): string {
  const { world, network } = holderOf(request);
  return world === '' ? network : world;
}

function readingMs({ headers }: FastifyRequest): number {
  return READING_MS + Number(headers['content-length'] ?? 0) * READING_BYTE_MS;
}

/** Names the request that keeps the shared process busy; in a demo its world waits, or ends. */
export function registerWatchdog(
  app: FastifyInstance,
  { worlds, rounds, tell, meter = createMeter() }: Watched,
): void {
  const turns = rounds && createTurns();
  const { begin, close } = createWatchdog<FastifyRequest>({
    meter,
    defer: setImmediate,
    onSpent(request, ms) {
      turns?.spent(ownerOf(request), ms);
      rounds?.spent(ms);
    },
    onLong,
  });
  app.addHook('onClose', async () => close());
  app.decorate('pauseFor', async ({ sandbox }: World) => {
    await nextTurn();
    await turns?.rest(worldKey(sandbox));
  });
  if (turns) {
    app.addHook('onRequest', (request, reply, done) => {
      const owner = ownerOf(request);
      // Nothing of its body is read before.
      const turn = turns.turn(owner);
      const read = () => {
        turns.spent(owner, readingMs(request));
        done();
      };
      if (turn === null) read();
      else if (turn) void turn.then(read);
      else setTimeout(() => refuse(request, reply, TOO_BUSY), REFUSED_AFTER_MS).unref();
    });
  }
  // From here on a request is worked on without waiting for anything of it.
  app.addHook('preValidation', (request, _reply, done) => {
    const work = () => begin(request, done);
    if (rounds) rounds.start(holderOf(request), work);
    else work();
  });

  function onLong({ world, method, routeOptions }: FastifyRequest, ms: number): void {
    const work = routeOptions.config.operation?.id ?? `${method} ${routeOptions.url}`;
    // The whole name of a visitor's sandbox opens it.
    const place = world.sandbox
      ? `the sandbox ${world.sandbox.name.slice(0, SHOWN_OF_NAME)}…`
      : 'the default world';
    const isEnded = rounds !== null && worlds.end(world);
    tell(
      `${work} kept the server busy for ${Math.round(ms)} ms in ${place}${isEnded ? ', which was ended' : ''}.`,
    );
  }
}
