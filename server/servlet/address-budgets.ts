import { callerNetwork } from '#server/caller-network.ts';
import { TooManyTries } from '#server/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly budgets: AddressBudgets;
  }
}

interface Budget {
  readonly most: number;
  readonly reason: string;
  readonly what: string;
}

const WINDOW_MS = 10 * 60_000;
/** More addresses at a time than real visitors have; beyond that the least recent one is forgotten. */
const MOST_ADDRESSES = 10_000;

/** The budget of an address in ten minutes, over all accounts and mobiles: enough for a fair behind one address. */
const BUDGETS = {
  login: { most: 60, reason: 'too-many-logins', what: '登录失败次数过多' },
  reading: { most: 60, reason: 'too-many-read-tries', what: '阅读密码或链接试错次数过多' },
  code: { most: 60, reason: 'too-many-codes', what: '验证码获取过于频繁' },
  /** A browser sends one in ten seconds, and a hall of them reads at the same time. */
  readEvents: { most: 12_000, reason: 'too-many-read-events', what: '阅读记录过于频繁' },
  registration: { most: 60, reason: 'too-many-registrations', what: '注册过于频繁' },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

interface Spent {
  readonly since: number;
  count: number;
}

export interface AddressBudgets {
  /** Takes one and returns a function that gives it back. Throws `TooManyTries` if none is left. */
  spend(name: BudgetName, address: string): () => void;
}

/** Counted by real time for all worlds together: moving a clock or making a sandbox does not change a budget. */
export function createAddressBudgets(now: () => number): AddressBudgets {
  const spent = new Map<string, Spent>();

  function currentOf(key: string): Spent {
    const known = spent.get(key);
    if (known && now() - known.since < WINDOW_MS) return known;
    const fresh = { since: now(), count: 0 };
    spent.delete(key);
    spent.set(key, fresh);
    for (const oldest of spent.keys()) {
      if (spent.size <= MOST_ADDRESSES) break;
      spent.delete(oldest);
    }
    return fresh;
  }

  return {
    spend(name, address) {
      const { most, reason, what } = BUDGETS[name];
      const current = currentOf(`${name} ${callerNetwork(address)}`);
      if (current.count >= most) {
        throw new TooManyTries(reason, what, Math.ceil((current.since + WINDOW_MS - now()) / 1000));
      }
      current.count += 1;
      return () => {
        current.count -= 1;
      };
    },
  };
}

/** For a server that only this machine can reach. */
export const UNLIMITED: AddressBudgets = { spend: () => () => {} };
