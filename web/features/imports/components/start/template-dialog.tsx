import { useState } from 'react';
import { readName } from '#contracts/rules/publications/publication-fields.ts';
import { ActionModal } from '#web/components/action-modal.tsx';
import { BookCover } from '#web/components/book-cover.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { MadeWork, Template } from '../../api.ts';
import styles from './start-dialogs.module.css';
import { useCreating } from './use-creating.ts';

interface TemplateDialogProps {
  readonly template: Template;
  readonly onCreated: (work: MadeWork) => void;
  readonly onClose: () => void;
}

/** A work is made like a template (用模板新建), under a name of its own. */
export function TemplateDialog({ template, onCreated, onClose }: TemplateDialogProps) {
  const [text, setText] = useState(template.name);
  const [wrong, setWrong] = useState('');
  const { create, isBusy, problem, clear } = useCreating(onCreated);

  function send(): void {
    const name = readName(text);
    if (name.kind === 'done') create({ name: name.value, type: 'ebook', template: template.template });
    else setWrong(name.message);
  }

  return (
    <ActionModal
      title={`用《${template.name}》新建`}
      okText="新建作品"
      loses="新作品是一份草稿，只有您自己看得到，模板不会改变。"
      isBusy={isBusy}
      problem={problem}
      onOk={send}
      onClose={onClose}
    >
      <div className={styles.work}>
        <BookCover src={template.photoPath} name={template.name} pageNum={template.pageNum} />
        <div className={styles.words}>
          {template.subtitle === '' ? null : <p>{template.subtitle}</p>}
          <p className={styles.measures}>
            {template.pageNum} 页 · {template.widthMm} × {template.heightMm} 毫米
          </p>
        </div>
      </div>
      <TextField
        label="作品名称"
        text={text}
        problem={wrong}
        onChange={(value) => {
          setText(value);
          setWrong('');
          clear();
        }}
        onEnter={send}
      />
    </ActionModal>
  );
}
