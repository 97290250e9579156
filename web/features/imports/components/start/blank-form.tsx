import { Button } from 'antd';
import { Sheet } from '#web/components/sheet.tsx';
import { Form } from '#web/kit/form/form.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { ImportType } from '../../model/import-job.ts';
import type { MadeWork } from '../../model/imports.ts';
import { blankWork, measuresOf, NEW_BLANK, refusedInBlank, wrongInBlank } from './blank-draft.ts';
import styles from './blank-form.module.css';
import { CUSTOM } from './blank-sizes.ts';
import { SizeChoice } from './size-choice.tsx';
import { useCreating } from './use-creating.ts';

interface BlankFormProps {
  readonly type: ImportType;
  readonly onCreated: (work: MadeWork) => void;
}

/** An empty work of a chosen size (空白作品). */
export function BlankForm({ type, onCreated }: BlankFormProps) {
  const form = useForm({ start: NEW_BLANK, check: wrongInBlank, refusedAt: refusedInBlank });
  const { size } = form.values;
  const creating = useCreating((work) => {
    form.begin(NEW_BLANK);
    onCreated(work);
  }, form.refused);

  return (
    <Sheet title="从空白开始" {...shows('OpusServiceMag.createOpus')}>
      <Form className={styles.form} onSend={() => form.send((draft) => creating.run(blankWork(draft, type)))}>
        <SizeChoice chosen={size} onChoose={(key) => form.set(measuresOf(key))} />
        {size === CUSTOM ? (
          <Stack gap={12} columns="two">
            <TextField label="宽" field={form.of('widthMm')} inputMode="numeric" suffix="毫米" />
            <TextField label="高" field={form.of('heightMm')} inputMode="numeric" suffix="毫米" />
          </Stack>
        ) : null}
        <Stack gap={12} className={styles.words}>
          <TextField label="作品名称" field={form.of('name')} />
          <TextField label="页数" field={form.of('pageNum')} inputMode="numeric" suffix="页" />
        </Stack>
        <Problem text={creating.problem} />
        <Button htmlType="submit" size="large" block loading={creating.isBusy}>
          新建空白作品
        </Button>
      </Form>
    </Sheet>
  );
}
