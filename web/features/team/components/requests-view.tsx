import { App, Button } from 'antd';
import { useState } from 'react';
import { amountWords } from '#web/lib/money-words.ts';
import { shows } from '#web/lib/shows.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { TeamRequest } from '../api.ts';
import { mutations } from '../mutations.ts';
import { queries } from '../queries.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { RequestRow } from './request-row.tsx';
import styles from './team.module.css';
import { TeamList } from './team-list.tsx';
import type { TeamPlace } from './use-team-address.ts';

interface RequestsViewProps {
  readonly place: TeamPlace;
  /** Approving pays, so it wants a team that may; refusing does not. */
  readonly mayApprove: boolean;
  readonly empty: string;
}

/** Orders that ask to be paid by the owner (审批), with what they would print. */
export function RequestsView({ place, mayApprove, empty }: RequestsViewProps) {
  const { modal } = App.useApp();
  const { message } = App.useApp();
  const [refused, setRefused] = useState<TeamRequest | null>(null);
  const { isBusy, problem, act } = useToldAction(mutations.decide);
  const { of: state } = place.at;

  async function approve({ requestID }: TeamRequest): Promise<void> {
    if ((await act({ requestID, decision: 'approve', reason: '' })) === null) return;
    void message.success('已通过，订单已由团队账户付款');
  }

  return (
    <div {...shows('TeamServiceMag.getRequests', 'TeamServiceMag.decideRequest')}>
      {state === '' ? null : (
        <Button type="link" onClick={() => place.ask({ of: '' })}>
          查看全部审批
        </Button>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <TeamList
        label="审批"
        place={place}
        question={queries.requests(place.at)}
        empty={empty}
        renderRow={(request: TeamRequest) => (
          <RequestRow
            key={request.requestID}
            request={request}
            isBusy={isBusy}
            mayApprove={mayApprove}
            onApprove={() =>
              void modal.confirm({
                title: `通过 ${request.name} 的订单？`,
                content: `通过后立即从团队账户支付 ${amountWords(request.amount)}。`,
                okText: '通过并付款',
                cancelText: '返回',
                centered: true,
                onOk: () => approve(request),
              })
            }
            onRefuse={() => setRefused(request)}
          />
        )}
      />
      {refused === null ? null : <RefuseDialog request={refused} onClose={() => setRefused(null)} />}
    </div>
  );
}
