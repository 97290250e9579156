import { useState } from 'react';
import { readName } from '#contracts/rules/publications/publication-fields.ts';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import type { MadeWork, Template } from '../../model/imports.ts';
import styles from './start-dialogs.module.css';
import { useCreating } from './use-creating.ts';

interface TemplateDialogProps {
  readonly template: Template;
  readonly onCreated: (work: MadeWork) => void;
  readonly onClose: () => void;
}

/** Makes a work from a template (用模板新建), under a name of its own. */
export function TemplateDialog({ template, onCreated, onClose }: TemplateDialogProps) {
  const [text, setText] = useState(template.name);
  const [wrong, setWrong] = useState('');
  const creating = useCreating(onCreated);

  function send(): void {
    const name = readName(text);
    if (name.kind !== 'done') setWrong(name.message);
    else void creating.run({ name: name.value, type: 'ebook', template: template.template });
  }

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
      <TextField
        label="作品名称"
        text={text}
        problem={wrong}
        onChange={(value) => {
          setText(value);
          setWrong('');
          creating.setProblem('');
        }}
        onEnter={send}
      />
    </ActDialog>
  );
}
