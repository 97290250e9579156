import { PLANS, type Plan, planOf } from '../account/membership.ts';
import { yuanText } from '../money.ts';
import { addDays, addMonths } from './days.ts';
import { soldIn } from './sold.ts';
import { daysLeft, type Membership, phaseOf, workingLevel } from './standing.ts';

export const TERMS = { month: { months: 1, name: '1 个月' }, year: { months: 12, name: '1 年' } } as const;
export type Term = keyof typeof TERMS;
const TERM_KEYS: readonly Term[] = ['month', 'year'];

/** The ways to get a plan (开通方式): 开通, 续费, 补差价, 换购一年, 到期后转换. */
export const WAYS = ['buy', 'renew', 'top-up', 'exchange', 'queue'] as const;
export type Way = (typeof WAYS)[number];

export const WAY_NAMES: Readonly<Record<Way, string>> = {
  buy: '开通',
  renew: '续费',
  'top-up': '补差价',
  exchange: '换购一年',
  queue: '到期后转换',
};

/** A membership on a day, as far as offers depend on it. */
export interface Basis {
  readonly membership: Membership;
  readonly today: string;
  /** The level that begins when this one ends (待生效); empty if none does. */
  readonly queued: string;
}

export interface Offer {
  readonly level: string;
  readonly way: Way;
  readonly term: Term;
  readonly priceFen: number;
  /** The calculation, in words for the member. */
  readonly formula: string;
  /** Its first and last day. */
  readonly from: string;
  readonly until: string;
  /** Why it is not available; empty if it is. */
  readonly obstacle: string;
}

const DAYS_OF_YEAR = 365;
/** The furthest end that can be bought. */
const YEARS_AHEAD = 10;

/** Everything that this member can buy today (可选方案), with prices. */
export function offersOf(basis: Basis): Offer[] {
  return PLANS.filter(({ level }) => level !== '').flatMap((plan) => offersOfPlan(plan, basis));
}

function offersOfPlan(plan: Plan, basis: Basis): Offer[] {
  const { membership, today } = basis;
  const { vipName, vipLastTime } = membership;
  if (phaseOf(membership, today) !== 'active' || vipLastTime === '') {
    return TERM_KEYS.map((term) => termOffer(plan, { way: 'buy', term, after: today, basis }));
  }
  const current = planOf(vipName);
  if (plan.level === current.level) {
    return TERM_KEYS.map((term) => termOffer(plan, { way: 'renew', term, after: vipLastTime, basis }));
  }
  return plan.yearFen > current.yearFen
    ? [topUp(plan, current, basis), exchange(plan, current, basis)]
    : TERM_KEYS.map((term) => termOffer(plan, { way: 'queue', term, after: vipLastTime, basis }));
}

interface WholeTerm {
  readonly way: 'buy' | 'renew' | 'queue';
  readonly term: Term;
  readonly after: string;
  readonly basis: Basis;
}

/** A whole term at its full price. */
function termOffer(plan: Plan, { way, term, after, basis }: WholeTerm): Offer {
  const until = addMonths(after, TERMS[term].months);
  const priceFen = term === 'year' ? plan.yearFen : plan.monthFen;
  const begins =
    way === 'buy'
      ? '今天起'
      : way === 'renew'
        ? `从到期日 ${after} 起`
        : `当前会员到期后，${addDays(after, 1)} 起`;
  const formula = `${plan.name} ${TERMS[term].name} ${yuanText(priceFen)}，${begins}，有效期至 ${until}`;
  const from = way === 'buy' ? after : addDays(after, 1);
  return { level: plan.level, way, term, priceFen, formula, from, until, obstacle: termObstacle() };

  function termObstacle(): string {
    if (until > addMonths(basis.today, YEARS_AHEAD * 12)) return `最多可续到 ${YEARS_AHEAD} 年后`;
    return way === 'queue' && basis.queued !== '' ? `已有「${basis.queued}」在到期后生效` : '';
  }
}

/** 补差价: the difference of the year prices for the remaining days; the last day stays. */
function topUp(plan: Plan, current: Plan, { membership, today }: Basis): Offer {
  const days = daysLeft(membership, today);
  const priceFen = Math.floor(((plan.yearFen - current.yearFen) * days) / DAYS_OF_YEAR);
  const difference = `(${yuanText(plan.yearFen)} − ${yuanText(current.yearFen)})`;
  return {
    level: plan.level,
    way: 'top-up',
    term: 'year',
    priceFen,
    formula: `${difference} × ${days} 天 ÷ ${DAYS_OF_YEAR} = ${yuanText(priceFen)}，到期日不变（${membership.vipLastTime}）`,
    from: today,
    until: membership.vipLastTime,
    obstacle: priceFen > 0 ? '' : '今天到期，没有可以补的差价',
  };
}

/** 换购一年: a new year less the value of the old one, counted from today. Rounded down, for the customer. */
function exchange(plan: Plan, current: Plan, { membership, today }: Basis): Offer {
  const days = daysLeft(membership, today);
  const exactly = plan.yearFen * DAYS_OF_YEAR - current.yearFen * days;
  const priceFen = Math.max(0, Math.floor(exactly / DAYS_OF_YEAR));
  const until = addMonths(today, TERMS.year.months);
  const left = `${yuanText(current.yearFen)} × ${days} 天 ÷ ${DAYS_OF_YEAR}`;
  return {
    level: plan.level,
    way: 'exchange',
    term: 'year',
    priceFen,
    formula: `${yuanText(plan.yearFen)} − ${left} = ${yuanText(priceFen)}，到期日 ${until}`,
    from: today,
    until,
    obstacle: priceFen > 0 ? '' : '剩余价值已超过一年的价格，请选择补差价',
  };
}

/** The member's usage that limits apply to (用量). */
export interface Use {
  readonly published: number;
  readonly storageBytes: number;
}

const GIGABYTE = 1024 ** 3;

/** What becomes read-only under another level (转换后变为只读), in words. */
export function consequencesOf(level: string, { membership, today }: Basis, use: Use): string[] {
  const plan = planOf(level);
  const closed = planOf(workingLevel(membership, today)).areas.filter((area) => !plan.areas.includes(area));
  return [
    ...closed.flatMap(soldIn).map((name) => `「${name}」不再开放，已有内容保留`),
    ...(use.published > plan.works
      ? [`已发布 ${use.published} 部，超过 ${plan.works} 部的保持发布，但不能再发布新作品`]
      : []),
    ...(use.storageBytes > plan.storageGB * GIGABYTE
      ? [`已用存储超过 ${plan.storageGB} GB，文件保留，但不能再上传`]
      : []),
  ];
}

/** The name of a membership at the payment. */
export function upgradeTitle({ level, way, term }: Pick<Offer, 'level' | 'way' | 'term'>): string {
  return `会员「${level}」${WAY_NAMES[way]}${way === 'top-up' || way === 'exchange' ? '' : ` ${TERMS[term].name}`}`;
}
