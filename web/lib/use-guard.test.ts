import { describe, expect, test } from 'vitest';
import { createGuard } from './use-guard.ts';

function begun() {
  const shown: string[][] = [];
  const guard = createGuard((busy) => shown.push([...busy]));
  return { run: guard.run, shown };
}

function later<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

describe('the guard', () => {
  test('works, and says what is under way', async () => {
    const { run, shown } = begun();
    expect(await run(['save'], async () => 'saved')).toBe('saved');
    expect(shown).toEqual([['save'], []]);
  });

  test('does nothing while the same is under way', async () => {
    const { run, shown } = begun();
    const work = later<string>();
    const first = run(['save'], () => work.promise);
    let wasDone = false;
    expect(
      await run(['save', 'other'], async () => {
        wasDone = true;
      }),
    ).toBeNull();
    expect(wasDone).toBe(false);
    work.resolve('saved');
    expect(await first).toBe('saved');
    expect(shown).toEqual([['save'], []]);
  });

  test('lets go beside it what is named apart', async () => {
    const { run, shown } = begun();
    const work = later<string>();
    const first = run(['1'], () => work.promise);
    expect(await run(['2', '3'], async () => 'done')).toBe('done');
    work.resolve('done too');
    await first;
    expect(shown).toEqual([['1'], ['1', '2', '3'], ['1'], []]);
  });

  test('is free again after a failure', async () => {
    const { run, shown } = begun();
    await expect(run(['save'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(shown.at(-1)).toEqual([]);
    expect(await run(['save'], async () => 'saved')).toBe('saved');
  });

  test('stays busy where the page is about to change', async () => {
    const { run, shown } = begun();
    await run(
      ['login'],
      async () => true,
      (isLeaving) => isLeaving,
    );
    expect(shown).toEqual([['login']]);
  });
});
