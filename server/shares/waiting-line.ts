import type { Holder } from './shares.ts';

export type Whose = Required<Pick<Holder, 'network' | 'world'>>;

/** The longest wait has the next turn: first by network, then by world of that network, then in order of arrival. */
export interface WaitingLine<Job> {
  add(job: Job, whose: Whose): void;
  /** Undefined for an empty line. */
  next(): Job | undefined;
}

export function createWaitingLine<Job>(): WaitingLine<Job> {
  let waiting: { readonly job: Job; readonly network: string; readonly world: string }[] = [];
  /** The turn at which each was last served; forgotten when the line is empty. */
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
