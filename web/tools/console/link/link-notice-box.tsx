import { Alert, Button } from 'antd';
import { useStore } from '#web/lib/store.ts';
import { useAction } from '../use-action.ts';
import { useWords } from '../words/words.ts';
import { linkNotice, setLinkNotice } from './link-notice.ts';
import styles from './link-notice-box.module.css';
import { canUndo, undoLink } from './undo-link.ts';

/** What the link that opened the page did, until somebody takes it back or puts it away. */
export function LinkNoticeBox() {
  const notice = useStore(linkNotice);
  const say = useWords().frame.link;
  const { isBusy, problem, run } = useAction();
  if (notice === null) return null;

  async function undo(): Promise<void> {
    if (notice === null) return;
    await undoLink(notice);
    setLinkNotice(null);
    location.reload();
  }

  const isWhole = notice.failed.length === 0 && problem === '';
  return (
    <Alert
      className={styles.box}
      type={isWhole ? 'info' : 'warning'}
      showIcon
      title={
        <ul aria-label={say.whatItDid}>
          {[...notice.done, ...notice.failed, ...(problem ? [problem] : [])].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
      action={
        <>
          {canUndo(notice) ? (
            <Button size="small" loading={isBusy} onClick={() => run(undo, say.undone)}>
              {say.undo}
            </Button>
          ) : null}
          <Button size="small" type="text" onClick={() => setLinkNotice(null)}>
            {say.dismiss}
          </Button>
        </>
      }
    />
  );
}
