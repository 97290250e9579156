import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { WORK_FAILURES } from '../../model/outdated.ts';
import type { Folder } from '../../model/work.ts';

interface FolderEndingDialogProps {
  readonly folder: Folder;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** 删除文件夹. */
export function FolderEndingDialog({ folder, onClose, onDone }: FolderEndingDialogProps) {
  const deleting = useAct('OpusServiceMag.deleteOpusFolder', {
    ...WORK_FAILURES,
    doneText: '文件夹已删除',
    onDone,
  });
  return (
    <ActDialog
      title={`删除文件夹「${folder.name}」？`}
      okText="删除文件夹"
      consequence={
        folder.works > 0
          ? `里面的 ${folder.works} 件作品不会删除，会留在「未放入文件夹」。`
          : '文件夹是空的，删除后作品不受影响。'
      }
      isDestructive
      act={deleting}
      onOk={() => deleting.run({ folderID: folder.ID })}
      onClose={onClose}
    />
  );
}
