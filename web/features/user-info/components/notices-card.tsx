import { Switch } from 'antd';
import { Sheet } from '#web/components/sheet.tsx';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { Account } from '../model/account.ts';
import styles from './settings.module.css';

type Notice = Account['notices'][number];

/** Which notices the member wants (通知设置); saved with each switch. */
export function NoticesCard({ notices }: { notices: readonly Notice[] }) {
  const tellFailure = useTellFailure();
  const { run, isBusy, busy } = useAct('AccountServiceMag.saveNoticeWishes', {
    onFailure(error) {
      tellFailure(error);
      return true;
    },
  });

  function turn(changed: Notice, isWanted: boolean): void {
    const unwanted = notices
      .filter(({ kind, wanted }) => (kind === changed.kind ? !isWanted : wanted === 'N'))
      .map(({ kind }) => kind);
    void run({ unwanted: unwanted.join(',') }, [changed.kind]);
  }

  return (
    <Sheet title="通知设置" {...shows('AccountServiceMag.saveNoticeWishes')}>
      <ul className={styles.rows}>
        {notices.map((notice) => (
          <Row as="li" key={notice.kind} gap={12} gapX={16} wraps padY={10} className={styles.row}>
            <Stack as="span" shrinks className={styles.words}>
              <strong>{notice.title}</strong>
              <span className={styles.state}>
                {notice.text}
                {notice.fixed === 'Y' ? '，不能关闭' : ''}
              </span>
            </Stack>
            <Switch
              aria-label={`接收${notice.title}通知`}
              checked={notice.wanted === 'Y'}
              disabled={notice.fixed === 'Y' || (isBusy && !busy.has(notice.kind))}
              loading={busy.has(notice.kind)}
              onChange={(isWanted) => turn(notice, isWanted)}
            />
          </Row>
        ))}
      </ul>
    </Sheet>
  );
}
