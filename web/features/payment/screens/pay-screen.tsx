import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BuyingSteps } from '#web/components/buying-steps.tsx';
import columns from '#web/components/columns.module.css';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { newIdemKey } from '#web/lib/idem-key.ts';
import { useSeemsMissing } from '#web/lib/missing-operations.ts';
import { amountWords } from '#web/lib/money-words.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useStore } from '#web/lib/store.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { type Workspace, workspaceStore } from '#web/lib/workspace.ts';
import type { PayOptions } from '../api.ts';
import { AmountDue } from '../components/amount-due.tsx';
import { MethodChoice, type PayWay } from '../components/method-choice.tsx';
import { OrdersToPay } from '../components/orders-to-pay.tsx';
import { PaymentPanel } from '../components/payment-panel.tsx';
import { type RenderRebuy, Unpayable } from '../components/unpayable.tsx';
import { useBegunPayment } from '../components/use-begun-payment.ts';
import { usePayment } from '../components/use-payment.ts';
import { unpayableOrders } from '../model/unpayable.ts';
import { mutations, PAID } from '../mutations.ts';
import { queries } from '../queries.ts';

const SECOND_MS = 1000;
const NOT_REACHED = '没有连上服务器，可以放心重试，不会重复扣款';

interface PayScreenProps {
  readonly renderRebuy: RenderRebuy;
}

/** The payment of one or several orders (支付). */
export function PayScreen({ renderRebuy }: PayScreenProps) {
  const [search] = useSearchParams();
  const orderNos = search.get('orders') ?? '';
  return (
    <>
      <PageHeader
        title="支付"
        purpose="付款由外部平台完成，中途离开不影响结果。"
        actions={<BuyingSteps now="支付" />}
      />
      {orderNos === '' ? (
        <NothingChosen />
      ) : (
        <Paying key={orderNos} orderNos={orderNos} renderRebuy={renderRebuy} />
      )}
    </>
  );
}

/** The address names no order: nobody has looked for one. */
function NothingChosen() {
  return useSeemsMissing('PayServiceMag.getPayOptions') ? (
    <NoPaying />
  ) : (
    <NothingToPay text="还没有选择要支付的订单。" />
  );
}

function NoPaying() {
  return (
    <Sheet>
      <UnsupportedState text="不能在这里付款，订单和款项都不受影响。" />
    </Sheet>
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

function Paying({ orderNos, renderRebuy }: PayScreenProps & { orderNos: string }) {
  const query = useQuery(queries.options(orderNos));
  const { data, error, refetch } = query;
  const askAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  // What the server says of the orders now counts more than the options that it gave before.
  const unpayable = error && unpayableOrders(error);
  if (unpayable !== null) {
    return <Unpayable orderNos={orderNos.split(',')} orders={unpayable} renderRebuy={renderRebuy} />;
  }
  if (error?.reason === 'order-not-found') return <NothingToPay />;
  // A question that got lost on its way says nothing about them.
  if (data !== undefined) {
    return <Payable orderNos={orderNos} options={data} onStale={askAgain} />;
  }
  if (error === null) {
    return (
      <Sheet title="应付金额">
        <LinesSkeleton count={4} />
      </Sheet>
    );
  }
  if (error.kind === 'not-there') return <NoPaying />;
  return (
    <Sheet>
      <ErrorState
        title="支付信息没有加载出来"
        text="订单还在，款项没有变化，请重试。"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        error={error}
      />
    </Sheet>
  );
}

interface PayableProps {
  readonly orderNos: string;
  readonly options: PayOptions;
  readonly onStale: () => void;
}

function Payable({ orderNos, options, onStale }: PayableProps) {
  const { modal, message } = App.useApp();
  const navigate = useNavigate();
  const isCovered = options.wallet.rest === '0.00';
  const workspace = useStore(workspaceStore);
  const [channel, setChannel] = useState<PayWay>(usualChannel(options, workspace));
  const [chosenIn, setChosenIn] = useState(workspace);
  // Whoever goes over to the other account means to pay from it.
  if (chosenIn !== workspace) {
    setChosenIn(workspace);
    setChannel(usualChannel(options, workspace));
  }
  const [usesWallet, setUsesWallet] = useState(options.wantsWallet === 'Y');
  const { payNo, setPayNo, giveUp } = useBegunPayment(orderNos, options.pendingPayNo);
  const [problem, setProblem] = useState('');
  const intent = useRef<{ of: string; key: string } | null>(null);
  const paying = useAction(mutations.create);
  const asking = useAction(mutations.byTeam);
  const watched = usePayment(payNo, {
    touches: PAID,
    // Going back must not lead to a payment that is done.
    onPaid: (payment) =>
      void navigate(PATHS.shoppingSuccess.getHref({ orders: payment.orderNos.join(',') }), { replace: true }),
  });
  const place = useRef<HTMLDivElement>(null);
  const payNoBefore = useRef(payNo);
  useEffect(() => {
    // What was pressed is gone with its step.
    if (payNo !== payNoBefore.current) place.current?.focus();
    payNoBefore.current = payNo;
  }, [payNo]);
  const isClosed = watched.payment?.state === 'closed';
  // One clock for the whole page: two would tick apart.
  const now = useServerNow(SECOND_MS);

  function keyFor(of: string): string {
    // The same wish sent again is the same intent, another wish is another.
    if (intent.current?.of !== of) intent.current = { of, key: newIdemKey() };
    return intent.current.key;
  }

  async function pay(): Promise<void> {
    setProblem('');
    if (channel === 'team') return;
    const useWallet = channel === 'wallet' || (usesWallet && !isCovered) ? 'Y' : 'N';
    const wish = { orderNos, channel, useWallet } as const;
    const outcome = await paying.run({ ...wish, idemKey: keyFor(JSON.stringify(wish)) });
    if (outcome === null) return;
    if (outcome.ok) setPayNo(outcome.value.payNo);
    else {
      setProblem(outcome.error.isSaid ? NOT_REACHED : outcome.error.message);
      onStale();
    }
  }

  async function payByTeam(): Promise<void> {
    setProblem('');
    const outcome = await asking.run({ orderNos, idemKey: keyFor(`team ${orderNos}`) });
    if (outcome === null) return;
    if (outcome.ok && outcome.value.outcome === 'paid') {
      void navigate(PATHS.shoppingSuccess.getHref({ orders: orderNos }), { replace: true });
      return;
    }
    if (outcome.ok) {
      intent.current = null;
      void message.success(outcome.value.text);
      setChannel(usualChannel({ ...options, team: undefined }, workspace));
    } else {
      setProblem(outcome.error.isSaid ? NOT_REACHED : outcome.error.message);
    }
    onStale();
  }

  function ask(): void {
    if (channel === 'team') {
      void payByTeam();
      return;
    }
    if (channel !== 'wallet') {
      void pay();
      return;
    }
    modal.confirm({
      title: `用余额支付 ${amountWords(options.amount)}？`,
      content: options.wallet.text,
      okText: '确认支付',
      cancelText: '取消',
      centered: true,
      onOk: pay,
    });
  }

  // It was closed because the orders are over, or paid another way: what can be done with them is another thing now.
  useEffect(() => {
    if (isClosed) onStale();
  }, [isClosed, onStale]);

  return (
    <div className={columns.columns}>
      <div ref={place} className={columns.main} tabIndex={-1}>
        {payNo === '' ? (
          <>
            <AmountDue options={options} now={now} />
            <MethodChoice
              options={options}
              channel={channel}
              usesWallet={usesWallet}
              isBusy={paying.isBusy || asking.isBusy}
              problem={problem}
              onChannel={setChannel}
              onWallet={setUsesWallet}
              onPay={ask}
            />
          </>
        ) : (
          <PaymentPanel
            key={payNo}
            watched={watched}
            now={now}
            bank={options.bank}
            onGiveUp={() => {
              intent.current = null;
              giveUp();
              onStale();
            }}
          />
        )}
      </div>
      <OrdersToPay orders={options.orders} />
    </div>
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
