import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import { ask, FRESH, PAGED } from '#web/kit/ask/ask.ts';
import { shows } from '#web/lib/shows.ts';
import { amountWords } from '#web/lib/words/money-words.ts';
import type { TeamRequest } from '../model/team.ts';
import type { TeamPlace } from '../model/team-place.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { RequestRow } from './request-row.tsx';
import styles from './team.module.css';
import { PAGE_SIZE, TeamList } from './team-list.tsx';

interface RequestsViewProps {
  readonly place: TeamPlace;
  /** Where the orders of a request can be looked at: their own are on the page of orders, those of others here. */
  readonly hrefOf: (request: TeamRequest) => (orderNo: string) => string;
  /** Approving pays, which takes a team with a membership; refusing does not. */
  readonly mayApprove: boolean;
  readonly empty: string;
}

/** Orders to be paid by the owner (审批), with what they would print. */
export function RequestsView({ place, hrefOf, mayApprove, empty }: RequestsViewProps) {
  const { modal } = App.useApp();
  const [refused, setRefused] = useState<TeamRequest | null>(null);
  const deciding = useAct('TeamServiceMag.decideRequest', { doneText: '已通过，订单已由团队账户付款' });
  const { of: state, page } = place.at;
  const query = useQuery({
    ...ask('TeamServiceMag.getRequests', { state, page, pageSize: PAGE_SIZE }),
    ...FRESH,
    ...PAGED,
  });

  return (
    <div {...shows('TeamServiceMag.getRequests', 'TeamServiceMag.decideRequest')}>
      {state === '' ? null : (
        <Button type="link" onClick={() => place.go({ of: '' })}>
          查看全部审批
        </Button>
      )}
      <p role="alert" className={styles.problem}>
        {deciding.problem}
      </p>
      <TeamList what="审批" place={place} query={query} empty={empty}>
        {(request) => (
          <RequestRow
            key={request.requestID}
            request={request}
            isBusy={deciding.isBusy}
            mayApprove={mayApprove}
            hrefOf={hrefOf(request)}
            onApprove={() =>
              void modal.confirm({
                title: `通过 ${request.name} 的订单？`,
                content: `通过后立即从团队账户支付 ${amountWords(request.amount)}。`,
                okText: '通过并付款',
                cancelText: '返回',
                centered: true,
                onOk: () => deciding.run({ requestID: request.requestID, decision: 'approve', reason: '' }),
              })
            }
            onRefuse={() => setRefused(request)}
          />
        )}
      </TeamList>
      {refused === null ? null : <RefuseDialog request={refused} onClose={() => setRefused(null)} />}
    </div>
  );
}
