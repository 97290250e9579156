import type { MemberInfo } from '../api.ts';

export interface ProfileFact {
  readonly label: string;
  /** Null where the member has not said it. */
  readonly value: string | null;
}

/** What is known about the member (资料), in the order in which it is read. */
export function profileFacts(info: MemberInfo): readonly ProfileFact[] {
  const { account, mobile, email, region, member_code, registered } = info;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['账号', account],
    ['手机号', mobile],
    ['邮箱', email],
    ['地区', region],
    ['会员编号', member_code],
    ['注册日期', registered],
  ];
  return facts.map(([label, value]) => ({ label, value: value === '' ? null : value }));
}

/** Membership (会员): its name, until when, and where the way to the plans leads. */
export function membershipOf(info: Pick<MemberInfo, 'vip_name' | 'vip_lastTime_desc'>) {
  const { vip_name, vip_lastTime_desc } = info;
  return vip_name === ''
    ? { isMember: false, name: '普通会员', until: '', way: '查看会员方案' }
    : { isMember: true, name: vip_name, until: vip_lastTime_desc, way: '续费或升级' };
}
