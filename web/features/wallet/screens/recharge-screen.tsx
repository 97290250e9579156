import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorState } from '#web/components/error-state.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ColumnsSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { Wallet } from '../api.ts';
import { BalanceCard } from '../components/balance-card.tsx';
import { GiftCodeForm } from '../components/gift-code-form.tsx';
import { History } from '../components/history.tsx';
import { RechargeForm } from '../components/recharge-form.tsx';
import { ReminderForm } from '../components/reminder-form.tsx';
import { useHistoryAddress } from '../components/use-history-address.ts';
import { WaitingRecharges } from '../components/waiting-recharges.tsx';
import { queries } from '../queries.ts';
import styles from './recharge-screen.module.css';

interface RechargeScreenProps {
  /** The cashier is another part of the product. */
  readonly renderPayment: (slot: {
    readonly payNo: string;
    /** What is paid for; empty while nobody knows. */
    readonly name: string;
    /** The way out, while it is not paid. */
    readonly back: ReactNode;
    readonly bank: Wallet['bank'];
    readonly onOver: () => void;
  }) => ReactNode;
}

/** The wallet (充值): what is in it, how it is filled, and what happened to it. */
export function RechargeScreen({ renderPayment }: RechargeScreenProps) {
  const query = useQuery(queries.wallet());
  return (
    <>
      <PageHeader title="充值" purpose="查看余额，充值或兑换礼品卡，每一笔进出都有记录。" />
      {query.data ? (
        <Filled wallet={query.data} renderPayment={renderPayment} />
      ) : query.isPending ? (
        <ColumnsSkeleton />
      ) : (
        <Sheet>
          {query.error?.kind === 'not-there' ? (
            <UnsupportedState text="不能在这里充值，订单和已有的余额不受影响。" />
          ) : (
            <ErrorState
              title="钱包没有加载出来"
              text="余额不受影响，请稍后重试。"
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
              error={query.error}
            />
          )}
        </Sheet>
      )}
    </>
  );
}

function Filled({ wallet, renderPayment }: RechargeScreenProps & { wallet: Wallet }) {
  const address = useHistoryAddress();
  const now = useServerNow(null);
  const { payNo, pay } = address;
  const others = wallet.waiting.filter((waiting) => waiting.payNo !== payNo);
  const payment = useRef<HTMLDivElement>(null);
  const paidBefore = useRef(payNo);
  useEffect(() => {
    // What was pressed is gone or far away: who goes on paying is brought to the payment.
    if (payNo !== '' && payNo !== paidBefore.current) payment.current?.focus();
    paidBefore.current = payNo;
  }, [payNo]);
  return (
    <div className={styles.parts}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <BalanceCard wallet={wallet} />
          {payNo === '' ? (
            <RechargeForm packages={wallet.packages} onBegun={pay} />
          ) : (
            <div ref={payment} className={styles.payment} tabIndex={-1}>
              {renderPayment({
                payNo,
                name: wallet.waiting.find((waiting) => waiting.payNo === payNo)?.title ?? '',
                bank: wallet.bank,
                back: (
                  <Button type="link" className={styles.back} onClick={() => pay('')}>
                    返回充值，稍后再付
                  </Button>
                ),
                onOver: () => pay(''),
              })}
            </div>
          )}
        </div>
        <div className={styles.column}>
          {others.length > 0 ? <WaitingRecharges waiting={others} now={now} onGoOn={pay} /> : null}
          <GiftCodeForm lockedMinutes={wallet.codeLockedMinutes} />
          <ReminderForm remindBelow={wallet.remindBelow} />
        </div>
      </div>
      <History address={address} onGoOn={pay} />
    </div>
  );
}
