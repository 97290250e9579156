import { useState } from 'react';
import { readFolderName } from '#contracts/rules/publications/publication-fields.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { WORK_FAILURES } from '../../model/outdated.ts';
import type { Folder } from '../../model/work.ts';

interface FolderDialogProps {
  /** Null for a new one. */
  readonly folder: Folder | null;
  readonly onClose: () => void;
}

/** Makes a folder (新建文件夹), or renames one. */
export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const [text, setText] = useState(folder?.name ?? '');
  const saving = useAct('OpusServiceMag.saveOpusFolder', {
    ...WORK_FAILURES,
    doneText: folder === null ? '文件夹已建好' : '已改名',
    onDone: onClose,
  });

  function save(): void {
    const read = readFolderName(text);
    if (read.kind === 'done') void saving.run({ folderID: folder?.ID ?? '', name: read.value });
    else saving.setProblem(read.message);
  }

  return (
    <ActDialog
      title={folder === null ? '新建文件夹' : `重命名「${folder.name}」`}
      okText="保存"
      consequence="文件夹只有您自己看得到。"
      act={{ ...saving, problem: '' }}
      onOk={save}
      onClose={onClose}
    >
      <TextField
        label="文件夹名称"
        text={text}
        problem={saving.problem}
        onChange={(value) => {
          setText(value);
          saving.setProblem('');
        }}
        onEnter={save}
      />
    </ActDialog>
  );
}
