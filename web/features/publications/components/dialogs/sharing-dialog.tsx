import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { WORK_FAILURES } from '../../model/outdated.ts';
import { seenOne, type Work } from '../../model/work.ts';

const KINDS = {
  publish: { operation: 'OpusServiceMag.publishOpus', verb: '发布' },
  withdraw: { operation: 'OpusServiceMag.withdrawOpus', verb: '下架' },
} as const;

interface SharingDialogProps {
  readonly work: Work;
  readonly kind: keyof typeof KINDS;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What others see afterwards. */
function seenAfter(kind: SharingDialogProps['kind'], { status }: Work): string {
  if (kind === 'withdraw') return '拿到链接的人会看到“作者已经停止分享这本书”；作品还在，随时可以再发布。';
  if (status === 'changed') return '拿到链接的人会读到现在的内容，不再是上次发布的；链接不变。';
  return '拿到链接的人都能读到现在的内容；之后的修改，再次发布才会让他们看到。';
}

/** 发布 and 下架. */
export function SharingDialog({ work, kind, onClose, onDone }: SharingDialogProps) {
  const { operation, verb } = KINDS[kind];
  const sharing = useAct(operation, {
    ...WORK_FAILURES,
    // A published work has a sheet of its own for what comes next.
    ...(kind === 'withdraw' && { doneText: `已${verb}` }),
    onDone,
    // The shell explains a missing membership in a dialog of its own; this one makes room.
    onFailure(error) {
      if (error.kind !== 'forbidden') return false;
      onClose();
      return true;
    },
  });
  return (
    <ActDialog
      title={`${verb}《${work.name}》？`}
      okText={verb}
      consequence={seenAfter(kind, work)}
      isDestructive={kind === 'withdraw'}
      act={sharing}
      onOk={() => sharing.run(seenOne(work))}
      onClose={onClose}
    />
  );
}
