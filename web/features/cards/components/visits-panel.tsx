import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isAreaOpen, levelsOf } from '#contracts/rules/account/membership.ts';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Pages } from '#web/components/pages.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { NoAnswer } from '#web/kit/ask/answer.tsx';
import { ask, PAGED } from '#web/kit/ask/ask.ts';
import { Box, Facts, Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { PAGE_SIZE, type Visits } from '../model/cards.ts';
import { SAMPLE_VISITS } from '../model/sample-visits.ts';
import styles from './visits-panel.module.css';

/** The visits of a card (访问), for levels with statistics; others see an example. */
export function VisitsPanel({ cardID }: { cardID: string }) {
  const { user } = useSession();
  if (user !== null && isAreaOpen('statistics', user.vip_name)) return <OwnVisits cardID={cardID} />;
  return (
    <Stack gap={24} align="center" className={styles.gate}>
      <Box holds className={styles.dimmed} inert>
        <Box as="p" tone="brass" weight={600} className={styles.sample}>
          示例
        </Box>
        <VisitSums visits={SAMPLE_VISITS} />
      </Box>
      <UpgradeCard
        title="查看名片访问需要开通会员"
        levels={levelsOf('statistics')}
        note="名片本身可以一直免费使用。"
      />
    </Stack>
  );
}

function OwnVisits({ cardID }: { cardID: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...ask('CardServiceMag.getCardVisits', { cardID, page, pageSize: PAGE_SIZE }),
    ...PAGED,
    // Visitors come without this page.
    staleTime: 0,
  });
  const { data } = query;
  if (data === undefined) {
    return (
      <Sheet>
        <NoAnswer
          query={query}
          what="访问记录"
          safe="记录都在，请稍后重试。"
          unsupported="名片照常使用，只是这里看不到访问。"
          skeleton={<LinesSkeleton count={6} />}
        />
      </Sheet>
    );
  }
  return (
    <Stack gap={16} columns="one" {...shows('CardServiceMag.getCardVisits')}>
      <VisitSums visits={data} />
      <Sheet title="最近来访">
        {data.total === 0 ? (
          <EmptyState text="还没有人来访，把名片链接或二维码发出去吧。" />
        ) : (
          <VisitList visits={data} isTurning={query.isPlaceholderData} />
        )}
        {data.total > data.pageSize ? (
          <Pages
            className={styles.pages}
            align="center"
            current={data.page}
            pageSize={data.pageSize}
            total={data.total}
            onChange={setPage}
          />
        ) : null}
      </Sheet>
    </Stack>
  );
}

function VisitSums({ visits: { opens, scans, saves, exchanges, days, batches } }: { visits: Visits }) {
  const now = useServerNow(null);
  const sums = [
    ['打开', opens],
    ['其中扫码', scans],
    ['存入通讯录', saves],
    ['交换名片', exchanges],
  ] as const;
  const most = Math.max(1, ...days.map((day) => day.opens));
  return (
    <Sheet title="近 30 天">
      <Facts gap={16} className={styles.sums}>
        {sums.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </Facts>
      <Row
        align="end"
        ruled="bottom"
        above={16}
        className={styles.days}
        role="img"
        aria-label={`近 30 天每天的打开次数，最多一天 ${Math.max(0, ...days.map((day) => day.opens))} 次`}
      >
        {days.map(({ day, opens: count }) => (
          <span
            key={day}
            title={`${day}：${count} 次`}
            data-none={count === 0}
            style={{ height: `${(count / most) * 100}%` }}
          />
        ))}
      </Row>
      {batches.length === 0 ? null : (
        <Stack as="ul" above={16} className={styles.batches} aria-label="印刷批次">
          {batches.map(({ batch, scans: count, at }) => (
            <li key={batch}>
              <span>第 {batch} 次印刷</span>
              <Muted>{chinaTimeText(Date.parse(at), now)}</Muted>
              <span>被扫 {count} 次</span>
            </li>
          ))}
        </Stack>
      )}
    </Sheet>
  );
}

type Visit = Visits['list'][number];
const ACTIONS: Readonly<Record<Visit['action'], string>> = {
  open: '打开了名片',
  save: '存入通讯录',
  exchange: '交换了名片',
};

function sourceText({ source, batch }: Visit): string {
  if (source === 'print') return `扫第 ${batch} 次印刷的名片`;
  return source === 'scan' ? '扫二维码' : '通过链接';
}

function VisitList({ visits, isTurning }: { visits: Visits; isTurning: boolean }) {
  const now = useServerNow(null);
  return (
    <Stack as="ul" className={styles.list} aria-label="最近来访" aria-busy={isTurning}>
      {visits.list.map((visit) => (
        <li key={visit.ID}>
          <Text weight={600}>{visit.who || '访客'}</Text>
          <span>{ACTIONS[visit.action]}</span>
          <Muted>{sourceText(visit)}</Muted>
          <Muted as="time" dateTime={visit.at}>
            {chinaTimeText(Date.parse(visit.at), now)}
          </Muted>
        </li>
      ))}
    </Stack>
  );
}
