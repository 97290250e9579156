import { Button } from 'antd';
import { chinaDayText, chinaTimeText } from '#contracts/rules/china-time.ts';
import { ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { Avatar } from '#web/components/pictures/avatar.tsx';
import {
  RecordNote,
  RecordRow,
  RecordTag,
  RecordTitle,
  type RecordTone,
} from '#web/components/record-list.tsx';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { amountWords } from '#web/lib/words/money-words.ts';
import type { Invite, Member } from '../model/team.ts';
import type { Ending } from './member-dialogs.tsx';
import styles from './team.module.css';

const TONES: Partial<Record<Member['state'], RecordTone>> = {
  pending: 'waiting',
  normal: 'good',
  disabled: 'over',
};

interface MemberRowProps {
  readonly member: Member;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  readonly onLetIn: (move: 'approve' | 'enable') => void;
  readonly onOpen: (kind: 'rights' | Ending) => void;
}

/** A member (成员) with limits, spending and actions. */
export function MemberRow({ member, isReadOnly, isBusy, onLetIn, onOpen }: MemberRowProps) {
  const now = useServerNow(null);
  const { name, account, role, state, stateText, moves } = member;
  const choices = [
    { key: 'rights', label: '修改权限' },
    ...(moves.includes('enable') ? [{ key: 'enable', label: '恢复' } as const] : []),
    ...(moves.includes('disable') ? [{ key: 'disable', label: '停用', isEnding: true } as const] : []),
    ...(moves.includes('remove') ? [{ key: 'remove', label: '移除', isEnding: true } as const] : []),
  ] as const;
  return (
    <RecordRow
      className={styles.member}
      lead={<Avatar src={member.avatar} name={name} />}
      beside={
        <>
          {spendingOf(member)}
          <RecordNote>
            <PartsLine
              parts={[
                `作品 ${member.works}${member.worksLimit === '' ? '，不限' : ` / ${member.worksLimit}`}`,
                member.joinedAt === '' ? '' : `${chinaDayText(Date.parse(member.joinedAt), now)}加入`,
              ]}
            />
          </RecordNote>
        </>
      }
      actions={
        isReadOnly || state === 'removed' ? null : state === 'pending' ? (
          <>
            <Button
              type="primary"
              loading={isBusy}
              aria-label={`通过，${name}`}
              onClick={() => onLetIn('approve')}
            >
              通过
            </Button>
            <Button aria-label={`拒绝，${name}`} onClick={() => onOpen('refuse')}>
              拒绝
            </Button>
          </>
        ) : (
          <ActionMenu
            title={name}
            opener="管理"
            label={`管理，${name}`}
            items={choices}
            onChoose={(key) => (key === 'enable' ? onLetIn('enable') : onOpen(key))}
          />
        )
      }
    >
      <RecordTitle>
        {name}
        <RecordTag>{ROLE_NAMES[role]}</RecordTag>
        <RecordTag tone={TONES[state]}>{stateText}</RecordTag>
      </RecordTitle>
      <RecordNote>
        <PartsLine
          parts={[
            account,
            member.lastLogin === ''
              ? '当前没有登录'
              : `最近登录 ${chinaTimeText(Date.parse(member.lastLogin), now)}`,
          ]}
        />
      </RecordNote>
    </RecordRow>
  );
}

function spendingOf({ role, spent, monthlyLimit }: Member): string {
  const used = `本月已用 ${amountWords(spent)}`;
  return role === 'contributor' ? `${used}，逐单审批` : `${used} / ${amountWords(monthlyLimit)}`;
}

interface InviteRowProps {
  readonly invite: Invite;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  readonly onShow: () => void;
  readonly onRevoke: () => void;
}

/** An unused invite link (待接受). */
export function InviteRow({ invite, isReadOnly, isBusy, onShow, onRevoke }: InviteRowProps) {
  const now = useServerNow(null);
  const limit = invite.role === 'contributor' ? '逐单审批' : `每月 ${amountWords(invite.monthlyLimit)}`;
  return (
    <RecordRow
      actions={
        isReadOnly ? undefined : (
          <>
            <Button onClick={onShow}>查看链接</Button>
            <Button loading={isBusy} onClick={onRevoke}>
              撤销
            </Button>
          </>
        )
      }
    >
      <RecordTitle>
        {invite.note === '' ? `${ROLE_NAMES[invite.role]}邀请` : invite.note}
        {invite.note === '' ? null : <RecordTag>{ROLE_NAMES[invite.role]}</RecordTag>}
        <RecordTag tone="waiting">待接受</RecordTag>
      </RecordTitle>
      <RecordNote>
        <PartsLine parts={[limit, `${chinaTimeText(Date.parse(invite.expiresAt), now)} 前有效`]} />
      </RecordNote>
    </RecordRow>
  );
}
