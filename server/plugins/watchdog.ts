import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { World } from '#server/replica/world.ts';
import type { Worlds } from '#server/replica/worlds.ts';
import { refuse } from './refuse.ts';
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
const SHOWN_OF_NAME = 12;

/** Asking for it takes longer than a call should be watched, so it may be so old. */
const OLDEST_CPU_MS = 100;

/** By the clock, but without the time in which the machine let somebody else work. */
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
 * Times what is done in one go, for the work that it belongs to: what a work started belongs to it too, whenever it runs.
 * What belongs to none is nobody's.
 */
export function createWatchdog<Work>({ meter, defer, onSpent, onLong }: WatchdogParts<Work>) {
  const works = new AsyncLocalStorage<Work | null>();
  const deferFree = (act: () => void) => works.run(null, () => defer(act));
  let running: { readonly work: Work; readonly busyMs: () => number } | null = null;
  let isEndAwaited = false;

  /** Whose callback runs now. */
  function turnToCurrent(): void {
    const work = works.getStore() ?? null;
    if (work === (running?.work ?? null)) return;
    end();
    if (work !== null) running = { work, busyMs: meter() };
  }

  function end(): void {
    if (!running) return;
    const { work, busyMs } = running;
    running = null;
    const ms = busyMs();
    onSpent(work, ms);
    if (ms > LONGEST_MS) deferFree(() => onLong(work, ms));
  }

  // It makes short calls slower, so it is asked only while a work goes on by itself.
  let goingOn = 0;
  const callbacks = createHook({
    before() {
      turnToCurrent();
      if (!running || isEndAwaited) return;
      isEndAwaited = true;
      deferFree(() => {
        isEndAwaited = false;
        end();
      });
    },
  });

  return {
    /** Begins a work, and does of it what does not wait. */
    begin(work: Work, start: () => void): void {
      works.run(work, () => {
        turnToCurrent();
        start();
      });
      turnToCurrent();
    },
    /** From now on works go on in callbacks of their own; answers what is called once when one has ended. */
    follow(): () => void {
      if (goingOn === 0) callbacks.enable();
      goingOn += 1;
      return () => {
        goingOn -= 1;
        if (goingOn > 0) return;
        callbacks.disable();
        // From here on nothing tells when another one's callback runs.
        end();
      };
    },
  };
}

interface Watched {
  readonly worlds: Pick<Worlds, 'end'>;
  /** Strangers share the process: each world gets its turns, and one that keeps everybody waiting is ended. */
  readonly isShared: boolean;
  readonly tell: (line: string) => void;
  readonly meter?: Meter;
}

const TOO_BUSY = {
  statusCode: 429,
  reason: 'too-many-calls',
  message: '操作过于频繁，请稍后再试',
  retryAfter: 2,
};

/** One process serves everybody, so whoever keeps it busy is named; among strangers that world waits, or ends. */
export function registerWatchdog(
  app: FastifyInstance,
  { worlds, isShared, tell, meter = createMeter() }: Watched,
): void {
  const turns = isShared ? createTurns<World>() : null;
  const { begin, follow } = createWatchdog<FastifyRequest>({
    meter,
    defer: setImmediate,
    onSpent: (request, ms) => turns?.spent(request.world, ms),
    onLong,
  });
  app.decorate('pauseFor', async (world: World) => {
    await nextTurn();
    await turns?.rest(world);
  });
  // From here on a request is worked on without waiting for anything of it.
  app.addHook('preValidation', (request, reply, done) => {
    const turn = turns?.turn(request.world) ?? null;
    const start = () => {
      begin(request, done);
      if (!reply.raw.writableEnded && !reply.raw.closed) reply.raw.once('close', follow());
    };
    if (turn === null) start();
    else if (turn) void turn.then(start);
    else refuse(request, reply, TOO_BUSY);
  });

  function onLong({ world, method, routeOptions }: FastifyRequest, ms: number): void {
    const work = routeOptions.config.operation?.id ?? `${method} ${routeOptions.url}`;
    // The whole name of a visitor's sandbox opens it.
    const place = world.sandbox
      ? `the sandbox ${world.sandbox.name.slice(0, SHOWN_OF_NAME)}…`
      : 'the default world';
    const isEnded = isShared && worlds.end(world);
    tell(
      `${work} kept the server busy for ${Math.round(ms)} ms in ${place}${isEnded ? ', which was ended' : ''}.`,
    );
  }
}
