import type { SandboxView } from '#contracts/control/parts.ts';
import type { ShowGuest } from '#contracts/control/show.ts';
import { longestLife } from '#server/worlds/visit-length.ts';
import type { Worlds } from '#server/worlds/worlds.ts';
import { TOUR_CHAPTERS } from '../tour.ts';

/** A step of the guided tour. */
export interface Place {
  readonly chapter: string;
  readonly step: number;
}

/** What a page of a guest says of itself. */
export interface GuestWord {
  readonly device: ShowGuest['device'];
  readonly follows: boolean;
  readonly at: Place | null;
  /** Of who presents: the page that the room looks at. */
  readonly isStage: boolean;
}

interface Guest extends GuestWord {
  readonly number: number;
  /** How many of its questions wait for an answer. */
  waiting: number;
  seenAt: number;
}

export interface Move extends Place {
  /** Calls those too who look around by themselves. */
  readonly everyone?: boolean;
  readonly restart?: boolean;
}

export interface Where extends Place {
  readonly version: number;
  readonly called: number;
}

/** Between two questions of a page. */
const AWAY_MS = 5_000;

/** A demo that one person shows to many (演示): where the presenter is, and who follows. */
export interface Show {
  where(): Where;
  /** Another number after every change. */
  change(): number;
  /** Null before the first move. */
  startedAt(): number | null;
  move(to: Move): void;
  /** The guest in the world of that name; answers its number. */
  hear(world: string, word: GuestWord): number;
  /** A question of that guest waits until the answered function is called. */
  wait(world: string): () => void;
  guests(): ShowGuest[];
  hasStage(): boolean;
  now(): number;
  /** Of one guest, or of all. */
  extend(ms: number, guest?: number): void;
  /** Is called after each change, until the answered function is. */
  listen(listener: () => void): () => void;
}

interface ShowParts {
  readonly worlds: Pick<Worlds, 'view' | 'extend'>;
  /** How long a visit usually lasts. */
  readonly lifeMs: number;
  readonly now?: () => number;
}

export function createShow({ worlds, lifeMs, now = Date.now }: ShowParts): Show {
  const guests = new Map<string, Guest>();
  const listeners = new Set<() => void>();
  let came = 0;
  let startedAt: number | null = null;
  // By the time, so that no page takes the numbers of this server for those of the one before.
  let change = now();
  let where: Where = { chapter: TOUR_CHAPTERS[0] ?? '', step: 0, version: change, called: change };

  function tell(): void {
    change += 1;
    for (const listener of [...listeners]) listener();
  }

  function forgetGone(): void {
    for (const name of guests.keys()) if (worlds.view(name) === null) guests.delete(name);
  }

  function come(isStage: boolean): Pick<Guest, 'number' | 'waiting'> {
    forgetGone();
    if (!isStage) came += 1;
    return { number: isStage ? 0 : came, waiting: 0 };
  }

  const isHere = ({ waiting, seenAt }: Guest) => waiting > 0 || now() - seenAt < AWAY_MS;

  function shown(guest: Guest, { createdAt, endsAt }: SandboxView): ShowGuest {
    const { number, device, follows, at } = guest;
    const canExtend = Date.parse(endsAt) - Date.parse(createdAt) < longestLife(lifeMs);
    return { number, device, follows, isHere: isHere(guest), at, endsAt, canExtend };
  }

  return {
    where: () => where,
    change: () => change,
    startedAt: () => startedAt,
    move({ chapter, step, everyone = false, restart = false }) {
      const version = where.version + 1;
      where = { chapter, step, version, called: everyone ? version : where.called };
      if (restart || startedAt === null) startedAt = now();
      tell();
    },
    hear(world, word) {
      const found = guests.get(world);
      // Who opened the presenter's link later is no guest any more, and the other way round.
      const known = found?.isStage === word.isStage ? found : undefined;
      const { number, waiting } = known ?? come(word.isStage);
      const guest = { ...word, number, waiting, seenAt: now() };
      guests.set(world, guest);
      if (known === undefined || !isHere(known) || !isSame(known, word)) tell();
      return number;
    },
    wait(world) {
      const count = (more: number) => {
        const guest = guests.get(world);
        if (guest) Object.assign(guest, { waiting: Math.max(guest.waiting + more, 0), seenAt: now() });
      };
      count(1);
      return () => count(-1);
    },
    guests() {
      return [...guests].flatMap(([name, guest]) => {
        const view = worlds.view(name);
        return view === null || guest.isStage ? [] : [shown(guest, view)];
      });
    },
    hasStage: () => [...guests.values()].some((guest) => guest.isStage && isHere(guest)),
    now,
    extend(ms, asked) {
      for (const [name, { number }] of guests) {
        if (asked === undefined || asked === number) worlds.extend(name, ms);
      }
      tell();
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function isSame(one: GuestWord, other: GuestWord): boolean {
  return (
    one.follows === other.follows && one.at?.chapter === other.at?.chapter && one.at?.step === other.at?.step
  );
}
