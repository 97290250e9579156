import { Select } from 'antd';
import { useId, useState } from 'react';
import { readTags, TAG_MAX, TAGS_MAX } from '#contracts/rules/publications/publication-fields.ts';
import { ActionModal } from '#web/components/action-modal.tsx';
import { shows } from '#web/lib/shows.ts';
import type { WorkPlaces } from '../../api.ts';
import { wordsFor } from '../../model/work-words.ts';
import { mutations } from '../../mutations.ts';
import { useAskedAction } from '../use-asked-action.ts';
import type { DialogProps } from './dialog-props.ts';
import styles from './text-field.module.css';

interface TagDialogProps extends DialogProps {
  readonly known: WorkPlaces['tags'];
}

/** 标签: these instead of those before. */
export function TagDialog({ works, known, onClose, onDone }: TagDialogProps) {
  const id = useId();
  const [first, ...others] = works;
  const [tags, setTags] = useState<readonly string[]>(
    () => first?.tags.filter((tag) => others.every((work) => work.tags.includes(tag))) ?? [],
  );
  const { act, isBusy, problem } = useAskedAction(mutations.tag, { said: '标签已保存', onDone });
  const read = readTags(tags.join(','));
  const wrong = read.kind === 'done' ? '' : read.message;

  return (
    <ActionModal
      title={`${wordsFor(works)}的标签`}
      okText="保存"
      loses={
        others.length > 0
          ? `这 ${works.length} 件作品原有的标签会换成下面这些。`
          : '给作品加上标签，列表上方就能按它筛选。'
      }
      isBusy={isBusy}
      problem={problem}
      isReady={read.kind === 'done'}
      onOk={() => read.kind === 'done' && act({ works, tags: read.value })}
      onClose={onClose}
    >
      <div className={styles.field} {...shows('OpusServiceMag.tagOpus')}>
        <label className={styles.label} htmlFor={id}>
          标签
        </label>
        <Select
          id={id}
          mode="tags"
          value={[...tags]}
          options={known.map(({ name }) => ({ value: name, label: name }))}
          tokenSeparators={[',', '，', '、', ' ']}
          placeholder="输入后按回车"
          status={wrong === '' ? '' : 'error'}
          aria-describedby={`${id}-help`}
          onChange={setTags}
        />
        <p id={`${id}-help`} className={wrong === '' ? styles.help : styles.problem} aria-live="polite">
          {wrong === '' ? `最多 ${TAGS_MAX} 个，每个最多 ${TAG_MAX} 个字。` : wrong}
        </p>
      </div>
    </ActionModal>
  );
}
