import { mustBeDone } from '#contracts/rules/decision.ts';
import { readFolderName } from '#contracts/rules/publications/publication-fields.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { byRules, readable } from '#web/kit/form/field-rules.ts';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { WORK_FAILURES } from '../../model/outdated.ts';
import type { Folder } from '../../model/work.ts';

interface FolderDialogProps {
  /** Null for a new one. */
  readonly folder: Folder | null;
  readonly onClose: () => void;
}

const CHECK = byRules({ name: readable(readFolderName) });

/** Makes a folder (新建文件夹), or renames one. */
export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const form = useForm({ start: { name: folder?.name ?? '' }, check: CHECK, refusedAt: () => 'name' });
  const saving = useAct('OpusServiceMag.saveOpusFolder', {
    ...WORK_FAILURES,
    onFailure: form.refused,
    doneText: folder === null ? '文件夹已建好' : '已改名',
    onDone: onClose,
  });

  const save = () =>
    form.send(({ name }) =>
      saving.run({ folderID: folder?.ID ?? '', name: mustBeDone(readFolderName(name)) }),
    );

  return (
    <ActDialog
      title={folder === null ? '新建文件夹' : `重命名「${folder.name}」`}
      okText="保存"
      consequence="文件夹只有您自己看得到。"
      act={saving}
      onOk={save}
      onClose={onClose}
    >
      <TextField label="文件夹名称" field={form.of('name')} takesFocus onEnter={save} />
    </ActDialog>
  );
}
