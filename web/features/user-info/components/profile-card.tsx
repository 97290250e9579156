import { Link } from 'react-router-dom';
import { Avatar } from '#web/components/avatar.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import type { MemberInfo } from '../api.ts';
import { membershipOf, profileFacts } from '../model/profile-facts.ts';
import styles from './profile-card.module.css';
import { ProfileSkeleton } from './skeletons.tsx';
import type { MemberInfoQuery } from './use-member-info.ts';

/** Who the member is (资料). */
export function ProfileCard({ member }: { member: MemberInfoQuery }) {
  return (
    <Sheet title="资料" {...shows('UserCenterMag.getMemberInfo')}>
      {content(member)}
    </Sheet>
  );
}

function content({ isPending, info, retry, isFetching, traceId }: MemberInfoQuery) {
  if (isPending) return <ProfileSkeleton />;
  if (info !== undefined) return <Profile info={info} />;
  return (
    <ErrorState
      title="资料没有加载出来"
      text="您的资料都还在，请重试。"
      onRetry={retry}
      isRetrying={isFetching}
      traceId={traceId}
    />
  );
}

function Profile({ info }: { info: MemberInfo }) {
  const { nick, account, user_avatar, yaoqingma } = info;
  const name = nick || account || '会员';
  return (
    <>
      <div className={styles.who}>
        <Avatar src={user_avatar ?? ''} name={name} isLarge />
        <span className={styles.nick}>{nick === '' ? <Unsaid what="昵称未填写" /> : name}</span>
      </div>
      <Membership info={info} />
      <dl className={styles.facts}>
        {profileFacts(info).map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value ?? <Unsaid what="未填写" />}</dd>
          </div>
        ))}
        {yaoqingma === null ? null : <InviteCode code={yaoqingma} />}
      </dl>
    </>
  );
}

function InviteCode({ code }: { code: string }) {
  return (
    <div className={styles.fact}>
      <dt>邀请码</dt>
      <dd className={styles.code}>
        {code === '' ? (
          <Unsaid what="暂无" />
        ) : (
          <>
            <span>{code}</span>
            <CopyButton text={code} label="复制邀请码" />
          </>
        )}
      </dd>
    </div>
  );
}

function Membership({ info }: { info: MemberInfo }) {
  const { isMember, name, until, way } = membershipOf(info);
  return (
    <div className={styles.plate} data-is-member={isMember}>
      <span className={styles.level}>
        <strong>{name}</strong>
        {until === '' ? null : <span className={styles.until}>{until}</span>}
      </span>
      <Link className={styles.way} to={PATHS.upgrade.getHref()}>
        {way}
      </Link>
    </div>
  );
}

function Unsaid({ what }: { what: string }) {
  return <span className={styles.unsaid}>{what}</span>;
}
