import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import { ask, FRESH, PAGED } from '#web/kit/ask/ask.ts';
import { shows } from '#web/lib/shows.ts';
import type { Invite, Member } from '../model/team.ts';
import type { TeamPlace } from '../model/team-place.ts';
import { InviteLinkDialog } from './invite-dialog.tsx';
import { type Ending, EndingDialog, RightsDialog } from './member-dialogs.tsx';
import { InviteRow, MemberRow } from './member-rows.tsx';
import { OpenInvites } from './open-invites.tsx';
import styles from './team.module.css';
import { PAGE_SIZE, TeamList } from './team-list.tsx';

type Open =
  | { readonly kind: 'rights' | Ending; readonly member: Member }
  | { readonly kind: 'link'; readonly invite: Invite };

interface MembersViewProps {
  readonly place: TeamPlace;
  readonly isReadOnly: boolean;
  readonly onInvite: (() => void) | null;
}

/** Members (成员) and open invites, with their actions. */
export function MembersView({ place, isReadOnly, onInvite }: MembersViewProps) {
  const { message } = App.useApp();
  const [open, setOpen] = useState<Open | null>(null);
  const moving = useAct('TeamServiceMag.moveMember');
  const revoking = useAct('TeamServiceMag.revokeInvite');
  const { of: state, page } = place.at;
  const query = useQuery({
    ...ask('TeamServiceMag.getMembers', { state, page, pageSize: PAGE_SIZE }),
    ...FRESH,
    ...PAGED,
  });
  const close = () => setOpen(null);

  async function letIn(member: Member, move: 'approve' | 'enable'): Promise<void> {
    const moved = await moving.run({ colleagueID: member.colleagueID, move, handOver: 'N' });
    if (moved !== null) void message.success(move === 'approve' ? `${member.name} 已加入团队` : '已恢复');
  }

  return (
    <div
      {...shows(
        'TeamServiceMag.getMembers',
        'TeamServiceMag.updateMember',
        'TeamServiceMag.moveMember',
        'TeamServiceMag.revokeInvite',
      )}
    >
      <p role="alert" className={styles.problem}>
        {moving.problem || revoking.problem}
      </p>
      <TeamList
        what="成员"
        place={place}
        query={query}
        empty="还没有成员，邀请同事后，他们可以在额度内用您的钱包下单。"
        action={
          onInvite ? (
            <Button type="primary" onClick={onInvite}>
              邀请成员
            </Button>
          ) : null
        }
        above={({ invites }) =>
          invites.length === 0 ? null : (
            <OpenInvites
              invites={invites}
              renderRow={(invite) => (
                <InviteRow
                  key={invite.inviteID}
                  invite={invite}
                  isReadOnly={isReadOnly}
                  isBusy={revoking.isBusy}
                  onShow={() => setOpen({ kind: 'link', invite })}
                  onRevoke={() => void revoking.run({ inviteID: invite.inviteID })}
                />
              )}
            />
          )
        }
      >
        {(member) => (
          <MemberRow
            key={member.colleagueID}
            member={member}
            isReadOnly={isReadOnly}
            isBusy={moving.isBusy}
            onLetIn={(move) => void letIn(member, move)}
            onOpen={(kind) => setOpen({ kind, member })}
          />
        )}
      </TeamList>
      {open === null ? null : open.kind === 'link' ? (
        <InviteLinkDialog invite={open.invite} onClose={close} />
      ) : open.kind === 'rights' ? (
        <RightsDialog member={open.member} onClose={close} />
      ) : (
        <EndingDialog member={open.member} ending={open.kind} onClose={close} />
      )}
    </div>
  );
}
