import { useState } from 'react';
import { readFolderName } from '#contracts/rules/publications/publication-fields.ts';
import { ActionModal } from '#web/components/action-modal.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { Folder } from '../../api.ts';
import { mutations } from '../../mutations.ts';
import { useAskedAction } from '../use-asked-action.ts';

interface FolderDialogProps {
  /** Null for a new one. */
  readonly folder: Folder | null;
  readonly onClose: () => void;
}

/** 新建文件夹, or another name for one. */
export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const [text, setText] = useState(folder?.name ?? '');
  const [wrong, setWrong] = useState('');
  const { act, isBusy, problem, clear } = useAskedAction(mutations.saveFolder, {
    said: folder === null ? '文件夹已建好' : '已改名',
    onDone: onClose,
  });

  function save(): void {
    const read = readFolderName(text);
    if (read.kind === 'done') act({ folderID: folder?.ID ?? '', name: read.value });
    else setWrong(read.message);
  }

  return (
    <ActionModal
      title={folder === null ? '新建文件夹' : `重命名「${folder.name}」`}
      okText="保存"
      loses="文件夹只有您自己看得到。"
      isBusy={isBusy}
      problem=""
      onOk={save}
      onClose={onClose}
    >
      <TextField
        label="文件夹名称"
        text={text}
        problem={wrong === '' ? problem : wrong}
        onChange={(value) => {
          setText(value);
          setWrong('');
          clear();
        }}
        onEnter={save}
      />
    </ActionModal>
  );
}
