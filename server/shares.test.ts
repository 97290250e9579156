import { describe, expect, it } from 'vitest';
import { createShares } from './shares.ts';

describe('shares', () => {
  const most = { each: 2, all: 3 };

  it('are counted by owner', () => {
    const shares = createShares(most);
    expect([1, 2, 3].map(() => shares.take('one') !== null)).toEqual([true, true, false]);
    expect(shares.take('other')).not.toBeNull();
  });

  it('are counted together', () => {
    const shares = createShares(most);
    for (const owner of ['one', 'one', 'other']) expect(shares.take(owner)).not.toBeNull();
    expect(shares.take('third')).toBeNull();
  });

  it('are free again when they are given back, once however often that is said', () => {
    const shares = createShares(most);
    const giveBack = shares.take('one');
    shares.take('one');
    giveBack?.();
    giveBack?.();
    expect([shares.take('one'), shares.take('one')].map(Boolean)).toEqual([true, false]);
  });
});
