import { useState } from 'react';
import { readTags, TAG_MAX, TAGS_MAX } from '#contracts/rules/publications/publication-fields.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { shows } from '#web/lib/shows.ts';
import { WORK_FAILURES } from '../../model/outdated.ts';
import { seen, type WorkPlaces } from '../../model/work.ts';
import { wordsFor } from '../../model/work-words.ts';
import type { DialogProps } from './dialog-props.ts';
import styles from './tag-dialog.module.css';

interface TagDialogProps extends DialogProps {
  readonly known: WorkPlaces['tags'];
}

const OFFERED = 12;

/** 标签: these instead of those before, typed or picked from those that other works have. */
export function TagDialog({ works, known, onClose, onDone }: TagDialogProps) {
  const [first, ...others] = works;
  const [text, setText] = useState(() =>
    (first?.tags ?? []).filter((tag) => others.every((work) => work.tags.includes(tag))).join(' '),
  );
  const tagging = useAct('OpusServiceMag.tagOpus', { ...WORK_FAILURES, doneText: '标签已保存', onDone });
  const read = readTags(text);
  const tags = text.split(/[,，、\s]+/).filter((tag) => tag !== '');

  function save(): void {
    if (read.kind === 'done') void tagging.run({ ...seen(works), tags: read.value.join(',') });
  }

  function toggle(tag: string): void {
    const next = tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag];
    setText(next.join(' '));
  }

  return (
    <ActDialog
      title={`${wordsFor(works)}的标签`.trimStart()}
      okText="保存"
      consequence={
        others.length > 0
          ? `这 ${works.length} 件作品原有的标签会换成下面这些。`
          : `用空格分开，最多 ${TAGS_MAX} 个，每个最多 ${TAG_MAX} 个字。`
      }
      act={tagging}
      onOk={save}
      onClose={onClose}
    >
      <TextField
        label="标签"
        field={{ value: text, problem: read.kind === 'done' ? '' : read.message, change: setText }}
        takesFocus
        onEnter={save}
      />
      {known.length > 0 ? (
        <fieldset className={styles.known} aria-label="用过的标签" {...shows('OpusServiceMag.getOpusPlaces')}>
          {known.slice(0, OFFERED).map(({ name }) => (
            <button key={name} type="button" aria-pressed={tags.includes(name)} onClick={() => toggle(name)}>
              {name}
            </button>
          ))}
        </fieldset>
      ) : null}
    </ActDialog>
  );
}
