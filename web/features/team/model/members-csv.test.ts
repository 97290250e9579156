import { expect, it } from 'vitest';
import { membersCsv } from './members-csv.ts';
import type { Member } from './team.ts';

const MEMBER: Member = {
  ...{ colleagueID: '1', account: 'demo', name: '=林, 晓舟', avatar: '', role: 'editor', state: 'normal' },
  ...{ stateText: '正常', monthlyLimit: '500.00', spent: '12.50', worksLimit: '', works: 2 },
  ...{ lastLogin: '', joinedAt: '2026-11-01T02:01:00.000Z', moves: [] },
};

it('takes no word of a server for a formula, whatever it stands for', () => {
  const evil = '=HYPERLINK("http://x")';
  const words = Object.fromEntries(
    ['account', 'name', 'stateText', 'monthlyLimit', 'spent', 'worksLimit', 'joinedAt', 'lastLogin'].map(
      (name) => [name, evil],
    ),
  );
  const [, row = ''] = membersCsv([{ ...MEMBER, ...words }]).split('\r\n');
  expect(row.split(`"'=HYPERLINK(""http://x"")"`)).toHaveLength(9);
});

it('writes a line for each member, and no formula', () => {
  expect(membersCsv([MEMBER, { ...MEMBER, name: '许可欣', role: 'contributor', worksLimit: '20' }])).toBe(
    [
      '\uFEFF姓名,账号,角色,状态,每月额度,本月已用,作品,作品上限,加入时间,最近登录',
      `"'=林, 晓舟",demo,编辑,正常,500.00,12.50,2,不限,2026-11-01T02:01:00.000Z,`,
      '许可欣,demo,投稿,正常,逐单审批,12.50,2,20,2026-11-01T02:01:00.000Z,\r\n',
    ].join('\r\n'),
  );
});
