import { App, Checkbox } from 'antd';
import { useState } from 'react';
import { teamRights } from '#contracts/rules/team/invite.ts';
import { ActionModal } from '#web/components/action-modal.tsx';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { Member } from '../api.ts';
import { mutations } from '../mutations.ts';
import { RightsFields, type TypedRights } from './rights-fields.tsx';

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Other rights for a member (修改权限). */
export function RightsDialog({ member, onClose }: MemberDialogProps) {
  const { message } = App.useApp();
  const [rights, setRights] = useState<TypedRights>({
    role: member.role,
    monthlyLimit: member.monthlyLimit.replace(/\.00$/, ''),
    worksLimit: member.worksLimit,
  });
  const { isBusy, problem, setProblem, act } = useToldAction(mutations.update);

  async function save(): Promise<void> {
    const checked = teamRights(rights);
    if (checked.kind !== 'done') {
      setProblem(checked.message);
      return;
    }
    if ((await act({ colleagueID: member.colleagueID, ...rights })) === null) return;
    void message.success('权限已更新');
    onClose();
  }

  return (
    <ActionModal
      title={`修改 ${member.name} 的权限`}
      okText="保存"
      loses="立即生效；本月已经用掉的额度继续计算。"
      isBusy={isBusy}
      problem={problem}
      onOk={() => void save()}
      onClose={onClose}
    >
      <RightsFields
        rights={rights}
        onChange={(next) => {
          setRights(next);
          setProblem('');
        }}
      />
    </ActionModal>
  );
}

const ENDINGS = {
  refuse: { title: '拒绝加入', okText: '拒绝', loses: '对方会收到通知；之后可以重新邀请。', done: '已拒绝' },
  disable: {
    title: '停用',
    okText: '停用',
    loses: '停用后不能用企业付款，待审批的订单申请立即结束；作品和订单不受影响，可以随时恢复。',
    done: '已停用',
  },
  remove: {
    title: '移除',
    okText: '移除',
    loses:
      '移除后立即退出登录，不能再用企业付款，待审批的订单申请结束。加入前的作品和订单始终是成员自己的。不能撤销，可以重新邀请。',
    done: '已移除',
  },
} as const;

export type Ending = keyof typeof ENDINGS;

/** Asks before a member loses something (拒绝, 停用, 移除). */
export function EndingDialog({ member, ending, onClose }: MemberDialogProps & { ending: Ending }) {
  const { message } = App.useApp();
  const [handsOver, setHandsOver] = useState(true);
  const { isBusy, problem, act } = useToldAction(mutations.move);
  const words = ENDINGS[ending];
  const canHandOver = ending === 'remove' && member.joinedAt !== '';

  async function end(): Promise<void> {
    const handOver = canHandOver && handsOver ? 'Y' : 'N';
    if ((await act({ colleagueID: member.colleagueID, move: ending, handOver })) === null) return;
    void message.success(words.done);
    onClose();
  }

  return (
    <ActionModal
      title={`${words.title} ${member.name}`}
      okText={words.okText}
      loses={words.loses}
      isEnding
      isBusy={isBusy}
      problem={problem}
      onOk={() => void end()}
      onClose={onClose}
    >
      {canHandOver ? (
        <Checkbox checked={handsOver} onChange={(event) => setHandsOver(event.target.checked)}>
          把加入后制作的{member.works > 0 ? ` ${member.works} 个` : ''}作品和名片移交给我
        </Checkbox>
      ) : null}
    </ActionModal>
  );
}
