import { ActionModal } from '#web/components/action-modal.tsx';
import type { Folder } from '../../api.ts';
import { mutations } from '../../mutations.ts';
import { useAskedAction } from '../use-asked-action.ts';

interface FolderEndingDialogProps {
  readonly folder: Folder;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** 删除文件夹. */
export function FolderEndingDialog({ folder, onClose, onDone }: FolderEndingDialogProps) {
  const { act, isBusy, problem } = useAskedAction(mutations.deleteFolder, { said: '文件夹已删除', onDone });
  return (
    <ActionModal
      title={`删除文件夹「${folder.name}」？`}
      okText="删除文件夹"
      loses={
        folder.works > 0
          ? `里面的 ${folder.works} 件作品不会删除，会留在「未放入文件夹」。`
          : '文件夹是空的，删除后作品不受影响。'
      }
      isEnding
      isBusy={isBusy}
      problem={problem}
      onOk={() => act(folder.ID)}
      onClose={onClose}
    />
  );
}
