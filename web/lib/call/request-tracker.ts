import { orCancelled, throwIfCancelled } from './cancelled.ts';

/** What happens to an identical request that is still in flight when the same one is asked for again. */
export type RepeatPolicy = 'cancel-earlier' | 'join' | 'allow';

export interface RequestIdentity {
  readonly url: string;
  readonly method: string;
  readonly params?: unknown;
  readonly data?: unknown;
}

export interface RequestTracker<T> {
  run(
    key: string,
    policy: RepeatPolicy,
    start: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>;
  /**
   * What is in flight answers no later question, except for an identical request of the given key: an answer
   * from before a write must not pass for one from after it.
   */
  closeToJoiners(exceptKey?: string): void;
  inFlight(): number;
}

interface Flight<T> {
  readonly controller: AbortController;
  readonly reply: Promise<T>;
  callers: number;
  isJoinable: boolean;
}

// Files and forms have no comparable content, so two of them are identical only when they are the same object.
const opaqueNumbers = new WeakMap<object, number>();
let opaqueCount = 0;

function opaqueNumber(value: object): number {
  const known = opaqueNumbers.get(value);
  if (known !== undefined) {
    return known;
  }
  opaqueCount += 1;
  opaqueNumbers.set(value, opaqueCount);
  return opaqueCount;
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(canonical);
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return { opaque: opaqueNumber(value) };
  }
  return Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, held]) => [name, canonical(held)]);
}

/** Identity of a request: url, params, data and method; the order in which fields were written does not count. */
export function requestKey({ url, method, params = {}, data = {} }: RequestIdentity): string {
  return JSON.stringify([method.toUpperCase(), url, canonical(params), canonical(data)]);
}

export function createRequestTracker<T>(): RequestTracker<T> {
  const flights = new Map<string, Set<Flight<T>>>();

  function forget(key: string, flight: Flight<T>): void {
    const group = flights.get(key);
    group?.delete(flight);
    if (group?.size === 0) {
      flights.delete(key);
    }
  }

  function abort(key: string, flight: Flight<T>): void {
    forget(key, flight);
    flight.controller.abort();
  }

  function launch(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { controller, reply: start(controller.signal), callers: 0, isJoinable: true };
    const group = flights.get(key) ?? new Set();
    flights.set(key, group.add(flight));
    const landed = () => forget(key, flight);
    flight.reply.then(landed, landed);
    return flight;
  }

  return {
    async run(key, policy, start, signal) {
      throwIfCancelled(signal);
      const earlier = [...(flights.get(key) ?? [])];
      if (policy === 'cancel-earlier') {
        for (const flight of earlier) {
          abort(key, flight);
        }
      }
      const joined = policy === 'join' ? earlier.findLast((flight) => flight.isJoinable) : undefined;
      const flight = joined ?? launch(key, start);
      flight.callers += 1;
      try {
        return await orCancelled(flight.reply, signal, flight.controller.signal);
      } finally {
        flight.callers -= 1;
        // The request itself is given up only when the last of those who share it has left.
        if (flight.callers === 0 && flights.get(key)?.has(flight)) {
          abort(key, flight);
        }
      }
    },
    closeToJoiners(exceptKey) {
      for (const [key, group] of flights) {
        if (key === exceptKey) continue;
        for (const flight of group) flight.isJoinable = false;
      }
    },
    inFlight: () => [...flights.values()].reduce((sum, group) => sum + group.size, 0),
  };
}
