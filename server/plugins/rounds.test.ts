import { describe, expect, it } from 'vitest';
import { createRounds } from './rounds.ts';

/** Rounds that begin when the test says so. */
function roundsOfTest() {
  const begun: string[] = [];
  let next: (() => void) | null = null;
  const rounds = createRounds((begin) => {
    expect(next).toBeNull();
    next = begin;
  });
  return {
    begun,
    spent: rounds.spent,
    /** Each takes some milliseconds. */
    start(network: string, name: string, ms: number) {
      rounds.start({ network, world: '' }, () => {
        begun.push(name);
        rounds.spent(ms);
      });
    },
    /** Answers whether there was another one. */
    round(): boolean {
      const begin = next;
      next = null;
      begin?.();
      return begin !== null;
    },
  };
}

describe('the rounds of the process', () => {
  it('begin at once what fits into one', () => {
    const { start, begun } = roundsOfTest();
    for (const name of ['a1', 'a2', 'b1']) start(name, name, 3);
    expect(begun).toEqual(['a1', 'a2', 'b1']);
  });

  it('leave what does not to the next ones, so that others are read in between', () => {
    const { start, begun, round } = roundsOfTest();
    for (const name of ['a1', 'a2', 'a3']) start('a', name, 40);
    expect(begun).toEqual(['a1']);
    round();
    expect(begun).toEqual(['a1', 'a2']);
    start('b', 'b1', 1);
    round();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('count the work that goes on after it was begun', () => {
    const { start, spent, begun, round } = roundsOfTest();
    start('a', 'a1', 1);
    spent(20);
    start('b', 'b1', 1);
    expect(begun).toEqual(['a1']);
    round();
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('end when nothing waits and nothing was done', () => {
    const { start, begun, round } = roundsOfTest();
    for (const name of ['a1', 'a2', 'a3']) start('a', name, 40);
    while (round());
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });
});
