import { useQuery } from '@tanstack/react-query';
import { Money } from '#web/components/buying/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import {
  RecordNote,
  RecordRow,
  RecordTag,
  RecordTitle,
  type RecordTone,
} from '#web/components/record-list.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { ask, PAGED } from '#web/kit/ask/ask.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Moment } from '#web/kit/time/moment.tsx';
import { shows } from '#web/lib/shows.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import type { Purchase } from '../model/choice.ts';
import type { UpgradeAddress } from '../model/upgrade-place.ts';

const PAGE_SIZE = 10;
const TONES: Partial<Record<Purchase['state'], RecordTone>> = { applied: 'good', waiting: 'waiting' };

/** Purchases, finished or under way (升级记录), with their arithmetic. */
export function PurchaseHistory({ address }: { address: UpgradeAddress }) {
  const query = useQuery({
    ...ask('UpgradeServiceMag.getUpgradeList', { page: address.at.page, pageSize: PAGE_SIZE }),
    ...PAGED,
    staleTime: 0,
  });
  if (query.error?.kind === 'not-there') return null;
  return (
    <Sheet title="升级记录" {...shows('UpgradeServiceMag.getUpgradeList')}>
      <ListPage
        query={query}
        address={address}
        pageSize={PAGE_SIZE}
        unit="笔"
        what="升级记录"
        safe="您的会员不受影响，请稍后重试。"
        skeleton={<LinesSkeleton count={2} />}
        empty={<RecordNote>还没有升级记录。购买后在这里查看方式、算式和结果。</RecordNote>}
      >
        {(purchase) => <PurchaseRow key={purchase.payNo} purchase={purchase} />}
      </ListPage>
    </Sheet>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
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
        <PartsLine parts={[channelName, <Moment key="at" at={createdAt} />, payNo]} />
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
