import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '#web/components/copy-button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedNote } from '#web/components/states/unsupported-state.tsx';
import { Facts, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useRecentFailures } from '#web/lib/call/recent-failures.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { shows } from '#web/lib/shows.ts';
import styles from '../components/about.module.css';
import { AgreementsList } from '../components/agreements-list.tsx';
import { ChangeLog } from '../components/change-log.tsx';
import { FeedbackForm } from '../components/feedback-form.tsx';
import { FeedbackList } from '../components/feedback-list.tsx';
import { ServiceStatus } from '../components/service-status.tsx';
import { diagnostics } from '../diagnostics.ts';
import { LICENCES } from '../licences.ts';
import { type About, timedAbout } from '../timed-about.ts';

function AboutSkeleton() {
  return (
    <>
      <PageHeader title="关于" purpose="在线制作电子书刊，也把它们印成书。" />
      <Stack gap={24} align="start" columns="two" className={styles.columns}>
        <Sheet title="版本">
          <LinesSkeleton count={5} />
        </Sheet>
        <Sheet title="联系我们">
          <LinesSkeleton count={5} />
        </Sheet>
      </Stack>
    </>
  );
}

/** About the product (关于): version, contacts, agreements, feedback. */
export function AboutScreen() {
  const { user } = useSession();
  const failures = useRecentFailures();
  const query = useQuery(timedAbout());

  if (query.isPending) {
    return <AboutSkeleton />;
  }
  if (query.isError && query.error.kind !== 'not-there') {
    return (
      <>
        <PageHeader title="关于" />
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} error={query.error} />
      </>
    );
  }

  const live = query.data;
  const { version = '未知', contract = '未知', productName = '' } = live?.about ?? {};
  const report = diagnostics({ version, contract, userId: user?.user_id ?? '', failures });

  return (
    <>
      <PageHeader
        title={`关于${productName}`}
        purpose="在线制作电子书刊，也把它们印成书。"
        actions={<CopyButton text={report} label="复制诊断信息" isPlain={false} />}
      />
      <Stack gap={24} align="start" columns="two" className={styles.columns}>
        <Stack gap={24} className={styles.column}>
          <Sheet title="版本" {...shows('MemberServiceMag.getAbout')}>
            {live === undefined ? (
              <UnsupportedNote />
            ) : (
              <>
                <Text as="p" tone="ink" size="28-36" weight={600} digits>
                  {version}
                </Text>
                <Note size={12} className={styles.meta}>
                  接口 {contract}
                </Note>
                <ServiceStatus tookMs={live.tookMs} />
              </>
            )}
          </Sheet>
          {live === undefined ? null : (
            <Sheet title="更新记录" {...shows('MemberServiceMag.getAbout')}>
              {live.about.changes.length > 0 ? (
                <ChangeLog changes={live.about.changes} />
              ) : (
                <EmptyState text="还没有更新记录。" />
              )}
            </Sheet>
          )}
          <div className={styles.last}>
            <Sheet title="开源许可">
              <ul className={styles.licences}>
                {LICENCES.map(({ name, licence }) => (
                  <li key={name}>
                    {name}
                    <span>{licence}</span>
                  </li>
                ))}
              </ul>
            </Sheet>
          </div>
        </Stack>
        <Stack gap={24} className={styles.column}>
          <Sheet title="联系我们" {...shows('MemberServiceMag.getAbout')}>
            {live === undefined ? <UnsupportedNote /> : <Contacts {...live.about} />}
            <AgreementsList />
          </Sheet>
          <Sheet title="意见反馈" {...shows('MemberServiceMag.sendFeedback')}>
            <FeedbackForm />
          </Sheet>
          <Sheet title="我的反馈进度" {...shows('MemberServiceMag.getFeedback')}>
            <FeedbackList />
          </Sheet>
        </Stack>
      </Stack>
    </>
  );
}

function Contacts({ phone, email }: Pick<About, 'phone' | 'email'>) {
  return (
    <Facts gap={8} gapX={16} className={styles.contacts}>
      <dt>电话</dt>
      <dd>
        <a href={`tel:${phone}`}>{phone}</a>
      </dd>
      <dt>邮箱</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </Facts>
  );
}
