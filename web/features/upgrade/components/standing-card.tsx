import { Alert, Progress } from 'antd';
import { planOf } from '#contracts/rules/account/membership.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { Muted, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { Plans } from '../model/choice.ts';
import styles from './standing-card.module.css';

/** Where the membership stands (当前会员), and what is used of what it brings. */
export function StandingCard({ plans }: { plans: Plans }) {
  const { levelName, untilText, daysLeft, phase, notice, queued, uses } = plans;
  return (
    <Sheet {...shows('UpgradeServiceMag.getPlans')}>
      <Stack align="center" columns="lead" className={styles.card}>
        <div>
          <Muted as="h2" size="12-18" weight={400}>
            当前会员
          </Muted>
          <Text
            as="p"
            size="28-36"
            weight={600}
            tone="ink"
            className={styles.level}
            data-is-member={phase !== 'none'}
          >
            {levelName}
          </Text>
          <Note size="12-18">
            {phase === 'none' ? '不限期' : <WholeDates text={untilText} />}
            {phase === 'active' && daysLeft > 0 ? ` · 还有 ${daysLeft} 天` : ''}
          </Note>
        </div>
        <Stack as="ul" gap={12} gapX={24} columns="three" className={styles.uses} aria-label="用量">
          {uses.map(({ key, name, text, percent }) => (
            <li key={key}>
              <Muted size="12-18">{name}</Muted>
              <Text digits>{text}</Text>
              <Progress
                percent={percent}
                showInfo={false}
                size="small"
                aria-label={`${name}已用 ${percent}%`}
                {...(percent >= 100 ? { status: 'exception' } : {})}
              />
            </li>
          ))}
        </Stack>
      </Stack>
      {notice === '' ? null : (
        <Alert
          className={styles.notice}
          type={phase === 'read-only' ? 'error' : 'warning'}
          showIcon
          role="status"
          title={<WholeDates text={notice} />}
        />
      )}
      {queued ? (
        <Alert
          className={styles.notice}
          type="info"
          showIcon
          title={
            <WholeDates
              text={`「${planOf(queued.level).name}」${queued.termName}将于 ${queued.from} 生效，有效期至 ${queued.until}`}
            />
          }
        />
      ) : null}
    </Sheet>
  );
}
