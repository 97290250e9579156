import { describe, expect, it } from 'vitest';
import { Busy, inTurn } from './in-turn.ts';

/** Works that end when they are told to. */
function works(count: number) {
  const started: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const all = Array.from({ length: count }, (_, index) =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          started.push(index);
          ends[index] = (error) => (error ? reject(error) : resolve(index));
        }),
    ),
  );
  return { started, ends, all };
}

describe('heavy work', () => {
  it('is done two at once, the others in their order, after a failure too', async () => {
    const { started, ends, all } = works(4);
    expect(started).toEqual([0, 1]);
    ends[1]?.(new Error('no'));
    await expect(all[1]).rejects.toThrow('no');
    expect(started).toEqual([0, 1, 2]);
    ends[0]?.();
    await all[0];
    expect(started).toEqual([0, 1, 2, 3]);
    ends[2]?.();
    ends[3]?.();
    expect(await Promise.all([all[2], all[3]])).toEqual([2, 3]);
  });

  it('is refused where a hundred wait', async () => {
    const { ends, all } = works(102);
    await expect(inTurn(async () => 1)).rejects.toThrow(Busy);
    for (const [index, each] of all.entries()) {
      ends[index]?.();
      await each;
    }
    expect(await inTurn(async () => 1)).toBe(1);
  });
});
