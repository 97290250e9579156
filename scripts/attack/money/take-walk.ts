/** A random walk over the whole of money, through the real server's calls. */
import type { FastifyInstance } from 'fastify';
import type { World } from '#server/worlds/world.ts';
import { ACTS_OF_INVOICES } from './acts-of-invoices.ts';
import { ACTS_OF_MEMBERS } from './acts-of-members.ts';
import { ACTS_OF_ORDERS } from './acts-of-orders.ts';
import { ACTS_OF_PAYMENTS } from './acts-of-payments.ts';
import { Breakages } from './breakages.ts';
import { Chance } from './chance.ts';
import { Counter, textIn } from './counter.ts';
import { Disagreement } from './disagreement.ts';
import { Proof } from './proof.ts';
import { injectedShop } from './shop.ts';
import { MEMBERS, type Outcome, OWNER, Walk } from './walk.ts';

export const ACTS = [...ACTS_OF_ORDERS, ...ACTS_OF_PAYMENTS, ...ACTS_OF_MEMBERS, ...ACTS_OF_INVOICES];

interface WalkWish {
  readonly seed: number;
  readonly operations: number;
  /** After so many operations all that knows of money is compared. */
  readonly every: number;
  /** How likely something begins to break before an operation. */
  readonly breakingPercent: number;
}

export interface Walked {
  readonly operations: number;
  readonly counts: ReadonlyMap<string, Readonly<Record<Outcome, number>>>;
  readonly refusals: ReadonlyMap<string, number>;
  readonly breakages: ReadonlyMap<string, number>;
  /** Answers that were broken, and repeated by their caller. */
  readonly brokenAnswers: number;
  readonly repeated: number;
  readonly days: number;
  readonly payments: number;
  readonly orders: number;
}

interface Place {
  readonly app: FastifyInstance;
  readonly world: World;
}

/** Walks until something does not agree; that is thrown, with the last operations. */
export async function takeWalk({ app, world }: Place, wish: WalkWish): Promise<Walked> {
  const shop = injectedShop(app);
  const db = () => world.db;
  const chance = new Chance(wish.seed);
  const breakages = new Breakages(db, chance, (method, path, json) => {
    return shop({ method, path: `/__replica/${path}`, token: '', json });
  });
  const counter = new Counter(shop, breakages);
  const walk = new Walk(chance, counter, String(wish.seed));
  const trail: string[] = [];
  const counts = new Map<string, Record<Outcome, number>>();
  const agree = (problems: readonly string[]) => {
    if (problems.length > 0) throw new Disagreement(problems.join('\n'));
  };
  try {
    await enter(walk);
    const proof = new Proof(db, { books: walk.books });
    const compare = async () => {
      await breakages.lift();
      await settleDown(walk);
      await walk.books.refresh([OWNER]);
      agree(proof.whole(walk, world.clock.now()));
    };
    agree(proof.whole(walk, world.clock.now()));
    for (let step = 1; step <= wish.operations; step += 1) {
      walk.step = step;
      await breakages.before(wish.breakingPercent);
      const act = chance.weighed(ACTS);
      if (!act) throw new Error('there is nothing to do');
      trail.push(`${step} ${act.name}`);
      if (trail.length > 12) trail.shift();
      const outcome = await act.run(walk);
      trail.push(`${trail.pop()}: ${outcome}`);
      const own = counts.get(act.name) ?? { done: 0, refused: 0, nothing: 0 };
      counts.set(act.name, { ...own, [outcome]: own[outcome] + 1 });
      agree(proof.step());
      if (step % wish.every === 0) await compare();
    }
    await compare();
    agree(proof.storage());
  } catch (error) {
    if (!(error instanceof Disagreement)) throw error;
    const heard = counter.heard.slice(-25).join('\n  ');
    throw new Disagreement(
      `${error.message}\nThe last operations:\n  ${trail.join('\n  ')}\nThe last calls:\n  ${heard}\n` +
        `Again: npm run attack -- --only money --seed ${wish.seed} --operations ${walk.step}`,
    );
  } finally {
    await breakages.lift();
  }
  return {
    operations: wish.operations,
    counts,
    refusals: counter.refusals,
    breakages: breakages.counts,
    brokenAnswers: counter.broken,
    repeated: walk.repeated,
    days: Math.round(walk.passedMs / 86_400_000),
    payments: walk.books.payments.size,
    orders: walk.books.orders.size,
  };
}

/** What the members have before the first step, as they read it. */
export async function enter(walk: Walk): Promise<void> {
  for (const account of MEMBERS) {
    await eachOfPages(walk, account, 'OrderServiceMag.getOrderList', 'orderNo', (no) => {
      walk.books.learnOrder(account, no);
    });
    for (let page = 1; ; page += 1) {
      const input = { page: String(page), pageSize: '20' };
      const recharges = await walk.list(account, 'WalletServiceMag.getRechargeList', input);
      for (const one of recharges) walk.books.learnPayment(account, 'recharge', one);
      if (recharges.length < 20) break;
    }
  }
  await walk.books.refresh([OWNER]);
}

async function eachOfPages(
  walk: Walk,
  account: string,
  operation: 'OrderServiceMag.getOrderList',
  name: string,
  each: (text: string) => void,
): Promise<void> {
  for (let page = 1; ; page += 1) {
    const list = await walk.list(account, operation, { tab: 'all', page: String(page), pageSize: '20' });
    for (const one of list) each(textIn(one, name));
    if (list.length < 20) return;
  }
}

/** What time has come for happens when somebody looks, and a look does only so much. */
export async function settleDown(walk: Walk): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (const account of MEMBERS) {
      if (!walk.leaving.has(account))
        await walk.ask(account, 'OrderServiceMag.getOrderList', { pageSize: '1' });
    }
  }
}
