import { useState } from 'react';
import { readTags, TAG_MAX, TAGS_MAX } from '#contracts/rules/publications/publication-fields.ts';
import { ActionModal } from '#web/components/action-modal.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { shows } from '#web/lib/shows.ts';
import type { WorkPlaces } from '../../api.ts';
import { wordsFor } from '../../model/work-words.ts';
import { mutations } from '../../mutations.ts';
import { useAskedAction } from '../use-asked-action.ts';
import type { DialogProps } from './dialog-props.ts';
import styles from './tag-dialog.module.css';

interface TagDialogProps extends DialogProps {
  readonly known: WorkPlaces['tags'];
}

/** More would be a list to read instead of one to pick from. */
const OFFERED = 12;

/** 标签: these instead of those before, typed or picked from those that other works have. */
export function TagDialog({ works, known, onClose, onDone }: TagDialogProps) {
  const [first, ...others] = works;
  const [text, setText] = useState(() =>
    (first?.tags ?? []).filter((tag) => others.every((work) => work.tags.includes(tag))).join(' '),
  );
  const { act, isBusy, problem } = useAskedAction(mutations.tag, { said: '标签已保存', onDone });
  const read = readTags(text);
  const tags = text.split(/[,，、\s]+/).filter((tag) => tag !== '');

  function save(): void {
    if (read.kind === 'done') act({ works, tags: read.value });
  }

  function toggle(tag: string): void {
    const next = tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag];
    setText(next.join(' '));
  }

  return (
    <ActionModal
      title={`${wordsFor(works)}的标签`.trimStart()}
      okText="保存"
      loses={
        others.length > 0
          ? `这 ${works.length} 件作品原有的标签会换成下面这些。`
          : `用空格分开，最多 ${TAGS_MAX} 个，每个最多 ${TAG_MAX} 个字。`
      }
      isBusy={isBusy}
      problem={problem}
      onOk={save}
      onClose={onClose}
    >
      <TextField
        label="标签"
        text={text}
        problem={read.kind === 'done' ? '' : read.message}
        onChange={setText}
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
    </ActionModal>
  );
}
