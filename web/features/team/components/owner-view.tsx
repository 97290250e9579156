import { ViewLinks } from '#web/components/view-links.tsx';
import { Columns } from '#web/kit/layout/columns.tsx';
import { Box } from '#web/kit/layout/shapes.ts';
import type { Team } from '../model/team.ts';
import type { TeamPlace } from '../model/team-place.ts';
import { VIEWS } from '../model/team-place.ts';
import { MembersView } from './members-view.tsx';
import styles from './owner-view.module.css';
import { RenewNote } from './renew-note.tsx';
import { RequestsView } from './requests-view.tsx';
import { RolesTable } from './roles-table.tsx';
import { SeatsCard } from './seats-card.tsx';
import { TogetherView } from './together-view.tsx';
import { LogView, OrdersView, WorksView } from './work-views.tsx';

interface OwnerViewProps {
  readonly team: Team;
  readonly place: TeamPlace;
  /** The membership has expired (只读): everything is shown, nothing can be changed. */
  readonly isReadOnly: boolean;
  /** Null where no one can be invited, or the page has this button already. */
  readonly onInvite: (() => void) | null;
}

/** The team of the member who pays for it (我的团队). Only the open view is loaded. */
export function OwnerView({ team, place, isReadOnly, onInvite }: OwnerViewProps) {
  const { view } = place.at;
  return (
    <Columns
      beside={
        <>
          <SeatsCard seats={team.seats} isReadOnly={isReadOnly} />
          <RolesTable />
        </>
      }
    >
      <Box as="section" panel className={styles.main} aria-label={VIEWS[view]}>
        {isReadOnly ? <RenewNote /> : null}
        <ViewLinks
          label="团队"
          views={VIEWS}
          current={view}
          hrefFor={(other) => place.hrefFor({ view: other, of: '' })}
          waiting={{ members: team.waiting.members, requests: team.waiting.requests }}
        />
        {view === 'members' ? (
          <MembersView place={place} isReadOnly={isReadOnly} onInvite={onInvite} />
        ) : null}
        {view === 'requests' ? (
          <RequestsView
            place={place}
            hrefOf={({ colleagueID }) =>
              () =>
                place.hrefFor({ view: 'orders', of: colleagueID })
              }
            mayApprove={!isReadOnly}
            empty="没有审批。成员的订单超出额度时，会在这里等您处理。"
          />
        ) : null}
        {view === 'orders' ? <OrdersView place={place} /> : null}
        {view === 'works' ? <WorksView place={place} /> : null}
        {view === 'together' ? <TogetherView place={place} /> : null}
        {view === 'log' ? <LogView place={place} /> : null}
      </Box>
    </Columns>
  );
}
