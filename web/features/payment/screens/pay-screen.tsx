import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BuyingSteps } from '#web/components/buying/buying-steps.tsx';
import columns from '#web/components/columns.module.css';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { ScreenAnswer } from '#web/kit/ask/answer.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { useSeemsMissing } from '#web/lib/call/missing-operations.ts';
import { refusalOf } from '#web/lib/call/refusal.ts';
import { PATHS } from '#web/lib/paths.ts';
import { type Workspace, workspaceStore } from '#web/lib/session/workspace.ts';
import { useStore } from '#web/lib/store.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { AmountDue } from '../components/amount-due.tsx';
import { ApprovalAsked } from '../components/approval-asked.tsx';
import { MethodChoice, type PayWay } from '../components/method-choice.tsx';
import { OrdersToPay } from '../components/orders-to-pay.tsx';
import { PaymentPanel } from '../components/payment-panel.tsx';
import { payOptions } from '../components/payment-queries.ts';
import { Unpayable } from '../components/unpayable.tsx';
import { useBegunPayment } from '../components/use-begun-payment.ts';
import { usePayment } from '../components/use-payment.ts';
import { useStageFocus } from '../components/use-stage-focus.ts';
import { PAID, type PayOptions } from '../model/payment.ts';

const SECOND_MS = 1000;
const SAFE = '可以放心重试，不会重复扣款';
const NOT_HERE = '不能在这里付款，订单和款项都不受影响。';

/** The payment of one or several orders (支付). */
export function PayScreen() {
  const [search] = useSearchParams();
  const orderNos = search.get('orders') ?? '';
  return (
    <>
      <PageHeader
        title="支付"
        purpose="选好方式再付款，中途离开不影响结果。"
        actions={<BuyingSteps now="支付" />}
      />
      {orderNos === '' ? <NothingChosen /> : <Paying key={orderNos} orderNos={orderNos} />}
    </>
  );
}

/** The address names no order, so none was looked for. */
function NothingChosen() {
  return useSeemsMissing('PayServiceMag.getPayOptions') ? (
    <Sheet>
      <UnsupportedState text={NOT_HERE} />
    </Sheet>
  ) : (
    <NothingToPay text="还没有选择要支付的订单。" />
  );
}

function NothingToPay({ text = '没有找到要支付的订单。' }: { text?: string }) {
  const navigate = useNavigate();
  return (
    <Sheet>
      <EmptyState
        text={text}
        action={
          <Button type="primary" onClick={() => void navigate(PATHS.order.getHref({ tab: 'unpaid' }))}>
            查看待付款订单
          </Button>
        }
      />
    </Sheet>
  );
}

function Paying({ orderNos }: { orderNos: string }) {
  const query = useQuery(payOptions(orderNos));
  const { error, refetch } = query;
  const askAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  // A refusal of these orders counts more than options that were read before; a question that got lost does not.
  if (error?.reason === 'orders-not-payable') {
    const orders = refusalOf(error, 'orders-not-payable')?.orders ?? [];
    return <Unpayable orderNos={orderNos.split(',')} orders={orders} />;
  }
  if (error?.reason === 'order-not-found') return <NothingToPay />;
  return (
    <ScreenAnswer
      query={query}
      what="支付信息"
      safe="订单还在，款项没有变化，请重试。"
      unsupported={NOT_HERE}
      skeleton={
        <Sheet title="应付金额">
          <LinesSkeleton count={4} />
        </Sheet>
      }
    >
      {(options) => <Payable orderNos={orderNos} options={options} onStale={askAgain} />}
    </ScreenAnswer>
  );
}

interface PayableProps {
  readonly orderNos: string;
  readonly options: PayOptions;
  readonly onStale: () => void;
}

function Payable({ orderNos, options, onStale }: PayableProps) {
  const navigate = useNavigate();
  const isCovered = options.wallet.rest === '0.00';
  const workspace = useStore(workspaceStore);
  const [channel, setChannel] = useState<PayWay>(usualChannel(options, workspace));
  const [chosenIn, setChosenIn] = useState(workspace);
  // Changing over to the other account means paying from it.
  if (chosenIn !== workspace) {
    setChosenIn(workspace);
    setChannel(usualChannel(options, workspace));
  }
  const told = useForm({ start: { purpose: '', plea: '' } });
  const [isOtherWay, setIsOtherWay] = useState(false);
  const { team } = options;
  const asked = team?.request === 'waiting' && !isOtherWay ? team : undefined;
  const [usesWallet, setUsesWallet] = useState(options.wantsWallet === 'Y');
  const { payNo, setPayNo, giveUp } = useBegunPayment(orderNos, options.pendingPayNo);
  const refused = {
    safe: SAFE,
    onFailure() {
      onStale();
      return false;
    },
  };
  const creatingPay = useAct('PayServiceMag.createPay', {
    ...refused,
    onDone: (payment) => setPayNo(payment.payNo),
  });
  const payingByTeam = useAct('TeamServiceMag.payByTeam', {
    ...refused,
    onDone({ outcome }) {
      if (outcome === 'paid') leadOn(orderNos);
      else setChannel(usualChannel({ ...options, team: undefined }, workspace));
    },
  });
  const watched = usePayment(payNo, {
    stale: PAID,
    onPaid: (payment) => leadOn(payment.orderNos.join(',')),
  });
  const place = useStageFocus(payNo || (asked ? 'asked' : ''));
  const isClosed = watched.payment?.state === 'closed';
  // One clock for the whole page: two would tick apart.
  const now = useServerNow(SECOND_MS);

  function leadOn(orders: string): void {
    // Going back must not lead to a payment that is done.
    void navigate(PATHS.shoppingSuccess.getHref({ orders }), { replace: true });
  }

  /** The button says the way and the amount, so its press is the one confirmation there is. */
  function pay(): void {
    if (channel === 'team') {
      creatingPay.setProblem('');
      void payingByTeam.run({ orderNos, ...(options.team?.way === 'ask' ? told.values : {}) });
      return;
    }
    payingByTeam.setProblem('');
    const useWallet = channel === 'wallet' || (usesWallet && !isCovered) ? 'Y' : 'N';
    void creatingPay.run({ orderNos, channel, useWallet });
  }

  // It was closed because the orders are over, or were paid another way.
  useEffect(() => {
    if (isClosed) onStale();
  }, [isClosed, onStale]);

  return (
    <Stack gap={24} className={columns.columns}>
      <Stack ref={place} gap={16} columns="one" className={columns.main} tabIndex={-1}>
        {payNo === '' && asked ? (
          <ApprovalAsked options={options} team={asked} onOtherWay={() => setIsOtherWay(true)} />
        ) : payNo === '' ? (
          <>
            <AmountDue options={options} now={now} />
            <MethodChoice
              options={options}
              channel={channel}
              usesWallet={usesWallet}
              isBusy={creatingPay.isBusy || payingByTeam.isBusy}
              problem={creatingPay.problem || payingByTeam.problem}
              told={told}
              onChannel={setChannel}
              onWallet={setUsesWallet}
              onPay={pay}
            />
          </>
        ) : (
          <PaymentPanel
            key={payNo}
            watched={watched}
            now={now}
            bank={options.bank}
            onGiveUp={() => {
              giveUp();
              onStale();
            }}
          />
        )}
      </Stack>
      <OrdersToPay orders={options.orders} />
    </Stack>
  );
}

/**
 * The team where the member works for it and it pays at once, the wallet where the member asked for it and it is enough,
 * otherwise the first other way.
 */
function usualChannel({ wantsWallet, channels, wallet, team }: PayOptions, workspace: Workspace): PayWay {
  if (team?.way === 'pay' && workspace === 'team') return 'team';
  if (wantsWallet === 'Y' && wallet.rest === '0.00') return 'wallet';
  return channels.find(({ code, available }) => code !== 'wallet' && available === 'Y')?.code ?? 'weixin';
}
