import { expect, it } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { waitSeconds } from './wait-seconds.ts';

it.each([
  [{ waitSeconds: 42 }, 42],
  [{ waitSeconds: '42' }, undefined],
  [{}, undefined],
])('the seconds to wait in %j are %s', (details, seconds) => {
  expect(waitSeconds(new CallError({ code: 1030, details }))).toBe(seconds);
});
