import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { NoAnswer } from '#web/kit/ask/answer.tsx';
import { Box, Row, Text } from '#web/kit/layout/shapes.ts';
import { useIsMissing } from '#web/lib/call/missing-operations.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { shows } from '#web/lib/shows.ts';
import { byDay } from '../model/by-day.ts';
import { NOTICES, READ } from '../model/notices.ts';
import { NoticeLine } from './notice-line.tsx';
import styles from './notice-panel.module.css';

interface NoticePanelProps {
  /** The member follows a notice. */
  readonly onGo: () => void;
}

/** The notices of the member (通知), by days. */
export function NoticePanel({ onGo }: NoticePanelProps) {
  const query = useInfiniteQuery(NOTICES);
  const read = useAct(READ);
  const readAll = useAct('NoticeServiceMag.readAllNotices');
  const isMissing = useIsMissing('NoticeServiceMag.getNotices');
  const now = serverClock.now();
  const pages = query.data?.pages ?? [];
  const list = pages.flatMap((page) => page.list);
  const newest = list[0];
  const unread = pages[0]?.unread ?? 0;

  if (isMissing) return <UnsupportedState />;
  return (
    <div className={styles.panel} {...shows('NoticeServiceMag.getNotices')}>
      {list.length > 0 ? (
        <Row
          as="p"
          ground="sheet"
          ruled="bottom"
          tone="muted"
          size={12}
          justify="between"
          className={styles.bar}
        >
          <span role="status">{unread > 0 ? `${unread} 条未读` : '全部已读'}</span>
          {unread > 0 && newest ? (
            <Button
              type="link"
              size="small"
              loading={readAll.isBusy}
              onClick={() => void readAll.run({ until: newest.at })}
              {...shows('NoticeServiceMag.readAllNotices')}
            >
              全部标为已读
            </Button>
          ) : null}
        </Row>
      ) : null}
      {query.data === undefined ? (
        <NoAnswer
          query={query}
          what="通知"
          safe="您的订单和作品没有受到影响，请稍后重试。"
          skeleton={
            <div className={styles.loading}>
              <LinesSkeleton count={5} />
            </div>
          }
        />
      ) : null}
      {query.isSuccess && list.length === 0 ? (
        <EmptyState text="还没有通知。付款、审稿、生产和发货有了进展，会在这里告诉您。" />
      ) : null}
      {byDay(list, now).map(({ day, list: notices }) => (
        <section key={day} aria-label={day}>
          <Box as="h3" size="12-20" tone="muted" weight={400} className={styles.day}>
            {day}
          </Box>
          <ul>
            {notices.map((notice) => (
              <NoticeLine
                key={notice.ID}
                notice={notice}
                now={now}
                onOpen={() => {
                  if (notice.isRead === 'N') void read.run({ noticeID: notice.ID }, [notice.ID]);
                  if (notice.path !== '') onGo();
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage ? (
        <Text as="p" padY={8} padX={16} text="center">
          <Button onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
            {query.isFetchNextPageError ? '没有加载出来，重试' : '更早的通知'}
          </Button>
        </Text>
      ) : null}
    </div>
  );
}
