import type { Holder } from './shares.ts';

export type Whose = Required<Pick<Holder, 'network' | 'world'>>;

/** Whoever has waited longest for a turn has the next: first a network, and of that a world, and of that the first come. */
export interface WaitingLine<Job> {
  add(job: Job, whose: Whose): void;
  /** Undefined where nobody waits. */
  next(): Job | undefined;
}

export function createWaitingLine<Job>(): WaitingLine<Job> {
  let waiting: { readonly job: Job; readonly network: string; readonly world: string }[] = [];
  /** At which turn somebody was last served; forgotten when nobody waits any more. */
  const served = new Map<string, number>();
  let turn = 0;
  const lastOf = (name: string) => served.get(name) ?? 0;

  return {
    add(job, { network, world }) {
      waiting.push({ job, network: `network ${network}`, world: `world ${network} ${world}` });
    },
    next() {
      const [first, ...others] = waiting;
      if (!first) {
        served.clear();
        return undefined;
      }
      const chosen = others.reduce((one, other) => {
        const later = lastOf(one.network) - lastOf(other.network) || lastOf(one.world) - lastOf(other.world);
        return later > 0 ? other : one;
      }, first);
      waiting = waiting.filter((one) => one !== chosen);
      turn += 1;
      for (const name of [chosen.network, chosen.world]) served.set(name, turn);
      return chosen.job;
    },
  };
}
