import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { Problem } from '#web/kit/dialog/act-dialog.tsx';
import { Form } from '#web/kit/form/form.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { MadeWork } from '../../model/imports.ts';
import { type BlankDraft, NEW_BLANK, NO_PROBLEMS, readBlank, withSize } from './blank-draft.ts';
import styles from './blank-form.module.css';
import { CUSTOM } from './blank-sizes.ts';
import { SizeChoice } from './size-choice.tsx';
import { useCreating } from './use-creating.ts';

/** An empty work of a chosen size (空白作品). */
export function BlankForm({ onCreated }: { readonly onCreated: (work: MadeWork) => void }) {
  const [draft, setDraft] = useState(NEW_BLANK);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const form = useRef<HTMLFormElement>(null);
  const creating = useCreating((work) => {
    setDraft(NEW_BLANK);
    onCreated(work);
  });

  function change(next: BlankDraft): void {
    setDraft(next);
    setProblems(NO_PROBLEMS);
    creating.setProblem('');
  }

  function send(): unknown {
    const read = readBlank(draft);
    if ('input' in read) return creating.run(read.input);
    setProblems(read.problems);
    // The problems are drawn first: then the first of them takes the focus.
    return requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  const field = (name: Exclude<keyof BlankDraft, 'size'>) => ({
    text: draft[name],
    problem: problems[name],
    takesFocus: false,
    onChange: (text: string) => change({ ...draft, [name]: text }),
  });

  return (
    <Sheet title="从空白开始" {...shows('OpusServiceMag.createOpus')}>
      <Form ref={form} className={styles.form} onSend={send}>
        <SizeChoice chosen={draft.size} onChoose={(key) => change(withSize(draft, key))} />
        {draft.size === CUSTOM ? (
          <Stack gap={12} className={styles.pair}>
            <TextField label="宽" inputMode="numeric" suffix="毫米" {...field('widthMm')} />
            <TextField label="高" inputMode="numeric" suffix="毫米" {...field('heightMm')} />
          </Stack>
        ) : null}
        <Stack gap={12} className={styles.words}>
          <TextField label="作品名称" {...field('name')} />
          <TextField label="页数" inputMode="numeric" suffix="页" {...field('pageNum')} />
        </Stack>
        <Problem text={creating.problem} />
        <Button htmlType="submit" size="large" block loading={creating.isBusy}>
          新建空白作品
        </Button>
      </Form>
    </Sheet>
  );
}
