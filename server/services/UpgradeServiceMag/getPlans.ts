import type { Output } from '#contracts/operations.ts';
import {
  AREAS,
  type Area,
  isAreaOpen,
  PLANS,
  type Plan,
  planOf,
} from '#contracts/rules/account/membership.ts';
import { MAX_ADDRESSES } from '#contracts/rules/address/address-fields.ts';
import { sizeInWords, storageQuota } from '#contracts/rules/files/storage.ts';
import { adviceFor } from '#contracts/rules/membership/advice.ts';
import { addDays } from '#contracts/rules/membership/days.ts';
import {
  type Basis,
  consequencesOf,
  type Offer,
  offersOf,
  TERMS,
  type Use,
  WAY_NAMES,
} from '#contracts/rules/membership/offers.ts';
import { limitsSold, PUBLISHED_WORKS } from '#contracts/rules/membership/sold.ts';
import {
  daysLeft,
  endingText,
  graceEnd,
  phaseOf,
  untilText,
  workingLevel,
} from '#contracts/rules/membership/standing.ts';
import { queuedMembership } from '#contracts/rules/membership/taking-effect.ts';
import { formatFen } from '#contracts/rules/money.ts';
import type { CouponOffer } from '#contracts/rules/price/coupon.ts';
import { queuedPlan } from '#db/queries/account/membership-course.ts';
import { usedBytes } from '#db/queries/files/member-files.ts';
import { lockedHitsOf } from '#db/queries/membership/locked-hits.ts';
import { addressCount, publishedWorks, usesEbooks } from '#db/queries/membership/membership-use.ts';
import { basisOf } from '#db/queries/membership/upgrade-settling.ts';
import { membershipCoupons, waitingUpgrades } from '#db/queries/membership/upgrades.ts';
import { freeWallet } from '#db/queries/payment/wallets-read.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { triesOf } from '../code-tries.ts';
import { upToDate } from '../up-to-date.ts';
import { upgradeView } from './upgrade-view.ts';

type Plans = Extract<Output<'UpgradeServiceMag.getPlans'>, { code: 0 }>['data'];

/** 会员方案: one call for all that the screen begins with. */
export const getPlans: Handler<'UpgradeServiceMag.getPlans'> = upToDate((_input, context) => {
  const { db, now, user } = context;
  const basis = basisOf(db, user.id, now);
  const { membership, today } = basis;
  const { vipName, vipLastTime } = membership;
  const phase = phaseOf(membership, today);
  const use = { published: publishedWorks(db, user.id), storageBytes: usedBytes(db, user.id) };
  const free = freeWallet(db, user.id);
  const queued = queuedView(context, basis);
  return {
    code: 0,
    message: '成功',
    data: {
      level: vipName,
      levelName: planOf(vipName).name,
      phase,
      until: vipLastTime,
      untilText: untilText(membership, today),
      graceUntil: phase === 'none' || vipLastTime === '' ? '' : graceEnd(vipLastTime),
      daysLeft: daysLeft(membership, today),
      notice: endingText(membership, today),
      ...(queued ? { queued } : {}),
      plans: planViews(context, basis, use),
      uses: useViews(context, basis, use),
      advice: adviceFor({
        ...use,
        level: workingLevel(membership, today),
        locked: lockedHitsOf(db, user.id, now),
        used: areasInUse(context, basis),
      }),
      inviteCode: user.yaoqingma,
      codeLockedMinutes: triesOf(context).lockedMinutes,
      balance: formatFen(free.principalFen + free.bonusFen),
      waiting: waitingUpgrades(db, user.id).map(upgradeView),
    },
  };
});

function queuedView({ db, user }: Context, { membership }: Basis): Plans['queued'] {
  const queued = queuedPlan(db, user.id);
  if (!queued) return undefined;
  const { vipLastTime: until } = queuedMembership(queued, membership);
  const from = addDays(membership.vipLastTime, 1);
  return { level: queued.level, termName: TERMS[queued.term].name, from, until };
}

/**
 * What the advice takes as used among the open areas. E-books are, where one was worked on; nobody has worked on a
 * 电子报 here. Of the other areas nobody counts the visits, so that they are taken as wanted.
 */
function areasInUse({ db, now, user }: Context, { membership }: Basis): readonly Area[] {
  const isUsed = (area: Area) => (area === 'e-books' ? usesEbooks(db, user.id, now) : area !== 'e-paper');
  return AREAS.filter((area) => isAreaOpen(area, membership.vipName) && isUsed(area));
}

function planViews({ db, now, user }: Context, basis: Basis, use: Use): Plans['plans'] {
  const offers = offersOf(basis);
  const couponsFor = membershipCoupons(db, user.id, now);
  return PLANS.map((plan) => ({
    level: plan.level,
    name: plan.name,
    yearPrice: formatFen(plan.yearFen),
    monthPrice: formatFen(plan.monthFen),
    works: plan.works,
    linksOfWork: plan.linksOfWork,
    storageGB: plan.storageGB,
    areas: [...plan.areas],
    consequences: consequencesOf(plan.level, basis, use),
    offers: offersOfPlan(plan).map((offer) => offerView(offer, couponsFor(offer.priceFen))),
  }));

  function offersOfPlan({ level }: Plan): Offer[] {
    return offers.filter((offer) => offer.level === level);
  }
}

function offerView(offer: Offer, coupons: readonly CouponOffer[]): Plans['plans'][number]['offers'][number] {
  const { way, term, formula, from, until, obstacle, priceFen } = offer;
  return {
    way,
    wayName: WAY_NAMES[way],
    term,
    termName: TERMS[term].name,
    price: formatFen(priceFen),
    formula,
    from,
    until,
    obstacle,
    coupons: coupons.map(({ coupon, offFen, isUsable, reason }) => ({
      ID: String(coupon.id),
      name: coupon.name,
      amount: formatFen(offFen),
      pay: formatFen(priceFen - offFen),
      usable: isUsable ? 'Y' : 'N',
      reason,
    })),
  };
}

function useViews({ db, user }: Context, { membership, today }: Basis, use: Use): Plans['uses'] {
  const level = workingLevel(membership, today);
  const plan = planOf(level);
  const { works } = plan;
  // A limit that nobody can meet here is not told of, unless works from before fill it.
  const isTold = use.published > 0 || limitsSold(plan).some(({ name }) => name === PUBLISHED_WORKS);
  const room = storageQuota(level);
  const places = addressCount(db, user.id);
  const percent = (used: number, limit: number) => Math.min(100, Math.ceil((used / limit) * 100));
  return [
    ...(isTold
      ? [
          {
            key: 'works',
            name: PUBLISHED_WORKS,
            text: `${use.published} / ${works} 部`,
            percent: percent(use.published, works),
          },
        ]
      : []),
    {
      key: 'storage',
      // Works that are drawn here have no file, so they take nothing of it.
      name: '存储空间（上传的文件）',
      text: `${use.storageBytes === 0 ? '0' : sizeInWords(use.storageBytes)} / ${sizeInWords(room)}`,
      percent: percent(use.storageBytes, room),
    },
    {
      key: 'addresses',
      name: '收货地址',
      text: `${places} / ${MAX_ADDRESSES} 个`,
      percent: percent(places, MAX_ADDRESSES),
    },
  ];
}
