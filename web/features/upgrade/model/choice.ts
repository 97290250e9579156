import type { DataOf } from '#web/kit/ask/send.ts';

export type Plans = DataOf<'UpgradeServiceMag.getPlans'>;
export type Plan = Plans['plans'][number];
export type Offer = Plan['offers'][number];
export type Purchase = DataOf<'UpgradeServiceMag.getUpgradeList'>['list'][number];
export type Upgrade = DataOf<'UpgradeServiceMag.createUpgrade'>;

export type Term = Offer['term'];

/** The offers of a plan for a term; ways up count the days that are left, whatever the term. */
export function offersFor(plan: Plan, term: Term): readonly Offer[] {
  const isUp = plan.offers.some(({ way }) => way === 'top-up');
  return isUp ? plan.offers : plan.offers.filter((offer) => offer.term === term);
}

/** The plan shown first: the one asked for, else the advised one, else the current one. */
export function firstPlan({ plans, level, advice }: Plans, wanted: string): Plan | null {
  const sold = plans.filter(({ offers }) => offers.length > 0);
  const named = (name: string) => sold.find((plan) => plan.level === name);
  return named(wanted) ?? named(advice.level) ?? named(level) ?? sold[0] ?? null;
}

/** What a plan is to this member (方案按钮). */
export function choiceWord(plan: Plan): string {
  switch (plan.offers[0]?.way) {
    case undefined:
      return '';
    case 'buy':
      return '开通';
    case 'renew':
      return '续费';
    case 'queue':
      return '到期后转换';
    case 'top-up':
    case 'exchange':
      return '升级';
  }
}
