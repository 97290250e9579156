import { describe, expect, it } from 'vitest';
import { createHeldAnswers } from './held-answers.ts';

describe('answers that are held back', () => {
  const most = { perWorld: 2, inAll: 3 };
  const [one, other] = [{}, {}];

  it('are counted by world', () => {
    const held = createHeldAnswers(most);
    expect([held.take(one), held.take(one), held.take(one)].map(Boolean)).toEqual([true, true, false]);
    expect(held.take(other)).not.toBeNull();
  });

  it('are counted together', () => {
    const held = createHeldAnswers(most);
    for (const world of [one, one, other]) expect(held.take(world)).not.toBeNull();
    expect(held.take({})).toBeNull();
  });

  it('make room once when they are let go, however often that is said', () => {
    const held = createHeldAnswers(most);
    const letGo = held.take(one);
    held.take(one);
    letGo?.();
    letGo?.();
    expect([held.take(one), held.take(one)].map(Boolean)).toEqual([true, false]);
  });
});
