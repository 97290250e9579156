import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Effect,
  LONGEST_MS,
  type Machine,
  opened,
  REST_MS,
  type SaveEvent,
  saveState,
  step,
} from './machine.ts';

function ran(events: readonly SaveEvent[], from = opened(1)): readonly [Machine, readonly Effect[]] {
  return events.reduce<readonly [Machine, readonly Effect[]]>(([at], event) => step(at, event), [from, []]);
}

const change = (at: number): SaveEvent => ({ type: 'changed', at });
const due: SaveEvent = { type: 'due' };
const acknowledge = (number: number, savedAt = 9): SaveEvent => ({
  type: 'acknowledged',
  change: number,
  savedAt,
});
const fail = (at: number, isOffline = false): SaveEvent => ({ type: 'failed', at, isOffline });
const CONFLICT: SaveEvent = { type: 'conflict', savedBy: '沈知远', savedAt: 5 };

describe('the saving of a draft', () => {
  it('waits for a rest, but not for ever', () => {
    expect(ran([change(0)])[1]).toEqual([{ type: 'wait', ms: REST_MS }]);
    expect(ran([change(0), change(LONGEST_MS - 100)])[1]).toEqual([{ type: 'wait', ms: 100 }]);
    expect(ran([change(0), change(LONGEST_MS + 1)])[1]).toEqual([{ type: 'wait', ms: 0 }]);
  });

  it('sends one save after the other', () => {
    const [sent, effects] = ran([change(0), due]);
    expect(effects).toEqual([{ type: 'send', change: 1 }]);
    expect(ran([due, change(1)], sent)[1]).toEqual([]);
    const [next, then] = ran([change(1), acknowledge(1)], sent);
    expect([saveState(next), then]).toEqual([{ kind: 'waiting' }, [{ type: 'wait', ms: REST_MS }]]);
    expect(ran([due, acknowledge(2, 12)], next)).toMatchObject([{ savedAt: 12 }, []]);
  });

  it('does not send what the server has', () => {
    expect(ran([due])[1]).toEqual([]);
    expect(saveState(opened(7))).toEqual({ kind: 'saved', at: 7 });
  });

  it('tries again, less and less often', () => {
    const waits: unknown[] = [];
    let machine = ran([change(0)])[0];
    for (let at = 1; at <= 7; at += 1) {
      const [next, effects] = ran([due, fail(at)], machine);
      machine = next;
      waits.push(...effects.map((effect) => (effect.type === 'wait' ? effect.ms : 0)));
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(saveState(machine)).toEqual({ kind: 'failed', since: 1, tries: 7 });
  });

  it('says that there is no network', () => {
    expect(saveState(ran([change(0), due, fail(3, true)])[0])).toEqual({ kind: 'offline', since: 3 });
  });

  it('sends nothing in a conflict until it is decided', () => {
    const [machine] = ran([change(0), due, CONFLICT, change(2), due]);
    expect(saveState(machine)).toEqual({ kind: 'conflict', savedBy: '沈知远', savedAt: 5 });
    expect(machine.sending).toBeNull();
    const [decided, effects] = ran([{ type: 'resolved', at: 3 }], machine);
    expect([saveState(decided).kind, effects.length]).toEqual(['waiting', 1]);
  });

  it('sends what was made before another tab took over, and takes nothing more', () => {
    const [machine] = ran([change(0), { type: 'read-only' }, change(1)]);
    expect([machine.changed, saveState(machine).kind]).toEqual([1, 'waiting']);
    const [saved] = ran([due, acknowledge(1)], machine);
    expect(saveState(saved)).toEqual({ kind: 'readonly' });
  });

  it('says saved only of what the server has acknowledged', () => {
    const event = fc.oneof(
      fc.nat(99).map(change),
      fc.constant(due),
      fc.nat(12).map((number) => acknowledge(number)),
      fc.tuple(fc.nat(99), fc.boolean()).map(([at, isOffline]) => fail(at, isOffline)),
      fc.constant(CONFLICT),
      fc.nat(99).map((at): SaveEvent => ({ type: 'resolved', at })),
      fc.constant<SaveEvent>({ type: 'read-only' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let machine = opened(0);
        const sent = new Set<number>();
        const known = new Set([0]);
        for (const one of events) {
          if (one.type === 'acknowledged' && machine.sending === one.change) known.add(one.change);
          const [next, effects] = step(machine, one);
          for (const effect of effects) if (effect.type === 'send') sent.add(effect.change);
          machine = next;
          const { kind } = saveState(machine);
          if (kind === 'saved' || kind === 'readonly') expect(known).toContain(machine.changed);
          for (const number of known) expect(number === 0 || sent.has(number)).toBe(true);
        }
      }),
    );
  });
});
