import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { Money } from '#web/components/money.tsx';
import { Pages } from '#web/components/pages.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { moneyWords } from '#web/lib/money-words.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { PURCHASE_PAGE_SIZE, type Purchase } from '../api.ts';
import { queries } from '../queries.ts';
import styles from './purchase-history.module.css';

interface PurchaseHistoryProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** What was bought or begun to be bought (升级记录), with its arithmetic. */
export function PurchaseHistory({ page, onPage }: PurchaseHistoryProps) {
  const query = useQuery(queries.purchases(page));
  const { data } = query;
  const last = data && Math.max(1, Math.ceil(data.total / PURCHASE_PAGE_SIZE));
  const isBeyond = last !== undefined && !query.isPlaceholderData && page > last;
  useEffect(() => {
    if (isBeyond) onPage(last);
  });
  if (query.error?.kind === 'not-there') return null;
  return (
    <Sheet title="升级记录" {...shows('UpgradeServiceMag.getUpgradeList')}>
      {data === undefined ? (
        query.isError ? (
          <ErrorState
            title="升级记录没有加载出来"
            text="您的会员不受影响，请稍后重试。"
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
            traceId={query.error.traceId}
          />
        ) : (
          <LinesSkeleton count={2} />
        )
      ) : data.total === 0 ? (
        <p className={styles.note}>还没有购买记录。购买后在这里查看方式、算式和结果。</p>
      ) : (
        <ul className={styles.list} aria-label="升级记录" data-turning={query.isPlaceholderData}>
          {data.list.map((purchase) => (
            <Line key={purchase.payNo} purchase={purchase} />
          ))}
        </ul>
      )}
      {data && data.total > PURCHASE_PAGE_SIZE ? (
        <Pages
          className={styles.pages}
          align="center"
          current={data.page}
          pageSize={PURCHASE_PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          showTotal={(all) => `共 ${all} 笔`}
          onChange={onPage}
        />
      ) : null}
    </Sheet>
  );
}

function Line({ purchase }: { purchase: Purchase }) {
  const now = useServerNow(null);
  const { payNo, title, state, stateText, channelName, createdAt, formula, message, amount, couponAmount } =
    purchase;
  return (
    <li className={styles.purchase}>
      <div>
        <p className={styles.title}>
          {title}
          <span className={styles.state} data-state={state}>
            {stateText}
          </span>
        </p>
        <p className={styles.note}>
          <PartsLine
            parts={[
              channelName,
              <time key="at" dateTime={createdAt}>
                {chinaTimeText(Date.parse(createdAt), now)}
              </time>,
              payNo,
            ]}
          />
        </p>
        {formula === '' ? null : (
          <p className={styles.note}>
            <WholeDates text={moneyWords(formula)} />
          </p>
        )}
        {state === 'over' ? <p className={styles.note}>{message}</p> : null}
      </div>
      <div className={styles.amount}>
        <Money amount={amount} />
        {couponAmount === '0.00' ? null : (
          <p className={styles.note}>
            已减 <Money amount={couponAmount} isBetter />
          </p>
        )}
      </div>
    </li>
  );
}
