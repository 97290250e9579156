import { Checkbox } from 'antd';
import { useState } from 'react';
import { ActionModal } from '#web/components/action-modal.tsx';
import { shows } from '#web/lib/shows.ts';
import { lossesOf } from '../../model/losses.ts';
import { wordsFor } from '../../model/work-words.ts';
import { mutations } from '../../mutations.ts';
import { useAskedAction } from '../use-asked-action.ts';
import type { DialogProps } from './dialog-props.ts';
import styles from './losses.module.css';
import { Losses } from './losses.tsx';

const NAMED = 5;

/** 彻底删除: says what goes, and wants a second word before it does. */
export function PurgeDialog({ works, onClose, onDone }: DialogProps) {
  const [isSure, setIsSure] = useState(false);
  const { act, isBusy, problem } = useAskedAction(mutations.purge, { said: '已彻底删除', onDone });
  const named = works.slice(0, NAMED);
  return (
    <ActionModal
      title={`彻底删除${wordsFor(works)}？`}
      okText="彻底删除"
      loses="内容、链接和发布过的版本都会删除，不能恢复。"
      isEnding
      isBusy={isBusy}
      problem={problem}
      isReady={isSure}
      onOk={() => act(works)}
      onClose={onClose}
    >
      {works.length > 1 ? (
        <ul className={styles.names}>
          {named.map(({ ID, name }) => (
            <li key={ID}>《{name}》</li>
          ))}
          {works.length > NAMED ? <li>还有 {works.length - NAMED} 件</li> : null}
        </ul>
      ) : null}
      <Losses sentences={lossesOf(works, '')} />
      <Checkbox
        checked={isSure}
        onChange={(event) => setIsSure(event.target.checked)}
        {...shows('OpusServiceMag.purgeOpus')}
      >
        我知道删除后不能恢复
      </Checkbox>
    </ActionModal>
  );
}
