import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#web/components/page-header.tsx';
import { ViewLinks } from '#web/components/view-links.tsx';
import { Counter } from '#web/features/payment/components/counter.tsx';
import { RECHARGED } from '#web/features/payment/model/payment.ts';
import { useAddress } from '#web/kit/address/address.ts';
import { ScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Columns, Parts } from '#web/kit/layout/columns.tsx';
import { Box } from '#web/kit/layout/shapes.ts';
import { BalanceCard } from '../components/balance-card.tsx';
import { GiftCodeForm } from '../components/gift-code-form.tsx';
import { RechargeDone } from '../components/recharge-done.tsx';
import { RechargeForm } from '../components/recharge-form.tsx';
import { RechargeHistory } from '../components/recharge-history.tsx';
import { ReminderForm } from '../components/reminder-form.tsx';
import { TxHistory } from '../components/tx-history.tsx';
import { WaitingRecharges } from '../components/waiting-recharges.tsx';
import { VIEWS, WALLET, type WalletAddress } from '../model/history.ts';
import type { Wallet } from '../model/wallet.ts';
import styles from './recharge-screen.module.css';

/** The wallet (充值): its balance, how to add to it, and its history. */
export function RechargeScreen() {
  const query = useQuery({ ...ask('WalletServiceMag.getWallet'), ...FRESH });
  return (
    <>
      <PageHeader title="充值" purpose="查看余额，充值或兑换礼品卡，每一笔进出都有记录。" />
      <ScreenAnswer
        query={query}
        what="钱包"
        safe="余额不受影响，请稍后重试。"
        unsupported="不能在这里充值，订单和已有的余额不受影响。"
      >
        {(wallet) => <Filled wallet={wallet} />}
      </ScreenAnswer>
    </>
  );
}

function Filled({ wallet }: { wallet: Wallet }) {
  const address = useAddress(WALLET);
  const { pay, view } = address.at;
  const others = wallet.waiting.filter(({ payNo }) => payNo !== pay);
  const goOn = (payNo: string) => address.go({ pay: payNo });
  // In its place, so that going back does not lead to a payment that is over.
  const leave = () => address.replace({ pay: '' });
  return (
    <Parts>
      <Columns
        beside={
          <>
            {others.length > 0 ? <WaitingRecharges waiting={others} onGoOn={goOn} /> : null}
            <GiftCodeForm lockedMinutes={wallet.codeLockedMinutes} />
            <ReminderForm remindBelow={wallet.remindBelow} />
          </>
        }
      >
        <BalanceCard wallet={wallet} />
        <Counter
          payNo={pay}
          waiting={wallet.waiting}
          kept="这笔充值"
          bank={wallet.bank}
          stale={RECHARGED}
          backText="返回充值，稍后再付"
          onBack={leave}
          renderPaid={({ amount, message }) => (
            <RechargeDone amount={amount} message={message} onClose={leave} />
          )}
        >
          <RechargeForm packages={wallet.packages} onBegun={goOn} />
        </Counter>
      </Columns>
      <History address={address} view={view} />
    </Parts>
  );
}

/** The ledger (流水) or the recharges (充值记录); only the one shown is asked for. */
function History({ address, view }: { address: WalletAddress; view: keyof typeof VIEWS }) {
  return (
    <Box as="section" panel className={styles.history} aria-label={VIEWS[view]}>
      <ViewLinks
        label="钱包记录"
        views={VIEWS}
        current={view}
        hrefFor={(other) => address.hrefFor({ view: other, kind: '', month: '' })}
      />
      {view === 'recharges' ? <RechargeHistory address={address} /> : <TxHistory address={address} />}
    </Box>
  );
}
