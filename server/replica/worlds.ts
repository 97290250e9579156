import type { SandboxView } from '#contracts/control/parts.ts';
import { databaseBytes } from '#db/client.ts';
import { secretHash } from '#db/secret-hash.ts';
import { callerNetwork } from '#server/caller-network.ts';
import type { Env } from '#server/env.ts';
import { isLoopback } from '#server/loopback.ts';
import type { MainWorld } from './create-world.ts';
import { createCreationLimit } from './creation-limit.ts';
import { sandboxCap } from './sandbox-cap.ts';
import {
  badSandboxName,
  sandboxEnded,
  sandboxesFull,
  shareTaken,
  tooManySandboxes,
} from './sandbox-refusal.ts';
import type { HandOver, Sandbox, SandboxMemory, World } from './world.ts';

const NAME = /^[\w-]{1,64}$/;
const TICKET_LENGTH = 32;
const SWEEP_MS = 60_000;
const LONGEST_WAIT_S = 300;
const LEAST_SEATS_OF_ONE = 20;

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
  /** Ends a sandbox against the will of whoever uses it. */
  end(world: World): boolean;
  /** Throws, once, where the sandbox of that name was ended so. */
  tellEnd(name: string): void;
  /** Ends every sandbox; the default world is the caller's to close. */
  close(): void;
  memory(): HandOver;
  /** Makes the sandboxes that another server had. */
  remember(sandboxes: readonly SandboxMemory[]): void;
}

interface Lived {
  readonly world: World;
  readonly createdAt: number;
  /** Who began it. */
  readonly network: string;
  lastUsedAt: number;
  /** How many use it right now and go on doing so. */
  holders: number;
}

/** Sandboxes live in memory by real time: whatever their clocks say, nobody's seat is taken for good. */
export function createWorlds(main: MainWorld, env: Env, now: () => number = Date.now): Worlds {
  const { idleMs, lifeMs } = env.sandboxes;
  const isLimited = env.mode === 'demo' || !isLoopback(env.host);
  const limit = createCreationLimit(now);
  const lived = new Map<string, Lived>();
  const nameOfTicket = new Map<string, string>();
  /** Since when, for those who have not heard of it. */
  const ended = new Map<string, number>();
  let cap = env.sandboxes.cap;
  const timer = setInterval(sweep, SWEEP_MS).unref();

  const lastUseOf = ({ holders, lastUsedAt }: Lived) => (holders > 0 ? now() : lastUsedAt);
  const endOf = (found: Lived) => Math.min(found.createdAt + lifeMs, lastUseOf(found) + idleMs);

  /** Counts as a use. */
  function alive(name: string): World | null {
    const found = lived.get(name);
    if (!found) return null;
    if (endOf(found) <= now()) {
      remove(name);
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
    found.world.close();
    return true;
  }

  function sweep(): void {
    for (const [name, found] of lived) if (endOf(found) <= now()) remove(name);
    for (const [name, at] of ended) if (at + idleMs <= now()) ended.delete(name);
    limit.forgetOld();
    // The day of the clock may have changed, and the first visitor of the day shall not wait for the seed.
    if (lived.size > 0 || env.mode === 'demo') main.prepareReset();
  }

  function demandRoom(address: string): void {
    cap ??= sandboxCap(main.prepareReset());
    demandSeat(cap, () => [...lived.values()], sandboxesFull);
    if (!isLimited) return;
    const network = callerNetwork(address);
    const own = () => [...lived.values()].filter((found) => found.network === network);
    demandSeat(seatsOfOne(cap), own, shareTaken);
  }

  function demandSeat(most: number, taken: () => readonly Lived[], refusal: (wait: number) => Error): void {
    if (taken().length < most) return;
    sweep();
    const still = taken();
    if (still.length < most) return;
    const wait = Math.ceil((Math.min(...still.map(endOf)) - now()) / 1000);
    throw refusal(Math.min(Math.max(wait, 1), LONGEST_WAIT_S));
  }

  function create(name: string, address: string): World {
    demandRoom(address);
    const network = callerNetwork(address);
    const wait = isLimited ? limit.take(network) : 0;
    if (wait > 0) throw tooManySandboxes(wait);
    const ticket = ticketOf(name);
    const world = main.createSandbox({ name, ticket });
    put({ name, ticket }, { world, network, createdAt: now(), lastUsedAt: now(), holders: 0 });
    return world;
  }

  function put({ name, ticket }: Sandbox, found: Lived): void {
    lived.set(name, found);
    nameOfTicket.set(ticket, name);
  }

  function viewOf(name: string, found: Lived): SandboxView {
    return {
      name,
      createdAt: new Date(found.createdAt).toISOString(),
      lastUsedAt: new Date(lastUseOf(found)).toISOString(),
      expiresAt: new Date(endOf(found)).toISOString(),
      endsAt: new Date(found.createdAt + lifeMs).toISOString(),
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
    remove,
    end(world) {
      const name = world.sandbox?.name ?? '';
      if (lived.get(name)?.world !== world) return false;
      ended.set(name, now());
      return remove(name);
    },
    tellEnd(name) {
      if (ended.delete(name)) throw sandboxEnded();
    },
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
      for (const { sandbox, createdAt, lastUsedAt, network, ...memory } of sandboxes) {
        const world = main.createSandbox(sandbox, memory);
        put(sandbox, { world, network, createdAt, lastUsedAt, holders: 0 });
      }
    },
  };
}

/** What one address may have of all seats: enough for the visitors behind the one address of a trade fair. */
function seatsOfOne(cap: number): number {
  return Math.max(LEAST_SEATS_OF_ONE, Math.floor(cap / 4));
}

function ticketOf(name: string): string {
  return secretHash(`ticket of ${name}`).slice(0, TICKET_LENGTH);
}
