import { mustBeDone } from '#contracts/rules/decision.ts';
import { readName } from '#contracts/rules/publications/publication-fields.ts';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { byRules, readable } from '#web/kit/form/field-rules.ts';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import type { ImportType } from '../../model/import-job.ts';
import type { MadeWork, Template } from '../../model/imports.ts';
import styles from './start-dialogs.module.css';
import { useCreating } from './use-creating.ts';

interface TemplateDialogProps {
  readonly template: Template;
  readonly type: ImportType;
  readonly onCreated: (work: MadeWork) => void;
  readonly onClose: () => void;
}

const CHECK = byRules({ name: readable(readName) });

/** Makes a work from a template (用模板新建), under a name of its own. */
export function TemplateDialog({ template, type, onCreated, onClose }: TemplateDialogProps) {
  const form = useForm({ start: { name: template.name }, check: CHECK });
  const creating = useCreating(onCreated, form.refused);
  const send = () =>
    form.send(({ name }) =>
      creating.run({ name: mustBeDone(readName(name)), type, template: template.template }),
    );

  return (
    <ActDialog
      title={`用《${template.name}》新建`}
      okText="新建作品"
      consequence="新作品是一份草稿，只有您自己看得到，模板不会改变。"
      act={creating}
      onOk={send}
      onClose={onClose}
    >
      <Stack gap={16} align="center" columns="lead" className={styles.work}>
        <BookCover src={template.photoPath} name={template.name} pageNum={template.pageNum} />
        <Stack gap={4}>
          {template.subtitle === '' ? null : <p>{template.subtitle}</p>}
          <Note size={12} digits>
            {template.pageNum} 页 · {template.widthMm} × {template.heightMm} 毫米
          </Note>
        </Stack>
      </Stack>
      <TextField label="作品名称" field={form.of('name')} takesFocus onEnter={send} />
    </ActDialog>
  );
}
