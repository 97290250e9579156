import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { levelsOf } from '#contracts/rules/account/membership.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ColumnsSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { useMembershipPhase } from '#web/lib/use-may-make.ts';
import type { OwnMembership } from '../api.ts';
import { InviteDialog } from '../components/invite-dialog.tsx';
import { InviteStep } from '../components/invite-step.tsx';
import { MemberView } from '../components/member-view.tsx';
import { OwnerView } from '../components/owner-view.tsx';
import { RolesTable } from '../components/roles-table.tsx';
import { useTeamAddress } from '../components/use-team-address.ts';
import { queries } from '../queries.ts';
import styles from './team-screen.module.css';

const PURPOSE = '邀请同事一起做书下单：额度内用您的钱包付款，超出的等您审批。';

function purposeIn({ ownerName, state }: OwnMembership): string {
  return state === 'pending'
    ? `您已申请加入 ${ownerName} 的团队，等对方通过。`
    : `您在 ${ownerName} 的团队中。`;
}

/** The team (成员管理): of whoever pays for it, of whoever is in it, and of whoever was invited. */
export function TeamScreen() {
  const [search, setSearch] = useSearchParams();
  const invite = search.get('invite') ?? '';
  if (invite === '') return <OwnTeam />;
  return (
    <>
      <PageHeader title={PATHS.myMember.title} />
      <InviteStep key={invite} code={invite} onOver={() => setSearch({}, { replace: true })} />
    </>
  );
}

function OwnTeam() {
  const query = useQuery(queries.team());
  const place = useTeamAddress();
  const [isInviting, setIsInviting] = useState(false);
  const isReadOnly = useMembershipPhase() === 'read-only';
  const { data, error } = query;
  if (data === undefined) {
    return (
      <>
        {/* What is said of it now keeps the place of what is said of the team then. */}
        <PageHeader title={PATHS.myMember.title} purpose={PURPOSE} />
        {error === null ? (
          <ColumnsSkeleton />
        ) : (
          <Sheet>
            {error.kind === 'not-there' ? (
              <UnsupportedState text="不能在这里管理成员，自己的订单和作品不受影响。" />
            ) : (
              <ErrorState
                title="团队没有加载出来"
                onRetry={() => void query.refetch()}
                isRetrying={query.isFetching}
                error={error}
              />
            )}
          </Sheet>
        )}
      </>
    );
  }
  const { role, own, seats } = data;
  const canInvite = role === 'owner' && !isReadOnly && seats.used < seats.total;
  // What nobody is in says so with the way to begin; a second one above would be the same.
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
      {own ? (
        <MemberView own={own} place={place} />
      ) : role === 'owner' ? (
        <OwnerView
          team={data}
          place={place}
          isReadOnly={isReadOnly}
          onInvite={canInvite && isEmpty ? () => setIsInviting(true) : null}
        />
      ) : (
        <div className={styles.locked}>
          <UpgradeCard
            title={`「${PATHS.myMember.title}」需要开通会员`}
            levels={levelsOf(PATHS.myMember.area)}
            note="收到别人的邀请链接时，无需会员也能加入。"
          />
          <RolesTable />
        </div>
      )}
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
    </>
  );
}
