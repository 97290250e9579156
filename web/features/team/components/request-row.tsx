import { Button } from 'antd';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/buying/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import {
  RecordNote,
  RecordRow,
  RecordTag,
  RecordTitle,
  type RecordTone,
} from '#web/components/record-list.tsx';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { amountWords } from '#web/lib/words/money-words.ts';
import type { TeamRequest } from '../model/team.ts';
import styles from './team.module.css';

const TONES: Partial<Record<TeamRequest['state'], RecordTone>> = {
  waiting: 'waiting',
  approved: 'good',
  refused: 'over',
};

interface RequestRowProps {
  readonly request: TeamRequest;
  readonly isBusy: boolean;
  readonly mayApprove: boolean;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
}

/** A request (审批单): the member, the amount, and the books to be printed. */
export function RequestRow({ request, isBusy, mayApprove, onApprove, onRefuse }: RequestRowProps) {
  const now = useServerNow(null);
  const { name, state, stateText, amount, orders } = request;
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
      {orders.map((order) => (
        <div key={order.orderNo}>
          <RecordNote>
            <PartsLine
              parts={[`订单 ${order.orderNo}`, order.title, <Money key="total" amount={order.payTotal} />]}
            />
          </RecordNote>
          <Row gap={12} align="stretch" wraps className={styles.covers}>
            {order.works.map((work) => (
              <Stack as="figure" key={work.photoPath + work.name} gap={4} className={styles.cover}>
                <OpusCover src={work.photoPath} name={work.name} code={work.opusCode} />
                <figcaption>{work.name}</figcaption>
              </Stack>
            ))}
          </Row>
        </div>
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
