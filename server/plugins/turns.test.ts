import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** A clock that only sleeping advances. */
function turnsAt() {
  let time = 0;
  const slept: number[] = [];
  const turns = createTurns({
    now: () => time,
    sleep: async (ms) => {
      slept.push(ms);
      time += ms;
    },
  });
  return {
    turns,
    slept,
    pass(ms: number) {
      time += ms;
    },
  };
}

describe('the turns of the worlds', () => {
  const busy = 'busy';

  it('come at once to who has worked little', () => {
    const { turns } = turnsAt();
    turns.spent(busy, 300);
    expect(turns.turn(busy)).toBeNull();
  });

  it('come later to who has worked much, and to nobody else', async () => {
    const { turns, slept } = turnsAt();
    turns.spent(busy, 400);
    expect(turns.turn('quiet')).toBeNull();
    await turns.turn(busy);
    expect(slept).toEqual([400]);
  });

  it('come back with time', () => {
    const { turns, pass } = turnsAt();
    turns.spent(busy, 400);
    pass(400);
    expect(turns.turn(busy)).toBeNull();
  });

  it('are waited for by work that goes on, however many wait to begin', async () => {
    const { turns, slept } = turnsAt();
    await turns.rest(busy);
    expect(slept).toEqual([]);
    turns.spent(busy, 400);
    await turns.rest(busy);
    expect(slept).toEqual([400]);
  });

  it('come one after the other', async () => {
    const { turns } = turnsAt();
    turns.spent(busy, 400);
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3].map(async (n) => {
        await turns.turn(busy);
        order.push(n);
      }),
    );
    expect(order).toEqual([1, 2, 3]);
  });

  it('are refused where very many wait', () => {
    const { turns } = turnsAt();
    turns.spent(busy, 400);
    for (let i = 0; i < 50; i += 1) expect(turns.turn(busy)).toBeInstanceOf(Promise);
    expect(turns.turn(busy)).toBe(false);
  });

  it('forget only those who have rested', () => {
    const { turns, pass } = turnsAt();
    turns.spent(busy, 4000);
    for (let i = 0; i < 1000; i += 1) turns.spent(`${i}`, 1);
    pass(1000);
    for (let i = 0; i < 1000; i += 1) turns.spent(`later ${i}`, 1);
    expect(turns.turn(busy)).toBeInstanceOf(Promise);
  });
});
