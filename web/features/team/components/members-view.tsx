import { App, Button } from 'antd';
import { useState } from 'react';
import { shows } from '#web/lib/shows.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { Invite, Member } from '../api.ts';
import { mutations } from '../mutations.ts';
import { queries } from '../queries.ts';
import { InviteLinkDialog } from './invite-dialog.tsx';
import { type Ending, EndingDialog, RightsDialog } from './member-dialogs.tsx';
import { InviteRow, MemberRow } from './member-rows.tsx';
import { OpenInvites } from './open-invites.tsx';
import styles from './team.module.css';
import { TeamList } from './team-list.tsx';
import type { TeamPlace } from './use-team-address.ts';

type Open =
  | { readonly kind: 'rights' | Ending; readonly member: Member }
  | { readonly kind: 'link'; readonly invite: Invite };

interface MembersViewProps {
  readonly place: TeamPlace;
  readonly isReadOnly: boolean;
  readonly onInvite: (() => void) | null;
}

/** Who is in the team (成员), who was invited, and what can be done about each. */
export function MembersView({ place, isReadOnly, onInvite }: MembersViewProps) {
  const { message } = App.useApp();
  const [open, setOpen] = useState<Open | null>(null);
  const moving = useToldAction(mutations.move);
  const revoking = useToldAction(mutations.revoke);
  const close = () => setOpen(null);

  async function letIn(member: Member, move: 'approve' | 'enable'): Promise<void> {
    if ((await moving.act({ colleagueID: member.colleagueID, move, handOver: 'N' })) === null) return;
    void message.success(move === 'approve' ? `${member.name} 已加入团队` : '已恢复');
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
        label="成员"
        place={place}
        question={queries.members(place.at)}
        empty="还没有成员，邀请同事后，他们可以在额度内用您的钱包下单。"
        action={
          onInvite ? (
            <Button type="primary" onClick={onInvite}>
              邀请成员
            </Button>
          ) : null
        }
        renderHead={({ invites }) =>
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
                  onRevoke={() => void revoking.act(invite.inviteID)}
                />
              )}
            />
          )
        }
        renderRow={(member: Member) => (
          <MemberRow
            key={member.colleagueID}
            member={member}
            isReadOnly={isReadOnly}
            isBusy={moving.isBusy}
            onLetIn={(move) => void letIn(member, move)}
            onOpen={(kind) => setOpen({ kind, member })}
          />
        )}
      />
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
