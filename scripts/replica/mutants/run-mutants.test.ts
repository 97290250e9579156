import { describe, expect, it } from 'vitest';
import { PASSED, type Verdict } from './outcome.ts';
import { type Check, faultsUnbroken, firstVerdict, runMutants } from './run-mutants.ts';
import { MUTANTS } from './server/mutants.ts';

const NOTICED: Verdict = { kind: 'noticed', by: 'Pact', detail: '' };

/** A check that always says the same, and remembers where it was asked. */
function saying(verdict: Verdict) {
  const asked: string[] = [];
  const check: Check = async (place) => {
    asked.push(place);
    return verdict;
  };
  return { check, asked };
}

function run(mutants: typeof MUTANTS, checks: readonly Check[], places: readonly string[]) {
  const log: string[] = [];
  const outcomes = runMutants({
    ...{ mutants, places, checksOf: () => checks },
    withMutant: async (place, { id }, work) => {
      log.push(`break ${place} ${id}`);
      const done = await work();
      log.push(`mend ${place} ${id}`);
      return done;
    },
    now: () => 0,
    onOutcome: ({ mutant, kind }) => log.push(`${kind} ${mutant.id}`),
  });
  return { outcomes, log };
}

describe('firstVerdict', () => {
  it('asks nobody after the first who notices', async () => {
    const [before, noticing, after] = [saying(PASSED), saying(NOTICED), saying(PASSED)];
    expect(await firstVerdict([before.check, noticing.check, after.check], 'a')).toBe(NOTICED);
    expect([before.asked, after.asked]).toEqual([['a'], []]);
  });

  it('passes where nobody notices', async () => {
    expect(await firstVerdict([saying(PASSED).check, saying(PASSED).check], 'a')).toBe(PASSED);
  });
});

describe('runMutants', () => {
  it('tries each mutant once, in as many places as there are', async () => {
    const { check, asked } = saying(NOTICED);
    const outcomes = await run(MUTANTS.slice(0, 5), [check], ['a', 'b']).outcomes;
    expect(outcomes.map(({ mutant }) => mutant.id).sort()).toEqual(
      MUTANTS.slice(0, 5)
        .map(({ id }) => id)
        .sort(),
    );
    expect(new Set(asked)).toEqual(new Set(['a', 'b']));
  });

  it('mends a place before it is broken in another way', async () => {
    const [first, second] = MUTANTS;
    const { outcomes, log } = run(MUTANTS.slice(0, 2), [saying(PASSED).check], ['a']);
    await outcomes;
    expect(log.filter((line) => /^(break|mend)/.test(line))).toEqual([
      `break a ${first?.id}`,
      `mend a ${first?.id}`,
      `break a ${second?.id}`,
      `mend a ${second?.id}`,
    ]);
  });

  it('calls a survivor what every check passes', async () => {
    const { outcomes } = run(MUTANTS.slice(0, 1), [saying(PASSED).check], ['a']);
    expect(await outcomes).toMatchObject([{ kind: 'survived', by: '' }]);
  });
});

describe('faultsUnbroken', () => {
  it('is empty where every check passes', async () => {
    expect(await faultsUnbroken([saying(PASSED).check, saying(PASSED).check], ['a', 'b'])).toEqual([]);
  });

  it('asks every check, also with one place', async () => {
    const checks = [saying(NOTICED).check, saying(PASSED).check, saying(NOTICED).check];
    expect(await faultsUnbroken(checks, ['a'])).toHaveLength(2);
  });
});
