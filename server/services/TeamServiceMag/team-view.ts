import type { Output } from '#contracts/operations.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { orderTitle } from '#contracts/rules/orders/order-title.ts';
import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { optionsText } from '#contracts/rules/print/options-text.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { MEMBER_STATE_TEXTS, movesFrom } from '#contracts/rules/team/member-moves.ts';
import type { TeamRole } from '#contracts/rules/team/roles.ts';
import { mayDecide, REQUEST_STATE_TEXTS } from '#contracts/rules/team/spending.ts';
import type { OrderRead } from '#db/queries/orders/order-reading.ts';
import type { InviteRow } from '#db/queries/team/invites.ts';
import { type MemberRead, memberRead } from '#db/queries/team/members.ts';
import type { RequestRead } from '#db/queries/team/requests.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { receiverOf } from '../PayServiceMag/order-to-pay.ts';
import { avatarPath } from '../UserCenterMag/member-view.ts';

type DataOf<K extends `TeamServiceMag.${string}` & keyof Outputs> = Extract<Outputs[K], { code: 0 }>['data'];
type Outputs = {
  [K in
    | 'TeamServiceMag.updateMember'
    | 'TeamServiceMag.inviteMember'
    | 'TeamServiceMag.decideRequest']: Output<K>;
};

/** A moment on the wire; nothing where there is none. */
export function momentOrNone(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString();
}

/** A limit of works on the wire (作品数). */
export function worksLimitOf(worksMax: number | null): string {
  return worksMax === null ? '' : String(worksMax);
}

/** A member as the owner sees it (成员). */
export function memberView(member: MemberRead): DataOf<'TeamServiceMag.updateMember'> {
  const { id, userId, account, nick, role, state } = member;
  return {
    colleagueID: String(id),
    account,
    name: nick,
    avatar: avatarPath({ id: userId, avatarHash: member.avatarHash }),
    role,
    state,
    stateText: MEMBER_STATE_TEXTS[state],
    monthlyLimit: formatFen(member.monthlyFen),
    spent: formatFen(member.spentFen),
    worksLimit: worksLimitOf(member.worksMax),
    works: member.works,
    lastLogin: momentOrNone(member.lastLogin),
    joinedAt: momentOrNone(member.joinedAt),
    moves: [...movesFrom(state)],
  };
}

/** What is answered after a member was changed. */
export function memberReply({ db, now, user }: Context, id: number) {
  const read = memberRead(db, user.id, id, now);
  if (!read) throw refusal('team-member-not-found');
  return { code: 0 as const, message: '成功', data: memberView(read) };
}

/** An open invite (邀请链接). */
export function inviteView(context: Context, invite: InviteRow): DataOf<'TeamServiceMag.inviteMember'> {
  return {
    inviteID: String(invite.id),
    role: invite.role,
    monthlyLimit: formatFen(invite.monthlyFen),
    worksLimit: worksLimitOf(invite.worksMax),
    note: invite.note,
    url: context.outsideUrl(`/manager/myMember?invite=${invite.code}`),
    expiresAt: new Date(invite.expiresAt).toISOString(),
  };
}

/** A request (审批单) as somebody of that role sees it. */
export function requestView(
  { request, name, askerId, orders }: RequestRead,
  seer: { readonly id: number; readonly role: TeamRole },
): DataOf<'TeamServiceMag.decideRequest'> {
  const isWaiting = request.state === 'waiting';
  const ends = Math.min(...orders.map(({ order }) => order.expiresAt));
  return {
    requestID: String(request.id),
    colleagueID: String(request.memberId),
    name,
    state: request.state,
    stateText: REQUEST_STATE_TEXTS[request.state],
    amount: formatFen(request.amountFen),
    over: formatFen(request.overFen),
    createdAt: new Date(request.createdAt).toISOString(),
    expiresAt: isWaiting ? momentOrNone(Number.isFinite(ends) ? ends : null) : '',
    decidedAt: momentOrNone(request.decidedAt),
    decidedBy: request.decidedBy,
    reason: request.reason,
    purpose: request.purpose,
    plea: request.plea,
    canDecide: isWaiting && mayDecide(seer.role, seer.id === askerId) ? 'Y' : 'N',
    orders: orders.map(orderView),
  };
}

/** All that would be printed, and where it goes: what is decided on. */
function orderView({ order, lines }: OrderRead) {
  return {
    orderNo: order.no,
    title: orderTitle(lines.map((line) => ({ ...line, name: line.publicationName }))),
    payTotal: formatFen(order.payTotalFen),
    works: lines.map((line) => ({
      name: line.publicationName,
      photoPath: coverAddress(line.artId),
      opusCode: line.opusCode,
      goods: line.goodsName,
      pages: line.showPageNum,
      copies: copiesText(line.count, line.goodsName),
      options: optionsText(JSON.parse(line.options)),
      remark: line.remark,
    })),
    receiver: receiverOf(order),
  };
}
