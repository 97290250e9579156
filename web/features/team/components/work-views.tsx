import { useQuery } from '@tanstack/react-query';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/buying/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { ask, FRESH, PAGED } from '#web/kit/ask/ask.ts';
import { Row } from '#web/kit/layout/shapes.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import { EVERY_MEMBER } from '../model/team.ts';
import type { TeamPlace } from '../model/team-place.ts';
import { PAGE_SIZE, TeamList } from './team-list.tsx';
import styles from './work-views.module.css';

interface WorkViewProps {
  readonly place: TeamPlace;
}

/** 成员订单, read-only. */
export function OrdersView({ place }: WorkViewProps) {
  const { of: colleagueID, page } = place.at;
  const query = useQuery({
    ...ask('TeamServiceMag.getTeamOrders', { colleagueID, page, pageSize: PAGE_SIZE }),
    ...FRESH,
    ...PAGED,
  });
  return (
    <div {...shows('TeamServiceMag.getTeamOrders')}>
      <MemberFilter place={place} />
      <TeamList what="成员订单" place={place} query={query} empty="成员加入后的订单会出现在这里。">
        {(order) => (
          <RecordRow key={order.orderNo} amount={<Money amount={order.payTotal} />}>
            <RecordTitle>
              {order.title}
              <RecordTag>{order.stateText}</RecordTag>
              {order.isTeamPaid === 'Y' ? <RecordTag tone="good">企业付款</RecordTag> : null}
            </RecordTitle>
            <RecordNote>
              <PartsLine parts={[order.name, <Moment key="at" at={order.createdAt} />, order.orderNo]} />
            </RecordNote>
          </RecordRow>
        )}
      </TeamList>
    </div>
  );
}

/** 成员作品, read-only; shared works lead to the reader. */
export function WorksView({ place }: WorkViewProps) {
  const { of: colleagueID, page } = place.at;
  const query = useQuery({
    ...ask('TeamServiceMag.getTeamWorks', { colleagueID, page, pageSize: PAGE_SIZE }),
    ...FRESH,
    ...PAGED,
  });
  const now = useServerNow(null);
  return (
    <div {...shows('TeamServiceMag.getTeamWorks')}>
      <MemberFilter place={place} />
      <TeamList what="成员作品" place={place} query={query} empty="成员加入后制作的作品会出现在这里。">
        {(work) => (
          <RecordRow
            key={work.opusID}
            lead={
              <OpusCover
                src={work.photoPath}
                name={work.name}
                code={work.opusCode}
                pageNum={work.pageNum}
                size="small"
              />
            }
          >
            <RecordTitle>
              {work.name}
              <RecordTag>{work.statusText}</RecordTag>
            </RecordTitle>
            <RecordNote>
              <PartsLine
                parts={[
                  work.memberName,
                  `${work.pageNum} 页`,
                  `${chinaTimeText(Date.parse(work.updatedAt), now)} 更新`,
                ]}
              />
            </RecordNote>
          </RecordRow>
        )}
      </TeamList>
    </div>
  );
}

/** 团队动态. */
export function LogView({ place }: WorkViewProps) {
  const { page } = place.at;
  const query = useQuery({
    ...ask('TeamServiceMag.getTeamLog', { page, pageSize: PAGE_SIZE }),
    ...FRESH,
    ...PAGED,
  });
  return (
    <div {...shows('TeamServiceMag.getTeamLog')}>
      <TeamList what="团队动态" place={place} query={query} empty="邀请、审批和权限变化会记录在这里。">
        {(entry) => (
          <RecordRow
            key={entry.id}
            amount={
              <RecordNote>
                <Moment at={entry.at} />
              </RecordNote>
            }
          >
            <strong>{entry.actor}</strong> {moneyWords(entry.text)}
          </RecordRow>
        )}
      </TeamList>
    </div>
  );
}

/** Filters orders or works by member. */
function MemberFilter({ place }: WorkViewProps) {
  const { data } = useQuery(ask('TeamServiceMag.getMembers', EVERY_MEMBER));
  const choices = data?.list.filter(({ joinedAt }) => joinedAt !== '') ?? [];
  return (
    <Row as="label" tone="muted" gap={8} padTop={16} className={styles.filter}>
      成员
      <select value={place.at.of} onChange={(event) => place.go({ of: event.target.value })}>
        <option value="">全部</option>
        {choices.map(({ colleagueID, name }) => (
          <option key={colleagueID} value={colleagueID}>
            {name}
          </option>
        ))}
      </select>
    </Row>
  );
}
