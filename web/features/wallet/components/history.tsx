import { ViewLinks } from '#web/components/view-links.tsx';
import { VIEWS } from '../model/history-address.ts';
import styles from './history.module.css';
import { RechargeHistory } from './recharge-history.tsx';
import { TxHistory } from './tx-history.tsx';
import type { useHistoryAddress } from './use-history-address.ts';

interface HistoryProps {
  readonly address: ReturnType<typeof useHistoryAddress>;
  readonly onGoOn: (payNo: string) => void;
}

/** What happened to the wallet: its ledger (流水) or its recharges (充值记录), of which only one is asked for. */
export function History({ address, onGoOn }: HistoryProps) {
  const { question, hrefFor } = address;
  return (
    <section className={styles.history} aria-label={VIEWS[question.view]}>
      <ViewLinks
        label="钱包记录"
        views={VIEWS}
        current={question.view}
        hrefFor={(view) => hrefFor({ view, kind: '', month: '' })}
      />
      {question.view === 'recharges' ? (
        <RechargeHistory address={address} onGoOn={onGoOn} />
      ) : (
        <TxHistory address={address} />
      )}
    </section>
  );
}
