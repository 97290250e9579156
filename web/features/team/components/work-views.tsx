import { useQuery } from '@tanstack/react-query';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/money.tsx';
import { OpusCover } from '#web/components/opus-cover.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { moneyWords } from '#web/lib/money-words.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { TeamLog, TeamOrders, TeamWorks } from '../api.ts';
import { queries } from '../queries.ts';
import { TeamList } from './team-list.tsx';
import type { TeamPlace } from './use-team-address.ts';
import styles from './work-views.module.css';

interface WorkViewProps {
  readonly place: TeamPlace;
}

/** 成员订单, to be read. */
export function OrdersView({ place }: WorkViewProps) {
  const now = useServerNow(null);
  return (
    <div {...shows('TeamServiceMag.getTeamOrders')}>
      <MemberFilter place={place} />
      <TeamList
        label="成员订单"
        place={place}
        question={queries.orders(place.at)}
        empty="成员加入后的订单会出现在这里。"
        renderRow={(order: TeamOrders['list'][number]) => (
          <RecordRow key={order.orderNo} amount={<Money amount={order.payTotal} />}>
            <RecordTitle>
              {order.title}
              <RecordTag>{order.stateText}</RecordTag>
              {order.isTeamPaid === 'Y' ? <RecordTag tone="good">企业付款</RecordTag> : null}
            </RecordTitle>
            <RecordNote>
              <PartsLine
                parts={[order.name, chinaTimeText(Date.parse(order.createdAt), now), order.orderNo]}
              />
            </RecordNote>
          </RecordRow>
        )}
      />
    </div>
  );
}

/** 成员作品, to be read; what is shared leads to the reader. */
export function WorksView({ place }: WorkViewProps) {
  const now = useServerNow(null);
  return (
    <div {...shows('TeamServiceMag.getTeamWorks')}>
      <MemberFilter place={place} />
      <TeamList
        label="成员作品"
        place={place}
        question={queries.works(place.at)}
        empty="成员加入后制作的作品会出现在这里。"
        renderRow={(work: TeamWorks['list'][number]) => (
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
      />
    </div>
  );
}

/** 团队动态. */
export function LogView({ place }: WorkViewProps) {
  const now = useServerNow(null);
  return (
    <div {...shows('TeamServiceMag.getTeamLog')}>
      <TeamList
        label="团队动态"
        place={place}
        question={queries.log(place.at)}
        empty="邀请、审批和权限变化会记录在这里。"
        renderRow={(entry: TeamLog['list'][number]) => (
          <RecordRow
            key={entry.id}
            amount={
              <RecordNote>
                <time dateTime={entry.at}>{chinaTimeText(Date.parse(entry.at), now)}</time>
              </RecordNote>
            }
          >
            <strong>{entry.actor}</strong> {moneyWords(entry.text)}
          </RecordRow>
        )}
      />
    </div>
  );
}

/** Whose orders or works are shown. */
function MemberFilter({ place }: WorkViewProps) {
  const { data } = useQuery(queries.everyMember());
  const choices = data?.list.filter(({ joinedAt }) => joinedAt !== '') ?? [];
  return (
    <label className={styles.filter}>
      成员
      <select value={place.at.of} onChange={(event) => place.ask({ of: event.target.value })}>
        <option value="">全部</option>
        {choices.map(({ colleagueID, name }) => (
          <option key={colleagueID} value={colleagueID}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
