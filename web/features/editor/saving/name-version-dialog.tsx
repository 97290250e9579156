import { VERSION_NOTE_MAX } from '#contracts/rules/publications/kept-versions.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Form } from '#web/kit/form/form.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import type { Version } from './version.ts';

interface NameVersionDialogProps {
  readonly opusID: string;
  /** Null for the draft as it is. */
  readonly version: Version | null;
  readonly onClose: () => void;
}

/** 命名版本. */
export function NameVersionDialog({ opusID, version, onClose }: NameVersionDialogProps) {
  const form = useForm({ start: { note: version?.note ?? '' }, check: () => ({}), refusedAt: () => 'note' });
  const naming = useAct('OpusServiceMag.nameVersion', {
    doneText: '已命名',
    onFailure: form.refused,
    onDone: onClose,
  });
  const name = () =>
    form.send(({ note }) => naming.run({ opusID, seq: String(version?.seq ?? ''), note: note.trim() }));
  return (
    <ActDialog
      title="命名版本"
      okText="保存名称"
      consequence="有名称的版本一直保留；清空名称后按自动版本处理。"
      act={naming}
      onOk={name}
      onClose={onClose}
    >
      <Form onSend={name}>
        <TextField label="版本名称" field={form.of('note')} maxLength={VERSION_NOTE_MAX} takesFocus />
      </Form>
    </ActDialog>
  );
}
