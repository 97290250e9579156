import { ActionModal } from '#web/components/action-modal.tsx';
import type { ImportJob } from '../../model/import-job.ts';
import { givingUpLoses } from './job-words.ts';

interface GivingUpDialogProps {
  readonly job: ImportJob;
  readonly onGiveUp: () => void;
  readonly onClose: () => void;
}

/** Asks before pages that are there already go (取消导入). */
export function GivingUpDialog({ job, onGiveUp, onClose }: GivingUpDialogProps) {
  return (
    <ActionModal
      title={`取消导入《${job.name}》？`}
      okText="取消导入"
      loses={givingUpLoses(job)}
      isEnding
      isBusy={false}
      problem=""
      onOk={onGiveUp}
      onClose={onClose}
    />
  );
}
