import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PublicationStatus } from '#contracts/rules/publications/publication-states.ts';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { send } from '#web/kit/ask/send.ts';
import { shows } from '#web/lib/shows.ts';
import { upgradeHref } from '#web/lib/upgrade-way.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import type { Work } from '../model/work.ts';
import { SharingDialog } from './dialogs/sharing-dialog.tsx';
import { ShareDialog } from './share/share-dialog.tsx';

interface PublishButtonProps {
  readonly opusID: string;
  /** As the screen shows it, where it does. */
  readonly status?: PublicationStatus;
}

/**
 * Publishes a work (发布) outside its list, then leads to its readers (分享). A screen keeps it while its status changes:
 * the sheet of what comes next is its own.
 */
export function PublishButton({ opusID, status }: PublishButtonProps) {
  const navigate = useNavigate();
  const guard = useGuard();
  const tellFailure = useTellFailure();
  const [work, setWork] = useState<Work | null>(null);
  const [wasPublished, setWasPublished] = useState(false);
  const [shared, setShared] = useState<{ readonly work: Work; readonly lead?: string } | null>(null);

  async function ask(): Promise<void> {
    const outcome = await guard.run([opusID], () => send('OpusServiceMag.getOpus', { opusID }));
    if (outcome === null) return;
    if (!outcome.ok) tellFailure(outcome.error);
    else if (outcome.value.publishLock) {
      void navigate(upgradeHref(outcome.value.publishLock.needVip[0], location));
    } else if (outcome.value.moves.includes('publish')) setWork(outcome.value);
    else {
      setWasPublished(true);
      setShared({ work: outcome.value });
    }
  }

  return (
    <span {...shows('OpusServiceMag.getOpus')}>
      <Button loading={guard.busy.size > 0} onClick={() => void ask()}>
        {(status ? status === 'published' : wasPublished) ? '分享' : '发布'}
      </Button>
      {work === null ? null : (
        <SharingDialog
          kind="publish"
          work={work}
          onClose={() => setWork(null)}
          onDone={() => {
            setWork(null);
            setWasPublished(true);
            setShared({ work: { ...work, status: 'published' }, lead: '已发布' });
          }}
        />
      )}
      {shared === null ? null : <ShareDialog {...shared} onClose={() => setShared(null)} />}
    </span>
  );
}
