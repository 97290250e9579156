import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { levelsOf } from '#contracts/rules/account/membership.ts';
import { PageHeader } from '#web/components/page-header.tsx';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { useAddress } from '#web/kit/address/address.ts';
import { NoScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useMembershipPhase } from '#web/lib/session/use-may-make.ts';
import { DeclinedNote } from '../components/declined-note.tsx';
import { InviteDialog } from '../components/invite-dialog.tsx';
import { InviteStep } from '../components/invite-step.tsx';
import { MemberView } from '../components/member-view.tsx';
import { OwnerView } from '../components/owner-view.tsx';
import { RolesTable } from '../components/roles-table.tsx';
import { declinedInvite } from '../model/declined-invite.ts';
import type { OwnMembership, Team } from '../model/team.ts';
import { TEAM_PLACE } from '../model/team-place.ts';
import styles from './team-screen.module.css';

const PURPOSE = '邀请同事一起做书下单：额度内用您的钱包付款，超出的等您审批。';

function purposeIn({ ownerName, state }: OwnMembership): string {
  return state === 'pending'
    ? `您已申请加入 ${ownerName} 的团队，等对方通过。`
    : `您在 ${ownerName} 的团队中。`;
}

/** The team (成员管理), for its owner, its members, and those who were invited. */
export function TeamScreen() {
  const [search, setSearch] = useSearchParams();
  const invite = search.get('invite') ?? '';
  if (invite === '') return <OwnTeam onInvite={(code) => setSearch({ invite: code })} />;
  function over(put: string): void {
    declinedInvite.set(put);
    setSearch({}, { replace: true });
  }
  return (
    <>
      <PageHeader title={PATHS.myMember.title} />
      <InviteStep key={invite} code={invite} onOver={() => over('')} onDecline={() => over(invite)} />
    </>
  );
}

interface OwnTeamProps {
  /** Opens an invite that was put aside. */
  readonly onInvite: (code: string) => void;
}

function OwnTeam({ onInvite }: OwnTeamProps) {
  const query = useQuery({ ...ask('TeamServiceMag.getTeam'), ...FRESH });
  const { data } = query;
  if (data !== undefined) return <TeamParts team={data} onInvite={onInvite} />;
  return (
    <>
      {/* Until the team is here, its purpose keeps the place of the line that replaces it. */}
      <PageHeader title={PATHS.myMember.title} purpose={PURPOSE} />
      <NoScreenAnswer
        query={query}
        what="团队"
        unsupported="不能在这里管理成员，自己的订单和作品不受影响。"
      />
    </>
  );
}

function TeamParts({ team, onInvite }: OwnTeamProps & { readonly team: Team }) {
  const place = useAddress(TEAM_PLACE);
  const [isInviting, setIsInviting] = useState(false);
  const isReadOnly = useMembershipPhase() === 'read-only';
  const { role, own, seats } = team;
  const canInvite = role === 'owner' && !isReadOnly && seats.used < seats.total;
  // An empty list of members has this button itself.
  const isEmpty = place.at.view === 'members' && seats.used === 0;
  return (
    <>
      <PageHeader
        title={PATHS.myMember.title}
        purpose={own ? purposeIn(own) : PURPOSE}
        actions={
          canInvite && !isEmpty ? (
            <Button type="primary" onClick={() => setIsInviting(true)}>
              邀请成员
            </Button>
          ) : null
        }
      />
      {own ? null : <DeclinedNote onOpen={onInvite} />}
      {own ? (
        <MemberView own={own} place={place} />
      ) : role === 'owner' ? (
        <OwnerView
          team={team}
          place={place}
          isReadOnly={isReadOnly}
          onInvite={canInvite && isEmpty ? () => setIsInviting(true) : null}
        />
      ) : (
        <Stack gap={24} align="start" className={styles.locked}>
          <UpgradeCard
            title={`「${PATHS.myMember.title}」需要开通会员`}
            levels={levelsOf(PATHS.myMember.area)}
            note="收到别人的邀请链接时，无需会员也能加入。"
          />
          <RolesTable />
        </Stack>
      )}
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
    </>
  );
}
