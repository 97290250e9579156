import type { SandboxView } from '#contracts/control/parts.ts';
import { databaseBytes } from '#db/client.ts';
import { secretHash } from '#db/secret-hash.ts';
import { callerNetwork } from '#server/caller-network.ts';
import { type Env, isShared } from '#server/env.ts';
import { seatLimits } from '#server/shares/share-limits.ts';
import type { Account } from '#server/shares/shares.ts';
import type { MainWorld } from './create-world.ts';
import { createCreationLimit, MOST_PER_MINUTE, MOST_PER_MINUTE_IN_ROOM } from './creation-limit.ts';
import { sandboxCap } from './sandbox-cap.ts';
import {
  badSandboxName,
  sandboxEnded,
  sandboxesFull,
  shareTaken,
  tooManySandboxes,
} from './sandbox-refusal.ts';
import { extendedLife } from './visit-length.ts';
import type { HandOver, Sandbox, SandboxMemory, World } from './world.ts';

const NAME = /^[\w-]{1,64}$/;
const TICKET_LENGTH = 32;
const SWEEP_MS = 60_000;
const LONGEST_WAIT_S = 300;
/** A page may stay open over night; how its visit ended is known the next day. */
const ENDED_MS = 24 * 60 * 60_000;
const MOST_ENDED = 5_000;

/** All worlds of a server: the default one, and the private ones by name. */
export interface Worlds {
  readonly main: World;
  /** The sandbox of that name, new where there is none. Throws a `SandboxRefusal`. */
  enter(name: string, address: string): World;
  find(name: string): World | null;
  byTicket(ticket: string): World | null;
  /** Somebody goes on using this world until the answered function is called; only its longest life ends it. */
  hold(world: World): () => void;
  /** Throws where nobody, or this address, can make a further sandbox now. */
  demandRoom(address: string): void;
  list(): SandboxView[];
  /** Looking at it is no use of it. */
  view(name: string): SandboxView | null;
  remove(name: string): boolean;
  /** Lets the sandbox of that name last longer, within bounds. */
  extend(name: string, ms: number): void;
  /** Ends a sandbox against the will of whoever uses it. */
  end(world: World): boolean;
  /** Throws where the sandbox of that name ended and nothing was begun since. */
  tellEnd(name: string): void;
  /** Who goes on has been told, or begins anew. */
  forgetEnd(name: string): void;
  /** Ends every sandbox; the default world is the caller's to close. */
  close(): void;
  memory(): HandOver;
  /** Makes the sandboxes that another server had. */
  remember(sandboxes: readonly SandboxMemory[]): void;
}

interface Lived {
  readonly world: World;
  readonly createdAt: number;
  readonly network: string;
  readonly seat: Account;
  lastUsedAt: number;
  /** It ends then at the latest, counted from its beginning. */
  lifeMs: number;
  /** How many use it right now and go on doing so. */
  holders: number;
}

/** Sandboxes live in memory by real time: whatever their clocks say, nobody's seat is taken for good. */
export function createWorlds(main: MainWorld, env: Env, now: () => number = Date.now): Worlds {
  const { idleMs, lifeMs, isRoom = false } = env.sandboxes;
  const isLimited = isShared(env);
  const limit = createCreationLimit(isRoom ? MOST_PER_MINUTE_IN_ROOM : MOST_PER_MINUTE, now);
  const lived = new Map<string, Lived>();
  const nameOfTicket = new Map<string, string>();
  /** Since when, oldest first, for those who have not heard of it. */
  const ended = new Map<string, number>();
  /** Measured when the first sandbox is made, because that needs what it is made of. */
  let hasCap = false;
  const timer = setInterval(sweep, SWEEP_MS).unref();

  const lastUseOf = ({ holders, lastUsedAt }: Lived) => (holders > 0 ? now() : lastUsedAt);
  const endOf = (found: Lived) => Math.min(found.createdAt + found.lifeMs, lastUseOf(found) + idleMs);

  /** Counts as a use. */
  function alive(name: string): World | null {
    const found = lived.get(name);
    if (!found) return null;
    if (endOf(found) <= now()) {
      expire(name);
      return null;
    }
    found.lastUsedAt = now();
    return found.world;
  }

  function remove(name: string): boolean {
    const found = lived.get(name);
    if (!found) return false;
    lived.delete(name);
    nameOfTicket.delete(ticketOf(name));
    found.seat.close();
    found.world.close();
    return true;
  }

  function expire(name: string): boolean {
    ended.delete(name);
    ended.set(name, now());
    const [oldest] = ended.keys();
    if (ended.size > MOST_ENDED && oldest !== undefined) ended.delete(oldest);
    return remove(name);
  }

  function sweep(): void {
    for (const [name, found] of lived) if (endOf(found) <= now()) expire(name);
    for (const [name, at] of ended) if (at + ENDED_MS <= now()) ended.delete(name);
    limit.forgetOld();
    // The day of the clock may have changed, and the first visitor of the day shall not wait for the seed.
    if (lived.size > 0 || env.mode === 'demo') main.prepareReset();
  }

  function seatOf(network: string): Account {
    if (!hasCap) {
      main.shares.limit('seats', seatLimits(env.sandboxes.cap ?? sandboxCap(main.prepareReset()), isRoom));
      hasCap = true;
    }
    return main.shares.account('seats', { network });
  }

  function demandRoom(address: string): void {
    const network = callerNetwork(address);
    const seat = seatOf(network);
    if (seat.lacks(1) !== null) sweep();
    const lacking = seat.lacks(1);
    if (lacking === null) return;
    const taken = [...lived.values()].filter((found) => lacking === 'whole' || found.network === network);
    const wait = Math.ceil((Math.min(...taken.map(endOf)) - now()) / 1000);
    throw (lacking === 'whole' ? sandboxesFull : shareTaken)(Math.min(Math.max(wait, 1), LONGEST_WAIT_S));
  }

  function create(name: string, address: string): World {
    demandRoom(address);
    const network = callerNetwork(address);
    const wait = isLimited ? limit.take(network) : 0;
    if (wait > 0) throw tooManySandboxes(wait);
    const sandbox = { name, ticket: ticketOf(name), network };
    const world = main.createSandbox(sandbox);
    put(sandbox, { world, createdAt: now(), lastUsedAt: now() });
    return world;
  }

  function put(
    { name, ticket, network }: Sandbox,
    found: Omit<Lived, 'network' | 'seat' | 'holders' | 'lifeMs'>,
  ): void {
    const seat = seatOf(network);
    seat.count(1);
    lived.set(name, { ...found, network, seat, lifeMs, holders: 0 });
    nameOfTicket.set(ticket, name);
  }

  function viewOf(name: string, found: Lived): SandboxView {
    return {
      name,
      createdAt: new Date(found.createdAt).toISOString(),
      lastUsedAt: new Date(lastUseOf(found)).toISOString(),
      expiresAt: new Date(endOf(found)).toISOString(),
      endsAt: new Date(found.createdAt + found.lifeMs).toISOString(),
      bytes: databaseBytes(found.world.db),
    };
  }

  return {
    main,
    enter(name, address) {
      if (!NAME.test(name)) throw badSandboxName();
      return alive(name) ?? create(name, address);
    },
    find: alive,
    byTicket: (ticket) => alive(nameOfTicket.get(ticket) ?? ''),
    hold(world) {
      const found = lived.get(world.sandbox?.name ?? '');
      if (found?.world !== world) return () => {};
      found.holders += 1;
      return () => {
        found.holders -= 1;
        found.lastUsedAt = now();
      };
    },
    demandRoom,
    list() {
      sweep();
      return [...lived].map(([name, found]) => viewOf(name, found));
    },
    view(name) {
      const found = lived.get(name);
      return found && endOf(found) > now() ? viewOf(name, found) : null;
    },
    remove: expire,
    extend(name, ms) {
      const found = lived.get(name);
      if (found) found.lifeMs = extendedLife(found.lifeMs, ms, lifeMs);
    },
    end(world) {
      const name = world.sandbox?.name ?? '';
      if (lived.get(name)?.world !== world) return false;
      return expire(name);
    },
    tellEnd(name) {
      if (ended.has(name)) throw sandboxEnded();
    },
    forgetEnd: (name) => void ended.delete(name),
    close() {
      clearInterval(timer);
      for (const name of lived.keys()) remove(name);
    },
    memory: () => ({
      main: main.memory(),
      sandboxes: [...lived].map(([name, found]) => ({
        ...found.world.memory(),
        sandbox: { name, ticket: ticketOf(name) },
        createdAt: found.createdAt,
        lastUsedAt: lastUseOf(found),
        network: found.network,
      })),
    }),
    remember(sandboxes) {
      for (const { sandbox: told, createdAt, lastUsedAt, network, ...memory } of sandboxes) {
        const sandbox = { ...told, network };
        put(sandbox, { world: main.createSandbox(sandbox, memory), createdAt, lastUsedAt });
      }
    },
  };
}

function ticketOf(name: string): string {
  return secretHash(`ticket of ${name}`).slice(0, TICKET_LENGTH);
}
