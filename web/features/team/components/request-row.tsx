import { Button } from 'antd';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/buying/money.tsx';
import {
  RecordNote,
  RecordRow,
  RecordTag,
  RecordTitle,
  type RecordTone,
} from '#web/components/record-list.tsx';
import { Note, Text } from '#web/kit/layout/shapes.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { amountWords } from '#web/lib/words/money-words.ts';
import type { TeamRequest } from '../model/team.ts';
import { RequestedOrder } from './requested-order.tsx';

const TONES: Partial<Record<TeamRequest['state'], RecordTone>> = {
  waiting: 'waiting',
  approved: 'good',
  refused: 'over',
};

interface RequestRowProps {
  readonly request: TeamRequest;
  readonly isBusy: boolean;
  readonly mayApprove: boolean;
  /** Where an order of it can be looked at. */
  readonly hrefOf: (orderNo: string) => string;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
}

/** A request (审批单): the member, the amount, and the books to be printed. */
export function RequestRow({ request, isBusy, mayApprove, hrefOf, onApprove, onRefuse }: RequestRowProps) {
  const now = useServerNow(null);
  const { name, state, stateText, amount, orders } = request;
  const wishes = [
    ['用途', request.purpose],
    ['申请理由', request.plea],
  ] as const;
  return (
    <RecordRow
      actions={
        request.canDecide === 'Y' ? (
          <>
            {mayApprove ? (
              <Button type="primary" loading={isBusy} aria-label={`通过，${name}`} onClick={onApprove}>
                通过
              </Button>
            ) : null}
            <Button aria-label={`拒绝，${name}`} onClick={onRefuse}>
              拒绝
            </Button>
          </>
        ) : undefined
      }
    >
      <RecordTitle>
        {name}
        <Money amount={amount} />
        <RecordTag tone={TONES[state]}>{stateText}</RecordTag>
      </RecordTitle>
      <RecordNote>{noteOf(request, now)}</RecordNote>
      {wishes.map(([name, text]) =>
        text === '' ? null : (
          <Note key={name} size={12} breaks>
            {name}：<Text>{text}</Text>
          </Note>
        ),
      )}
      {orders.map((order) => (
        <RequestedOrder key={order.orderNo} order={order} href={hrefOf(order.orderNo)} />
      ))}
    </RecordRow>
  );
}

function noteOf(request: TeamRequest, now: number): string {
  const at = (moment: string) => chinaTimeText(Date.parse(moment), now);
  const asked = `${at(request.createdAt)} 提交，超出额度 ${amountWords(request.over)}`;
  if (request.state === 'waiting') return `${asked}，请在 ${at(request.expiresAt)} 前处理`;
  const by = request.decidedBy === '' ? '' : `，${request.decidedBy} 处理`;
  return `${asked}${by}${request.reason === '' ? '' : `：${request.reason}`}`;
}
