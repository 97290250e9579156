import { describe, expect, it } from 'vitest';
import { LIMITS } from '#server/shares/share-limits.ts';
import { createShares } from '#server/shares/shares.ts';
import type { WorldMoment } from '#server/worlds/world.ts';
import { createSnapshots } from './snapshots.ts';

const BYTES = { whole: 1500, network: 1200, world: 1000 };

/** Worlds that weigh so much share the memory of one server. */
function worldsOf() {
  const shares = createShares({ isShared: true, limits: { ...LIMITS, snapshotBytes: BYTES } });
  let made = 0;
  return (bytes: number, network = `network ${made}`) => {
    made += 1;
    const account = shares.account('snapshotBytes', { network, world: `${made}` });
    const world = { bytes, text: '' };
    const take = (): WorldMoment => ({
      database: Buffer.alloc(world.bytes),
      files: new Set(),
      clock: { at: 0, frozen: true },
      faults: {
        rules: world.text === '' ? [] : ([{ fault: { kind: 'text', text: world.text } }] as never),
        spent: [],
        added: 0,
      },
      changes: {},
    });
    return { world, snapshots: createSnapshots({ take, put: () => {} }, account) };
  };
}

describe('the room for snapshots', () => {
  it('is limited for each world, in words', () => {
    const { snapshots } = worldsOf()(400);
    for (const name of ['a', 'b']) snapshots.save(name);
    expect(() => snapshots.save('c')).toThrow(/of this world/);
    snapshots.save('b');
    snapshots.remove('a');
    expect(snapshots.save('c').bytes).toBe(400);
  });

  it('is left for the first of every world, however much the others took', () => {
    const world = worldsOf();
    for (const { snapshots } of [world(450), world(450)])
      for (const name of ['a', 'b']) {
        try {
          snapshots.save(name);
        } catch {
          // As much as there is room for.
        }
      }
    const { snapshots } = world(450);
    snapshots.save('mine');
    expect(() => snapshots.save('second')).toThrow(/of all worlds/);
    snapshots.save('mine');
    expect(snapshots.list().map(({ name }) => name)).toEqual(['mine']);
  });

  it('is limited for each network, whatever worlds it begins', () => {
    const world = worldsOf();
    for (const name of ['a', 'b']) world(400, 'greedy').snapshots.save(name);
    const { snapshots } = world(400, 'greedy');
    snapshots.save('first');
    expect(() => snapshots.save('second')).toThrow(/of your address/);
  });

  it('is free again when a world ends', () => {
    const world = worldsOf();
    const ended = world(450).snapshots;
    for (const name of ['a', 'b']) ended.save(name);
    ended.clear();
    const { snapshots } = world(450);
    for (const name of ['a', 'b']) snapshots.save(name);
    expect(snapshots.list()).toHaveLength(2);
  });

  it('counts what goes wrong in a world, too', () => {
    const { world, snapshots } = worldsOf()(100);
    snapshots.save('a');
    world.text = 'x'.repeat(2000);
    expect(() => snapshots.save('b')).toThrow(/of this world/);
  });
});
