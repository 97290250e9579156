import { describe, expect, it } from 'vitest';
import { seededRandom } from '#contracts/seeded-random.ts';
import { logicalDump } from '#db/dump.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { type Control, controlOf } from './testing.ts';

const ROUNDS = 3;
const STEPS = 30;
const STEPS_UNASKED = 60;
const REWINDS = 8;

type Step = (call: Calls) => Promise<unknown>;

interface Calls {
  readonly test: TestApp;
  readonly control: Control;
  readonly token: string;
}

/** One of the writes that a day has, drawn; some are refused, some write by looking. */
function drawnStep(random: () => number): Step {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const line = () => String(90_001 + Math.floor(random() * 24));
  const [one, other] = [line(), line()];
  const state = pick(['unpaid', 'paid', 'producing', 'shipped', 'done']);
  const name = `第 ${Math.floor(random() * 1000)} 版`;
  const opusID = String(50_001 + Math.floor(random() * 12));
  const advance = pick(['10m', '3h', '2d']);
  return pick<Step>([
    ({ test, token }) => test.call('ShopCarService.deleteCart', { cartIDs: one }, { token }),
    ({ test, token }) => test.call('ShopCarService.restoreCart', { cartIDs: one }, { token }),
    ({ test, token }) => test.call('ShopCarService.copyCart', { cartID: other }, { token }),
    ({ test, token }) => test.call('ShopCarService.cartInfo', { cartID: '90001' }, { token }),
    ({ test, token }) => test.call('ShoppingServiceMag.updateDefaultAddr', { addrID: '80003' }, { token }),
    ({ test, token }) => test.call('OpusServiceMag.renameOpus', { opusID, name, revision: '1' }, { token }),
    ({ test, token }) => test.call('OrderServiceMag.getOrderList', {}, { token }),
    ({ control }) => control('POST', 'scenarios/order-in-state/run', { params: { account: 'super', state } }),
    ({ control }) => control('POST', 'scenarios/addresses-none/run', { params: { account: 'super' } }),
    ({ control }) => control('POST', 'clock', { advance, keepsLogins: true }),
    ({ control }) => control('POST', 'clock', { freeze: '2026-11-22' }),
  ]);
}

interface World extends Calls {
  now(): Promise<{ dump: string; clock: string }>;
  ids(): Promise<number[]>;
}

async function startWorld(): Promise<World> {
  const test = await startTestApp({ env: { moments: 1000 } });
  const control = controlOf(test.app);
  const token = await test.tokenOf('super');
  return {
    ...{ test, control, token },
    now: async () => ({
      dump: logicalDump(test.world.db),
      clock: String((await control('GET', 'clock')).body.now),
    }),
    ids: async () => ((await control('GET', 'moments')).body.list as { id: number }[]).map(({ id }) => id),
  };
}

describe('random writes', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => 4100 + round))(
    'are taken back and had again, and replayed give the same (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const world = await startWorld();
      const seen = new Map<string, { step: number; before: { dump: string; clock: string } }>();
      const steps = Array.from({ length: STEPS }, () => drawnStep(random));
      for (const [step, run] of steps.entries()) {
        const [before, last] = [await world.now(), await world.ids()];
        await run(world);
        const ids = await world.ids();
        // A step writes at most once, and the clock moves without a write.
        expect(ids.length - last.length).toBeLessThanOrEqual(1);
        if (ids.length > last.length) seen.set(String(ids.at(-1)), { step, before });
      }
      const end = await world.now();
      expect(seen.size).toBeGreaterThan(STEPS / 4);
      const rewind = async (id: string) => {
        const { status } = await world.control('POST', `moments/${id}/rewind`);
        expect(status).toBe(200);
        return (await world.now()).dump;
      };

      const ids = [...seen.keys()];
      for (let time = 0; time < REWINDS; time += 1) {
        const id = ids[Math.floor(random() * ids.length)] ?? '';
        expect(await rewind(id)).toBe(seen.get(id)?.before.dump);
      }
      expect(await rewind('latest')).toBe(end.dump);
      expect((await world.now()).clock).toBe(end.clock);

      const middle = ids[Math.floor(ids.length / 2)] ?? '';
      await rewind(middle);
      for (const run of steps.slice(seen.get(middle)?.step)) await run(world);
      expect(await world.now()).toEqual(end);
      await world.test.close();
    },
    60_000,
  );

  it.each(Array.from({ length: ROUNDS }, (_, round) => 5100 + round))(
    'of which nobody asks until the end are told all the same (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const world = await startWorld();
      await world.ids();
      // The clock alone changes no row.
      const wrote: string[] = [];
      for (let step = 0; step < STEPS_UNASKED; step += 1) {
        const before = logicalDump(world.test.world.db);
        await drawnStep(random)(world);
        if (logicalDump(world.test.world.db) !== before) wrote.push(before);
      }
      const end = logicalDump(world.test.world.db);
      const ids = (await world.ids()).slice(-wrote.length);
      expect(ids).toHaveLength(wrote.length);
      for (const [at, id] of [...ids.entries()].reverse()) {
        await world.control('POST', `moments/${id}/rewind`);
        expect(logicalDump(world.test.world.db), `before write ${id}`).toBe(wrote[at]);
      }
      await world.control('POST', 'moments/latest/rewind');
      expect(logicalDump(world.test.world.db)).toBe(end);
      await world.test.close();
    },
    60_000,
  );
});
