import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chinaMomentAt } from '#contracts/rules/china-time.ts';
import { ORDER_STATES } from '#contracts/rules/orders/order-states.ts';
import { dueOf, PRODUCTION_STAGES, whenOpen } from '#contracts/rules/orders/order-times.ts';
import { TEST_NOW } from '../testing.ts';
import { historyOf, pastOf } from './order-history.ts';

const HOUR_MS = 3_600_000;
const GOAL = fc.record({
  state: fc.constantFrom(...ORDER_STATES),
  stage: fc.constantFrom(...PRODUCTION_STAGES.map(({ key }) => key)),
  sinceMs: fc.integer({ min: 0, max: 2 * HOUR_MS - 1 }),
});
/** A real clock stands anywhere. */
const NOW = fc.integer({ min: TEST_NOW, max: TEST_NOW + 24 * HOUR_MS });

it("happened in its order, the workshop's part by day, and no faster than it happens by itself", () => {
  fc.assert(
    fc.property(GOAL, NOW, (goal, now) => {
      const { placedAt, events } = pastOf(goal, now);
      const history = historyOf(goal);
      expect(events.map(({ event }) => event)).toEqual(history.map(({ event }) => event));
      let before = placedAt;
      for (const [place, { event, at }] of events.entries()) {
        expect(at - before).toBeGreaterThanOrEqual(history[place]?.afterMs ?? 0);
        if (['start', 'next-stage', 'ship', 'delay'].includes(event)) expect(whenOpen(at)).toBe(at);
        before = at;
      }
      expect(before).toBeLessThanOrEqual(now);
    }),
  );
});

it('leaves what comes next for later, at any time of the day', () => {
  fc.assert(
    fc.property(GOAL, NOW, ({ stage, sinceMs }, now) => {
      const goal = { state: 'producing', stage, sinceMs } as const;
      const since = pastOf(goal, now).events.at(-1)?.at ?? now;
      const due = dueOf({ ...goal, since, expiresAt: 0, wantsProof: false, hasFileErrors: false });
      expect(due?.at).toBeGreaterThan(now);
    }),
  );
});

it('was done when it is told, where it was done by day', () => {
  const now = chinaMomentAt(TEST_NOW, 0, 15 * 60);
  const { events } = pastOf({ state: 'producing', stage: 'binding', sinceMs: 40 * 60_000 }, now);
  expect(events.at(-1)?.at).toBe(now - 40 * 60_000);
});
