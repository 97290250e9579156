import { type Done, done, type Refused, refusedField } from '../decision.ts';

/** The notices that a member can switch (通知设置). Security notices are always sent: an intruder would turn them off. */
export const NOTICE_SETTINGS = [
  { kind: 'account', title: '账号安全', text: '新设备登录、修改密码和手机号、注销申请', isFixed: true },
  { kind: 'order', title: '印刷订单', text: '审稿结果、生产进度、发货和售后', isFixed: false },
  { kind: 'publication', title: '作品', text: '导入完成、发布和下架', isFixed: false },
  { kind: 'wallet', title: '钱包', text: '充值到账、退款和余额提醒', isFixed: false },
  { kind: 'membership', title: '会员', text: '会员到期和续费提醒', isFixed: false },
  { kind: 'invoice', title: '发票', text: '开票结果', isFixed: false },
  { kind: 'team', title: '成员', text: '成员加入、申请和审核', isFixed: false },
  { kind: 'card', title: '名片', text: '访客留言和交换名片', isFixed: false },
] as const;

export type NoticeSetting = (typeof NOTICE_SETTINGS)[number];
export type NoticeKind = NoticeSetting['kind'];

/** The kinds that a member does not want, from a text joined by commas. */
export function unwantedKinds(text: string): Done<readonly NoticeKind[]> | Refused<'bad-field'> {
  const named = text === '' ? [] : text.split(',');
  const kinds = NOTICE_SETTINGS.filter(({ kind }) => named.includes(kind));
  if (kinds.length !== named.length) return refusedField('bad-kind', '没有这种通知');
  if (kinds.some(({ isFixed }) => isFixed)) return refusedField('bad-kind', '账号安全通知不能关闭');
  return done(kinds.map(({ kind }) => kind));
}
