import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHOWN_OF_ORDER } from '#contracts/rules/limits.ts';
import { type Crowd, crowd } from '#db/rows/testing-rows.ts';
import { enterTestApp, type TestApp } from '#server/testing.ts';
import { CROWDED_CALLS, callIn } from './crowded-calls.ts';

/** The longest list that any call shows. */
const LONGEST = SHOWN_OF_ORDER.logs;
/** A thing that happens by itself changes some rows; so many of them happen in one call. */
const MOST_CHANGES = 4000;

let test: TestApp;
beforeEach(async () => {
  test = await enterTestApp();
});
afterEach(() => test.close());

function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(
    own,
    ...Object.values(value)
      .slice(0, LONGEST + 1)
      .map(longestList),
  );
}

describe('a world with 20,000 rows', () => {
  it.each(Object.keys(CROWDED_CALLS) as Crowd[])(
    'of %s answers every call with bounded work',
    async (kind) => {
      const token = await test.tokenOf('super');
      const { db } = test.world;
      crowd(db, kind);
      const changes = db.sqlite.prepare('SELECT total_changes()').pluck();
      for (const [operation, input] of CROWDED_CALLS[kind]) {
        const before = Number(changes.get());
        const { status, json } = await test.call(operation, callIn(db, input), { token });
        expect(status, operation).toBe(200);
        expect(longestList(json), operation).toBeLessThanOrEqual(LONGEST);
        expect(Number(changes.get()) - before, operation).toBeLessThanOrEqual(MOST_CHANGES);
      }
    },
  );
});
