import { AREAS, type Area, PLANS, type Plan } from '../account/membership.ts';
import { storageQuota } from '../files/storage.ts';
import type { Use } from './offers.ts';
import { soldAreas, soldIn } from './sold.ts';

/** The period that advice looks at (近 90 天). */
export const ADVICE_DAYS = 90;

export interface Habits extends Use {
  /** The level in effect today. */
  readonly level: string;
  /** How often each area was found locked. */
  readonly locked: Readonly<Partial<Record<Area, number>>>;
  /** Areas that are open today and in use. */
  readonly used: readonly Area[];
}

export interface Advice {
  /** The cheapest sufficient level; empty if none is needed. */
  readonly level: string;
  readonly text: string;
}

/** 为什么推荐: the cheapest sufficient plan by the member's own habits, even if it is a cheaper one or none. */
export function adviceFor(habits: Habits): Advice {
  const { locked, published, storageBytes, level, used } = habits;
  // An area that is not open yet is no reason to pay, however often it was visited.
  const wanted = soldAreas().filter((area) => (locked[area] ?? 0) > 0 || used.includes(area));
  const suffices = ({ level: other, areas, works }: Plan) =>
    wanted.every((area) => areas.includes(area)) && published <= works && storageBytes <= storageQuota(other);
  // A member may want more than any plan offers; then the one that opens the most is the nearest.
  const plan =
    PLANS.find(suffices) ?? PLANS.findLast(({ areas }) => areas.length === AREAS.length) ?? PLANS[0];
  const mine = PLANS.find((one) => one.level === level) ?? PLANS[0];
  const enough =
    plan === mine
      ? `「${plan.name}」已够用，不必升级`
      : plan.yearFen < mine.yearFen
        ? `「${plan.name}」已够用，到期后可以换成更省的方案`
        : `「${plan.name}」已够用`;
  return { level: plan.level, text: `${lockedText(locked, mine)}；已发布 ${published} 部作品 → ${enough}` };
}

/** Areas that today's level opens are no obstacle any more, however often they were. */
function lockedText(locked: Habits['locked'], mine: Plan): string {
  const hits = soldAreas()
    .flatMap((area) => {
      const times = mine.areas.includes(area) ? 0 : (locked[area] ?? 0);
      return times > 0 ? [{ area, times }] : [];
    })
    .sort((a, b) => b.times - a.times);
  if (hits.length === 0) return `近 ${ADVICE_DAYS} 天没有用到未开通的功能`;
  const each = hits.map(({ area, times }) => `${soldIn(area).join('、')} ${times} 次`).join('、');
  return `近 ${ADVICE_DAYS} 天您想用而没有开通的：${each}`;
}
