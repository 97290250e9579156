import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveBackAfterLoads } from './give-back.ts';

const LOOK_MS = 3000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function started() {
  const server = new EventEmitter();
  const collect = vi.fn();
  giveBackAfterLoads(server as never, collect as never);
  return {
    collect,
    /** So many calls, and then the time until the next look. */
    look(calls: number) {
      for (let call = 0; call < calls; call += 1) server.emit('request');
      vi.advanceTimersByTime(LOOK_MS);
    },
  };
}

it('collects once, when a load is over for good', () => {
  const { collect, look } = started();
  look(500);
  look(5);
  look(0);
  expect(collect).not.toHaveBeenCalled();
  look(5);
  expect(collect).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 4; time += 1) look(0);
  expect(collect).toHaveBeenCalledTimes(1);
  look(800);
  for (let time = 0; time < 3; time += 1) look(0);
  expect(collect).toHaveBeenCalledTimes(2);
});

it('keeps nobody waiting while calls go on, and does nothing for a few of them', () => {
  const { collect, look } = started();
  for (let time = 0; time < 3; time += 1) look(499);
  for (let time = 0; time < 3; time += 1) look(0);
  expect(collect).not.toHaveBeenCalled();
  look(500);
  for (const calls of [0, 0, 6, 0, 0, 100, 0, 0]) look(calls);
  expect(collect).not.toHaveBeenCalled();
  look(1);
  expect(collect).toHaveBeenCalledTimes(1);
});

it('leaves an engine alone that does not offer it', () => {
  const server = new EventEmitter();
  giveBackAfterLoads(server as never, undefined);
  expect(server.listenerCount('request')).toBe(0);
});
