import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Worlds } from '#server/replica/worlds.ts';

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
  readonly onLong: (work: Work, ms: number) => void;
}

/** Times what is done in one go: from its beginning to that of the next one, or to the end of the turn. */
export function createWatchdog<Work>({ meter, defer, onLong }: WatchdogParts<Work>) {
  let running: { readonly work: Work; readonly busyMs: () => number } | null = null;

  function end(): void {
    if (!running) return;
    const { work, busyMs } = running;
    running = null;
    const ms = busyMs();
    if (ms > LONGEST_MS) onLong(work, ms);
  }

  return {
    begin(work: Work): void {
      if (running) end();
      else defer(end);
      running = { work, busyMs: meter() };
    },
  };
}

interface Watched {
  readonly worlds: Pick<Worlds, 'end'>;
  /** Whether a world that keeps everybody waiting is ended. */
  readonly endsWorlds: boolean;
  readonly tell: (line: string) => void;
  readonly meter?: Meter;
}

/** One process serves everybody, so whoever keeps it busy is named; among strangers that world ends. */
export function registerWatchdog(
  app: FastifyInstance,
  { worlds, endsWorlds, tell, meter = createMeter() }: Watched,
): void {
  const { begin } = createWatchdog<FastifyRequest>({ meter, defer: setImmediate, onLong });
  // From here on a request is worked on without waiting for anything of it.
  app.addHook('preValidation', (request, _reply, done) => {
    begin(request);
    done();
  });

  function onLong({ world, method, routeOptions }: FastifyRequest, ms: number): void {
    const work = routeOptions.config.operation?.id ?? `${method} ${routeOptions.url}`;
    // The whole name of a visitor's sandbox opens it.
    const place = world.sandbox
      ? `the sandbox ${world.sandbox.name.slice(0, SHOWN_OF_NAME)}…`
      : 'the default world';
    const isEnded = endsWorlds && worlds.end(world);
    tell(
      `${work} kept the server busy for ${Math.round(ms)} ms in ${place}${isEnded ? ', which was ended' : ''}.`,
    );
  }
}
