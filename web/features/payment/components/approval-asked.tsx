import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/buying/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Facts, Note, Row } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { PayOptions } from '../model/payment.ts';

interface ApprovalAskedProps {
  readonly options: PayOptions;
  readonly team: NonNullable<PayOptions['team']>;
  /** Shows the other ways to pay, which stay folded away until then. */
  readonly onOtherWay: () => void;
}

/** The orders wait for the team (已提交审批): who decides, until when, and nothing to be pressed by mistake. */
export function ApprovalAsked({ options, team, onOtherWay }: ApprovalAskedProps) {
  const navigate = useNavigate();
  const now = useServerNow(null);
  const { amount, expiresAt, orders } = options;
  const { ownerName, deciders = ownerName, requestUntil = expiresAt, purpose = '' } = team;
  const [first] = orders;
  const facts = [
    ['审批人', deciders],
    ['审批期限', `${chinaTimeText(Date.parse(requestUntil), now)} 前，逾期订单自动取消`],
    ['应付', <Money key="due" amount={amount} />],
    ['用途', purpose],
  ] as const;
  return (
    <Sheet title="已提交审批" {...shows('PayServiceMag.getPayOptions', 'TeamServiceMag.payByTeam')}>
      <Note role="status">通过后自动从 {ownerName} 的团队账户付款，您不用再做什么；结果会通知您。</Note>
      <Facts gap={8} gapX={16} columns="lead" above={16}>
        {facts.map(([name, text]) =>
          text === '' ? null : [<dt key={name}>{name}</dt>, <dd key={`${name}-is`}>{text}</dd>],
        )}
      </Facts>
      <Row gap={8} gapX={16} wraps above={16}>
        <Button
          type="primary"
          size="large"
          onClick={() =>
            void navigate(
              PATHS.order.getHref({ tab: 'unpaid', ...(orders.length === 1 ? { no: first?.orderNo } : {}) }),
            )
          }
        >
          查看订单
        </Button>
        <Button type="link" onClick={onOtherWay}>
          改用其他方式付款
        </Button>
      </Row>
    </Sheet>
  );
}
