import { Switch } from 'antd';
import { Sheet } from '#web/components/sheet.tsx';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { shows } from '#web/lib/shows.ts';
import { useAction } from '#web/lib/use-action.ts';
import type { Account } from '../api.ts';
import { mutations } from '../mutations.ts';
import styles from './settings.module.css';

type Notice = Account['notices'][number];

/** What the member wants to be told of (通知设置); kept with each switch. */
export function NoticesCard({ notices }: { notices: readonly Notice[] }) {
  const tellFailure = useTellFailure();
  const { run, isBusy, busy } = useAction(mutations.saveNotices);

  async function turn(changed: Notice, isWanted: boolean): Promise<void> {
    const unwanted = notices
      .filter(({ kind, wanted }) => (kind === changed.kind ? !isWanted : wanted === 'N'))
      .map(({ kind }) => kind);
    const outcome = await run(unwanted, [changed.kind]);
    if (outcome && !outcome.ok) tellFailure(outcome.error);
  }

  return (
    <Sheet title="通知设置" {...shows('AccountServiceMag.saveNoticeWishes')}>
      <ul className={styles.rows}>
        {notices.map((notice) => (
          <li key={notice.kind} className={styles.row}>
            <span className={styles.words}>
              <strong>{notice.title}</strong>
              <span className={styles.state}>
                {notice.text}
                {notice.fixed === 'Y' ? '，不能关闭' : ''}
              </span>
            </span>
            <Switch
              aria-label={`接收${notice.title}通知`}
              checked={notice.wanted === 'Y'}
              disabled={notice.fixed === 'Y' || (isBusy && !busy.has(notice.kind))}
              loading={busy.has(notice.kind)}
              onChange={(isWanted) => void turn(notice, isWanted)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
