import { csvOf, figure } from '#contracts/rules/csv.ts';
import { ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import type { Member } from './team.ts';

const HEAD = [
  '姓名',
  '账号',
  '角色',
  '状态',
  '每月额度',
  '本月已用',
  '作品',
  '作品上限',
  '加入时间',
  '最近登录',
];

/** The members of a team as a file for spreadsheets (导出成员). */
export function membersCsv(members: readonly Member[]): string {
  const rows = members.map((member) => [
    ...[member.name, member.account, ROLE_NAMES[member.role], member.stateText],
    member.role === 'contributor' ? '逐单审批' : figure(member.monthlyLimit),
    ...[member.spent, String(member.works), member.worksLimit || '不限'].map(figure),
    ...[member.joinedAt, member.lastLogin],
  ]);
  return csvOf([HEAD, ...rows]);
}
