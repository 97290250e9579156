import { beforeEach, describe, expect, it } from 'vitest';
import { longestLife } from '#server/worlds/visit-length.ts';
import { createShow, type GuestWord, type Show } from './show.ts';

const HOUR_MS = 60 * 60_000;
const BEGAN = Date.parse('2026-11-28T02:00:00Z');

let now: number;
let ends: Map<string, number>;
let show: Show;

const guest: GuestWord = { device: 'phone', follows: true, at: null, isStage: false };

beforeEach(() => {
  now = BEGAN;
  ends = new Map(['a', 'b', 'c'].map((name) => [name, BEGAN + HOUR_MS]));
  const worlds = {
    view(name: string) {
      const end = ends.get(name);
      const at = (ms: number) => new Date(ms).toISOString();
      if (end === undefined) return null;
      const sandbox = {
        name,
        createdAt: at(BEGAN),
        lastUsedAt: at(now),
        expiresAt: at(end),
        endsAt: at(end),
      };
      return { ...sandbox, bytes: 0 };
    },
    extend: (name: string, ms: number) => void ends.set(name, (ends.get(name) ?? 0) + ms),
  };
  show = createShow({ worlds, lifeMs: HOUR_MS, now: () => now });
});

const numbers = () => show.guests().map(({ number }) => number);

describe('a move', () => {
  it('is another version for the guests, and starts the clock once', () => {
    const { version, called } = show.where();
    expect(show.startedAt()).toBeNull();
    now += 1000;
    show.move({ chapter: 'cart', step: 1 });
    expect(show.where()).toEqual({ chapter: 'cart', step: 1, version: version + 1, called });
    now += 1000;
    show.move({ chapter: 'cart', step: 2 });
    expect(show.startedAt()).toBe(BEGAN + 1000);
    show.move({ chapter: 'cart', step: 2, restart: true });
    expect(show.startedAt()).toBe(BEGAN + 2000);
  });

  it('calls everyone only where that was said, and the call lasts', () => {
    show.move({ chapter: 'cart', step: 0, everyone: true });
    const { called } = show.where();
    expect(called).toBe(show.where().version);
    show.move({ chapter: 'pay', step: 0 });
    expect(show.where().called).toBe(called);
  });

  it('is told to who listens until they leave', () => {
    let heard = 0;
    const stop = show.listen(() => {
      heard += 1;
    });
    show.move({ chapter: 'cart', step: 0 });
    stop();
    show.move({ chapter: 'pay', step: 0 });
    expect(heard).toBe(1);
  });
});

describe('guests', () => {
  it('are numbered as they come, and keep the number', () => {
    expect([show.hear('a', guest), show.hear('b', guest), show.hear('a', guest)]).toEqual([1, 2, 1]);
    expect(numbers()).toEqual([1, 2]);
  });

  it('are forgotten with their worlds, and come anew as another', () => {
    show.hear('a', guest);
    ends.delete('a');
    expect(numbers()).toEqual([]);
    show.hear('b', guest);
    ends.set('a', now + HOUR_MS);
    expect([show.hear('a', guest), ...numbers()]).toEqual([3, 2, 3]);
  });

  it('are no news while they say the same', () => {
    show.hear('a', guest);
    const change = show.change();
    show.hear('a', guest);
    expect(show.change()).toBe(change);
    show.hear('a', { ...guest, at: { chapter: 'cart', step: 0 } });
    show.hear('a', { ...guest, follows: false });
    expect(show.change()).toBe(change + 2);
  });

  it('are here while a question of theirs waits, and a moment longer', () => {
    show.hear('a', guest);
    const leave = show.wait('a');
    now += HOUR_MS / 2;
    expect(show.guests()[0]?.isHere).toBe(true);
    leave();
    expect(show.guests()[0]?.isHere).toBe(true);
    now += 10_000;
    expect(show.guests()[0]?.isHere).toBe(false);
  });

  it('are not who presents, whose page is known all the same', () => {
    expect(show.hasStage()).toBe(false);
    expect(show.hear('a', { ...guest, isStage: true })).toBe(0);
    expect(show.hear('b', guest)).toBe(1);
    expect([show.hasStage(), ...numbers()]).toEqual([true, 1]);
    expect(show.hear('a', guest)).toBe(2);
    expect([show.hasStage(), ...numbers().sort()]).toEqual([false, 1, 2]);
  });
});

describe('more time', () => {
  const left = (name: string) => (ends.get(name) ?? 0) - BEGAN;

  it('is for one or for all', () => {
    for (const name of ['a', 'b']) show.hear(name, guest);
    show.extend(HOUR_MS / 2, 2);
    expect([left('a'), left('b')]).toEqual([HOUR_MS, HOUR_MS * 1.5]);
    show.extend(HOUR_MS / 4);
    expect([left('a'), left('b'), left('c')]).toEqual([HOUR_MS * 1.25, HOUR_MS * 1.75, HOUR_MS]);
  });

  it('is offered until a visit lasts as long as it may', () => {
    show.hear('a', guest);
    expect(show.guests()[0]?.canExtend).toBe(true);
    ends.set('a', BEGAN + longestLife(HOUR_MS));
    expect(show.guests()[0]?.canExtend).toBe(false);
  });
});
