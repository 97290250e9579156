import { Link } from 'react-router-dom';
import { VIEWS, type View } from '../model/history-address.ts';
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
      <nav className={styles.tabs} aria-label="钱包记录">
        {Object.entries(VIEWS).map(([view, text]) => (
          <Link
            key={view}
            className={styles.tab}
            to={hrefFor({ view: view as View, kind: '', month: '' })}
            preventScrollReset
            aria-current={view === question.view ? 'page' : undefined}
          >
            {text}
          </Link>
        ))}
      </nav>
      {question.view === 'recharges' ? (
        <RechargeHistory address={address} onGoOn={onGoOn} />
      ) : (
        <TxHistory address={address} />
      )}
    </section>
  );
}
