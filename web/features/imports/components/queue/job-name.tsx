import { useState } from 'react';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { useRenaming } from '#web/features/publications/components/use-renaming.ts';
import { NameField, ShownName } from '#web/features/publications/components/works/work-name.tsx';
import type { Work } from '#web/features/publications/model/work.ts';
import { send } from '#web/kit/ask/send.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import type { ImportJob } from '../../model/import-job.ts';

interface JobNameProps {
  readonly job: ImportJob;
  readonly onRenamed: (name: string) => void;
}

/** The name of an import; once that is a work, it can be changed here as in the list of works. */
export function JobName({ job: { name, stage, opusID }, onRenamed }: JobNameProps) {
  const guard = useGuard();
  const tellFailure = useTellFailure();
  const [works, setWorks] = useState<readonly Work[]>([]);
  const renaming = useRenaming(works, (work) => onRenamed(work.name));

  /** The list of imports knows nothing of revisions. */
  async function begin(): Promise<void> {
    const outcome = await guard.run([opusID], () => send('OpusServiceMag.getOpus', { opusID }));
    if (outcome === null) return;
    if (!outcome.ok) {
      tellFailure(outcome.error);
      return;
    }
    setWorks([outcome.value]);
    renaming.start(outcome.value);
  }

  if (renaming.renaming !== null) return <NameField work={renaming.renaming.work} renaming={renaming} />;
  return (
    <ShownName
      name={name}
      onRename={stage === 'done' ? () => void begin() : undefined}
      isOnlyWay
      isBusy={guard.busy.size > 0}
    />
  );
}
