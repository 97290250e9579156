import { type Area, isAreaOpen } from '../account/membership.ts';
import { addDays, dayBegins, daysBetween } from './days.ts';

/** 宽限期: the days after its end in which a membership still opens everything. */
export const GRACE_DAYS = 30;

/** A membership in its two columns; both are empty for an ordinary member. */
export interface Membership {
  readonly vipName: string;
  /** Its last day (到期日) in China, YYYY-MM-DD. */
  readonly vipLastTime: string;
}

/** The standing of a membership (会员状态): 普通, 正常, 宽限期, 只读. */
export type Phase = 'none' | 'active' | 'grace' | 'read-only';

export function phaseOf({ vipName, vipLastTime }: Membership, today: string): Phase {
  if (vipName === '') return 'none';
  if (vipLastTime === '' || today <= vipLastTime) return 'active';
  return today <= graceEnd(vipLastTime) ? 'grace' : 'read-only';
}

export function graceEnd(vipLastTime: string): string {
  return addDays(vipLastTime, GRACE_DAYS);
}

/** What a membership in its read-only period still opens, for a refusal. */
export const LAPSED = '会员已到期，已有内容可以查看和导出，续费后恢复新建和发布';

/** The level for creating something new: in the read-only period that of an ordinary member. */
export function workingLevel(membership: Membership, today: string): string {
  return phaseOf(membership, today) === 'read-only' ? '' : membership.vipName;
}

/** Whether an area is open: viewing by the stored level, creating by the working one. */
export function mayUseArea(
  area: Area,
  membership: Membership,
  { today, isWrite }: { readonly today: string; readonly isWrite: boolean },
): boolean {
  return isAreaOpen(area, isWrite ? workingLevel(membership, today) : membership.vipName);
}

/** 到期说明 of a membership on a day. */
export function untilText({ vipName, vipLastTime }: Membership, today: string): string {
  if (vipName === '' || vipLastTime === '') return '';
  return today > vipLastTime ? `${vipLastTime} 已到期` : `${vipLastTime} 到期`;
}

/** The consequence of its end today (到期提示), once it is near; empty before. */
export function endingText(membership: Membership, today: string): string {
  const { vipLastTime } = membership;
  const left = daysLeft(membership, today);
  switch (phaseOf(membership, today)) {
    case 'none':
      return '';
    case 'active':
      if (vipLastTime === '' || left > REMIND_DAYS[0]) return '';
      return `会员${left === 0 ? '今天' : `还有 ${left} 天`}到期，现在续费从到期日起算。`;
    case 'grace':
      return `会员已到期，宽限至 ${graceEnd(vipLastTime)}，其间一切照常；之后只能查看和导出。`;
    case 'read-only':
      return '会员已到期，内容都为您保留，可以查看和导出；续费后恢复新建和发布。';
  }
}

/** The automatic events of a membership (到期处理): reminders, its end, the end of the grace period. */
export type Milestone = { readonly at: number } & (
  | { readonly kind: 'remind'; readonly daysLeft: number }
  | { readonly kind: 'expired' | 'read-only' }
);

/** 到期提醒: days before the last one. */
const REMIND_DAYS = [7, 3, 1] as const;

export function milestonesOf(vipLastTime: string): readonly Milestone[] {
  if (vipLastTime === '') return [];
  const on = (days: number) => dayBegins(addDays(vipLastTime, days));
  return [
    ...REMIND_DAYS.map((daysLeft) => ({ kind: 'remind', daysLeft, at: on(-daysLeft) }) as const),
    { kind: 'expired', at: on(1) },
    { kind: 'read-only', at: on(GRACE_DAYS + 1) },
  ];
}

/** When its next event happens after a moment; null if none does. */
export function nextMilestoneAt({ vipLastTime }: Membership, after: number): number | null {
  return milestonesOf(vipLastTime).find(({ at }) => at > after)?.at ?? null;
}

/** Paid days that are left; none after the end of the membership. */
export function daysLeft({ vipLastTime }: Membership, today: string): number {
  return vipLastTime === '' ? 0 : Math.max(0, daysBetween(today, vipLastTime));
}

/** The notice of a milestone (会员提醒). */
export function milestoneNotice(
  milestone: Milestone,
  { vipName, vipLastTime }: Membership,
): { readonly title: string; readonly text: string } {
  switch (milestone.kind) {
    case 'remind':
      return {
        title: `会员还有 ${milestone.daysLeft} 天到期`,
        text: `您的「${vipName}」将于 ${vipLastTime} 到期，到期前续费从到期日起算。`,
      };
    case 'expired':
      return {
        title: '会员已到期',
        text: `您的「${vipName}」已于 ${vipLastTime} 到期，宽限至 ${graceEnd(vipLastTime)}，其间一切照常，续费后继续使用。`,
      };
    case 'read-only':
      return {
        title: '会员内容转为只读',
        text: `您的「${vipName}」宽限期已过，内容都为您保留，可以查看和导出；续费后恢复新建和发布。`,
      };
  }
}
