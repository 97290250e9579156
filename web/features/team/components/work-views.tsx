import { useQuery } from '@tanstack/react-query';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/money.tsx';
import { OpusCover } from '#web/components/opus-cover.tsx';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { TeamLog, TeamOrders, TeamWorks } from '../api.ts';
import { queries } from '../queries.ts';
import styles from './team.module.css';
import { TeamList } from './team-list.tsx';
import type { TeamPlace } from './use-team-address.ts';
import viewStyles from './work-views.module.css';

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
          <li key={order.orderNo} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.name}>
                {order.title}
                <span className={styles.tag}>{order.stateText}</span>
                {order.isTeamPaid === 'Y' ? (
                  <span className={styles.tag} data-tone="good">
                    企业付款
                  </span>
                ) : null}
              </p>
              <p className={styles.note}>
                {order.name} · {chinaTimeText(Date.parse(order.createdAt), now)} · {order.orderNo}
              </p>
            </div>
            <Money amount={order.payTotal} />
          </li>
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
          <li key={work.opusID} className={`${styles.row} ${viewStyles.work}`}>
            <OpusCover
              src={work.photoPath}
              name={work.name}
              code={work.opusCode}
              pageNum={work.pageNum}
              size="small"
            />
            <div className={styles.words}>
              <p className={styles.name}>
                {work.name}
                <span className={styles.tag}>{work.statusText}</span>
              </p>
              <p className={styles.note}>
                {work.memberName} · {work.pageNum} 页 · {chinaTimeText(Date.parse(work.updatedAt), now)} 更新
              </p>
            </div>
          </li>
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
          <li key={entry.id} className={styles.row}>
            <p className={styles.words}>
              <strong>{entry.actor}</strong> {entry.text}
            </p>
            <time className={styles.note} dateTime={entry.at}>
              {chinaTimeText(Date.parse(entry.at), now)}
            </time>
          </li>
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
    <label className={viewStyles.filter}>
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
