import { Checkbox } from 'antd';
import { useState } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import type { Member } from '../model/team.ts';
import { RightsFields, useRightsForm } from './rights-fields.tsx';

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Other rights for a member (修改权限). */
export function RightsDialog({ member, onClose }: MemberDialogProps) {
  const form = useRightsForm({
    role: member.role,
    monthlyLimit: member.monthlyLimit.replace(/\.00$/, ''),
    worksLimit: member.worksLimit,
  });
  const updating = useAct('TeamServiceMag.updateMember', {
    doneText: '权限已更新',
    onDone: onClose,
    onFailure: form.refused,
  });

  return (
    <ActDialog
      title={`修改 ${member.name} 的权限`}
      okText="保存"
      consequence="立即生效；本月已经用掉的额度继续计算。"
      act={updating}
      onOk={() => form.send((rights) => updating.run({ colleagueID: member.colleagueID, ...rights }))}
      onClose={onClose}
    >
      <RightsFields form={form} />
    </ActDialog>
  );
}

const ENDINGS = {
  refuse: {
    title: '拒绝加入',
    okText: '拒绝',
    consequence: '对方会收到通知；之后可以重新邀请。',
    done: '已拒绝',
  },
  disable: {
    title: '停用',
    okText: '停用',
    consequence: '停用后不能用企业付款，待审批的订单申请立即结束；作品和订单不受影响，可以随时恢复。',
    done: '已停用',
  },
  remove: {
    title: '移除',
    okText: '移除',
    consequence:
      '移除后立即退出登录，不能再用企业付款，待审批的订单申请结束。加入前的作品和订单始终是成员自己的。不能撤销，可以重新邀请。',
    done: '已移除',
  },
} as const;

export type Ending = keyof typeof ENDINGS;

/** Asks before rights are taken from a member (拒绝, 停用, 移除). */
export function EndingDialog({ member, ending, onClose }: MemberDialogProps & { ending: Ending }) {
  const [handsOver, setHandsOver] = useState(true);
  const { title, okText, consequence, done } = ENDINGS[ending];
  const moving = useAct('TeamServiceMag.moveMember', { doneText: done, onDone: onClose });
  const canHandOver = ending === 'remove' && member.joinedAt !== '';
  const handOver = canHandOver && handsOver ? 'Y' : 'N';

  return (
    <ActDialog
      title={`${title} ${member.name}`}
      okText={okText}
      consequence={consequence}
      isDestructive
      act={moving}
      onOk={() => moving.run({ colleagueID: member.colleagueID, move: ending, handOver })}
      onClose={onClose}
    >
      {canHandOver ? (
        <Checkbox checked={handsOver} onChange={(event) => setHandsOver(event.target.checked)}>
          把加入后制作的{member.works > 0 ? ` ${member.works} 个` : ''}作品和名片移交给我
        </Checkbox>
      ) : null}
    </ActDialog>
  );
}
