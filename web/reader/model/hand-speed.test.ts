import { expect, it } from 'vitest';
import { speedAfter } from './hand-speed.ts';

/** A hand that moves so many pixels every so many milliseconds. */
function moved(times: number, way: number, elapsedMs: number): number {
  let speed = 0;
  for (let time = 0; time < times; time += 1) speed = speedAfter(speed, way, elapsedMs);
  return speed;
}

it('comes to the speed of a hand that goes on moving, however often it is told', () => {
  expect(moved(40, 8, 8)).toBeCloseTo(1000, -1);
  expect(moved(20, 32, 32)).toBeCloseTo(1000, -1);
});

it('forgets a quick way when the hand rests before it lets go', () => {
  expect(speedAfter(moved(8, 15, 2), -1, 200)).toBeLessThan(100);
  expect(speedAfter(moved(8, 15, 2), 0, 300)).toBeLessThan(50);
});

it('keeps it when the hand lets go at once', () => {
  expect(speedAfter(moved(40, 8, 8), 0, 5)).toBeGreaterThan(900);
});

it('takes two events of one moment for one millisecond', () => {
  expect(Number.isFinite(speedAfter(0, 20, 0))).toBe(true);
});
