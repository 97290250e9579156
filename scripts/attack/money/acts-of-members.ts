/** Wallets, memberships, teams and leaving. */
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { SEEDED_MEMBER_CODES } from '#db/seeded/memberships.ts';
import { SEEDED_GIFT_CODES } from '#db/seeded/wallets.ts';
import { orderOf } from './acts-of-orders.ts';
import { bonusIn, unpaidOf } from './acts-of-payments.ts';
import { fenOf } from './books.ts';
import { type Data, listIn, textIn } from './counter.ts';
import { type Act, MEMBERS, type Outcome, OWNER, outcomeOf, type Walk } from './walk.ts';

const AMOUNTS = ['1', '57', '100', '500', '1000', '3000', '10000', '50000'] as const;
/** How many recharges of one page are looked at. */
const PAGE = '20';

async function recharge(walk: Walk): Promise<Outcome> {
  const account = walk.account();
  const amount = walk.chance.of(AMOUNTS) ?? '100';
  const channel = walk.chance.of(['weixin', 'alipay', 'transfer'] as const) ?? 'weixin';
  const answer = await walk.intend(account, 'WalletServiceMag.createRecharge', { amount, channel });
  walk.books.doubtAll();
  if (answer.isDone) walk.books.learnPayment(account, 'recharge', answer.data);
  if (answer.isDone) await learnCode(walk, account, answer.data);
  return outcomeOf(answer);
}

/** Only the page of the payment shows its code. */
async function learnCode(walk: Walk, account: string, view: Data): Promise<void> {
  const { data } = await walk.ask(account, 'PayServiceMag.queryPay', { payNo: textIn(view, 'payNo') });
  walk.books.learnPayment(account, 'recharge', data);
}

async function wantBack(walk: Walk): Promise<Outcome> {
  const account = walk.account();
  const recharges = await walk.list(account, 'WalletServiceMag.getRechargeList', { pageSize: PAGE });
  const view = walk.chance.of(recharges.filter((one) => listIn(one, 'refunds').length > 0));
  const offer = view && walk.chance.of(listIn(view, 'refunds'));
  if (!view || !offer) return 'nothing';
  const payNo = textIn(view, 'payNo');
  const wish = { payNo, keepBonus: textIn(offer, 'keepBonus'), amount: textIn(offer, 'amount') };
  const answer = await walk.intend(account, 'WalletServiceMag.refundRecharge', wish);
  const known = walk.books.payments.get(payNo);
  if (answer.isDone && known) Object.assign(known, { refundFen: fenOf(wish.amount), isStale: true });
  return outcomeOf(answer);
}

async function redeemGift(walk: Walk): Promise<Outcome> {
  const account = walk.account();
  const { code } = walk.chance.of(SEEDED_GIFT_CODES) ?? SEEDED_GIFT_CODES[0];
  const answer = await walk.intend(account, 'WalletServiceMag.redeemCode', { code });
  if (answer.isDone) walk.books.learnGift(account, code, bonusIn(answer.data));
  return outcomeOf(answer);
}

async function upgrade(walk: Walk): Promise<Outcome> {
  const account = walk.account();
  const { data } = await walk.ask(account, 'UpgradeServiceMag.getPlans', {});
  const offers = listIn(data, 'plans').flatMap((plan) =>
    listIn(plan, 'offers').map((offer) => ({ level: textIn(plan, 'level'), offer })),
  );
  const chosen = walk.chance.of(offers.filter(({ offer }) => offer.obstacle === ''));
  if (!chosen) return 'nothing';
  const { level, offer } = chosen;
  const coupon = listIn(offer, 'coupons').find(({ usable }) => usable === 'Y');
  const isCheaper = coupon !== undefined && walk.chance.isIn(70);
  const price = fenOf(textIn(offer, 'price')) - (isCheaper ? fenOf(textIn(coupon, 'amount')) : 0);
  const wish = {
    ...{ level, way: textIn(offer, 'way'), term: textIn(offer, 'term') },
    couponID: isCheaper ? textIn(coupon, 'ID') : 'none',
    channel: walk.chance.of(['weixin', 'alipay', 'wallet'] as const) ?? 'weixin',
    amount: (price / 100).toFixed(2),
  };
  const answer = await walk.intend(account, 'UpgradeServiceMag.createUpgrade', wish);
  walk.books.doubtAll();
  if (answer.isDone) {
    walk.books.learnPayment(account, 'upgrade', answer.data);
    await learnCode(walk, account, answer.data);
  }
  return outcomeOf(answer);
}

async function redeemMembership(walk: Walk): Promise<Outcome> {
  const { code } = walk.chance.of(SEEDED_MEMBER_CODES) ?? SEEDED_MEMBER_CODES[0];
  return outcomeOf(await walk.intend(walk.account(), 'UpgradeServiceMag.redeemCode', { code }));
}

async function payByTeam(walk: Walk): Promise<Outcome> {
  const isColleague = walk.chance.isIn(90);
  const account = walk.chance.of(isColleague ? walk.colleagues : MEMBERS) ?? 'demo';
  if (!walk.isHere(account)) return 'nothing';
  if (walk.chance.isIn(40)) await orderOf(walk, account);
  const orderNos = walk.chance.some(await unpaidOf(walk, account), 2);
  if (orderNos.length === 0) return 'nothing';
  const answer = await walk.intend(account, 'TeamServiceMag.payByTeam', { orderNos: orderNos.join(',') });
  for (const orderNo of orderNos) walk.books.learnOrder(account, orderNo);
  walk.books.doubtAll();
  return outcomeOf(answer);
}

async function decide(walk: Walk): Promise<Outcome> {
  const account = walk.chance.isIn(75) ? OWNER : 'zhouyining';
  const waiting = await walk.list(account, 'TeamServiceMag.getRequests', {
    state: 'waiting',
    pageSize: '20',
  });
  const request = walk.chance.of(waiting);
  if (!request) return 'nothing';
  const decision = walk.chance.isIn(75) ? 'approve' : 'refuse';
  const wish = { requestID: textIn(request, 'requestID'), decision, reason: '这次先不印' };
  const answer = await walk.ask(account, 'TeamServiceMag.decideRequest', wish);
  walk.books.doubtAll();
  if (walk.chance.isIn(20)) await walk.ask(account, 'TeamServiceMag.decideRequest', wish);
  return outcomeOf(answer);
}

/** People come, are let in, get another limit, are disabled and go. */
async function leadTeam(walk: Walk): Promise<Outcome> {
  const { data } = await walk.ask(OWNER, 'TeamServiceMag.getMembers', { pageSize: '20' });
  const members = listIn(data).filter(({ state }) => state !== 'removed');
  walk.colleagues = members.map((one) => textIn(one, 'account'));
  const member = walk.chance.of(members);
  if (!member || (members.length < 4 && walk.chance.isIn(50))) {
    const rights = { role: walk.chance.of(['editor', 'admin', 'contributor']) ?? 'editor', worksLimit: '' };
    const limits = { monthlyLimit: walk.chance.of(['0', '500', '20000']) ?? '500', days: '3' };
    const invited = await walk.intend(OWNER, 'TeamServiceMag.inviteMember', { ...rights, ...limits });
    const code = textIn(invited.data, 'url').split('invite=').at(-1) ?? '';
    if (code === '') return outcomeOf(invited);
    return outcomeOf(await walk.ask(walk.account(), 'TeamServiceMag.acceptInvite', { code }));
  }
  const colleagueID = textIn(member, 'colleagueID');
  const moves = Array.isArray(member.moves) ? member.moves.map(String) : [];
  const move = walk.chance.of(moves.filter((one) => one !== 'remove' || walk.chance.isIn(15)));
  if (move !== undefined && (member.state !== 'normal' || walk.chance.isIn(20))) {
    return outcomeOf(
      await walk.ask(OWNER, 'TeamServiceMag.moveMember', { colleagueID, move, handOver: 'N' }),
    );
  }
  const monthlyLimit = walk.chance.of(['0', '300', '5000', '200000']) ?? '300';
  const rights = { colleagueID, role: textIn(member, 'role'), monthlyLimit, worksLimit: '' };
  return outcomeOf(await walk.ask(OWNER, 'TeamServiceMag.updateMember', rights));
}

/** Only who has little to lose; whoever logs in again has taken it back. */
async function leave(walk: Walk): Promise<Outcome> {
  if (!walk.isHere('fresh')) return 'nothing';
  const wish = { words: '注销账号', password: DEMO_PASSWORD };
  const answer = await walk.ask('fresh', 'AccountServiceMag.askClosing', wish);
  if (answer.isDone && walk.chance.isIn(50)) walk.leaving.add('fresh');
  return outcomeOf(answer);
}

export const ACTS_OF_MEMBERS: readonly Act[] = [
  { name: 'recharge', weight: 8, run: recharge },
  { name: 'want principal back', weight: 3, run: wantBack },
  { name: 'redeem a gift code', weight: 1, run: redeemGift },
  { name: 'buy or change a membership', weight: 4, run: upgrade },
  { name: 'redeem a membership code', weight: 1, run: redeemMembership },
  { name: 'pay by the team', weight: 5, run: payByTeam },
  { name: 'decide a request', weight: 3, run: decide },
  { name: 'lead the team', weight: 3, run: leadTeam },
  { name: 'close the account', weight: 1, run: leave },
];
