import { useQuery } from '@tanstack/react-query';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { Money } from '#web/components/money.tsx';
import { PageTurner } from '#web/components/page-turner.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import {
  RecordList,
  RecordNote,
  RecordRow,
  RecordTag,
  RecordTitle,
  type RecordTone,
} from '#web/components/record-list.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { moneyWords } from '#web/lib/money-words.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { PURCHASE_PAGE_SIZE, type Purchase } from '../api.ts';
import { queries } from '../queries.ts';

interface PurchaseHistoryProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** What was bought or begun to be bought (升级记录), with its arithmetic. */
export function PurchaseHistory({ page, onPage }: PurchaseHistoryProps) {
  const query = useQuery(queries.purchases(page));
  const { data } = query;
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
            error={query.error}
          />
        ) : (
          <LinesSkeleton count={2} />
        )
      ) : data.total === 0 ? (
        <RecordNote>还没有升级记录。购买后在这里查看方式、算式和结果。</RecordNote>
      ) : (
        <RecordList label="升级记录" isTurning={query.isPlaceholderData}>
          {data.list.map((purchase) => (
            <Line key={purchase.payNo} purchase={purchase} />
          ))}
        </RecordList>
      )}
      {data ? (
        <PageTurner
          page={page}
          pageSize={PURCHASE_PAGE_SIZE}
          total={data.total}
          unit="笔"
          isTurning={query.isPlaceholderData}
          onPage={onPage}
          onBeyond={onPage}
        />
      ) : null}
    </Sheet>
  );
}

const TONES: Partial<Record<Purchase['state'], RecordTone>> = { applied: 'good', waiting: 'waiting' };

function Line({ purchase }: { purchase: Purchase }) {
  const now = useServerNow(null);
  const { payNo, title, state, stateText, channelName, createdAt, formula, message, amount, couponAmount } =
    purchase;
  return (
    <RecordRow
      amount={
        <>
          <Money amount={amount} />
          {couponAmount === '0.00' ? null : (
            <RecordNote>
              已减 <Money amount={couponAmount} isBetter />
            </RecordNote>
          )}
        </>
      }
    >
      <RecordTitle>
        {title}
        <RecordTag tone={TONES[state]}>{stateText}</RecordTag>
      </RecordTitle>
      <RecordNote>
        <PartsLine
          parts={[
            channelName,
            <time key="at" dateTime={createdAt}>
              {chinaTimeText(Date.parse(createdAt), now)}
            </time>,
            payNo,
          ]}
        />
      </RecordNote>
      {formula === '' ? null : (
        <RecordNote>
          <WholeDates text={moneyWords(formula)} />
        </RecordNote>
      )}
      {state === 'over' ? <RecordNote>{message}</RecordNote> : null}
    </RecordRow>
  );
}
