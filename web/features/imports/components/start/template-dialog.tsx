import { mustBeDone } from '#contracts/rules/decision.ts';
import { readLine, readName } from '#contracts/rules/publications/publication-fields.ts';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { byRules, readable } from '#web/kit/form/field-rules.ts';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import type { ImportType } from '../../model/import-job.ts';
import type { MadeWork, Template } from '../../model/imports.ts';
import { TemplatePages } from './template-pages.tsx';
import { useCreating } from './use-creating.ts';

interface TemplateDialogProps {
  readonly template: Template;
  readonly type: ImportType;
  readonly onCreated: (work: MadeWork) => void;
  readonly onClose: () => void;
}

const CHECK = byRules({
  name: readable(readName),
  subtitle: readable((text) => readLine('subtitle', '副标题', text)),
  author: readable((text) => readLine('author', '署名', text)),
});
const WIDE = 720;

/** Makes a work from a template (用模板新建), under a name of its own. */
export function TemplateDialog({ template, type, onCreated, onClose }: TemplateDialogProps) {
  const { name, subtitle, pages } = template;
  // What waits for photos has words of its own on its cover, too.
  const isOpen = pages.length > 0;
  const form = useForm({ start: { name, subtitle: '', author: '' }, check: CHECK });
  const creating = useCreating(onCreated, form.refused);
  const send = () =>
    form.send((typed) =>
      creating.run({
        ...{ name: mustBeDone(readName(typed.name)), type, template: template.template },
        ...(isOpen ? { subtitle: typed.subtitle.trim(), author: typed.author.trim() } : {}),
      }),
    );

  return (
    <ActDialog
      title={`用《${name}》新建`}
      okText="新建作品"
      consequence={
        isOpen
          ? '建好以后放进照片，每一页都可以再改。新作品是一份草稿，只有您自己看得到。'
          : '新作品是一份草稿，只有您自己看得到，模板不会改变。'
      }
      width={isOpen ? WIDE : undefined}
      act={creating}
      onOk={send}
      onClose={onClose}
    >
      {isOpen ? (
        <TemplatePages template={template} />
      ) : (
        <Stack gap={16} align="center" columns="lead" padY={8}>
          <BookCover src={template.photoPath} name={name} type={template.type} pageNum={template.pageNum} />
          <Stack gap={4}>
            {subtitle === '' ? null : <p>{subtitle}</p>}
            <Note size={12} digits>
              {template.pageNum} 页 · {template.widthMm} × {template.heightMm} 毫米
            </Note>
          </Stack>
        </Stack>
      )}
      <TextField label="作品名称" field={form.of('name')} takesFocus onEnter={send} />
      {isOpen ? (
        <>
          <TextField
            label="副标题"
            isOptional
            field={form.of('subtitle')}
            placeholder={`比如：${subtitle}`}
            onEnter={send}
          />
          <TextField
            label="署名"
            isOptional
            field={form.of('author')}
            placeholder="比如：小满一家"
            onEnter={send}
          />
        </>
      ) : null}
    </ActDialog>
  );
}
