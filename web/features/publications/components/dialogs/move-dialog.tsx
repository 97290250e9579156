import { useState } from 'react';
import { readFolderName } from '#contracts/rules/publications/publication-fields.ts';
import { ActionModal } from '#web/components/action-modal.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { shows } from '#web/lib/shows.ts';
import { moveWorks, saveFolder, type Work, type WorkPlaces } from '../../api.ts';
import { NO_FOLDER } from '../../model/work-question.ts';
import { wordsFor } from '../../model/work-words.ts';
import { mutations } from '../../mutations.ts';
import { useAskedAction } from '../use-asked-action.ts';
import type { DialogProps } from './dialog-props.ts';

interface MoveDialogProps extends DialogProps {
  readonly folders: WorkPlaces['folders'];
}

const NEW = 'new';

interface Moving {
  readonly works: readonly Work[];
  readonly folderID: string;
  /** The name of a folder that is yet to be made; empty where one is there. */
  readonly newName: string;
}

/** Into a folder that may have to be made first. */
async function moveInto({ works, folderID, newName }: Moving) {
  if (newName === '') return moveWorks({ works, folderID });
  const made = await saveFolder({ folderID: '', name: newName });
  return made.ok ? moveWorks({ works, folderID: made.value }) : made;
}

const MOVING = { call: moveInto, touches: mutations.move.touches };

/** 移动到文件夹. */
export function MoveDialog({ works, folders, onClose, onDone }: MoveDialogProps) {
  const [first] = works;
  const isTogether = works.every(({ folderID }) => folderID === first?.folderID);
  const here = isTogether ? first?.folderID || NO_FOLDER : '';
  const [chosen, setChosen] = useState(here);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const name = folders.find(({ ID }) => ID === chosen)?.name;
  const { act, isBusy, problem } = useAskedAction(MOVING, {
    said: chosen === NO_FOLDER ? '已移出文件夹' : `已移动到「${name ?? text.trim()}」`,
    onDone,
  });

  function move(): void {
    if (chosen === NEW) moveIntoNew();
    else act({ works, folderID: chosen, newName: '' });
  }

  function moveIntoNew(): void {
    const read = readFolderName(text);
    if (read.kind === 'done') {
      // Also the one that an attempt before has made.
      const made = folders.find((folder) => folder.name === read.value);
      act({ works, folderID: made?.ID ?? '', newName: made ? '' : read.value });
    } else setWrong(read.message);
  }

  return (
    <ActionModal
      title={`移动${wordsFor(works)}`}
      okText="移动"
      loses="文件夹只用来整理，不影响分享和印刷。"
      isBusy={isBusy}
      problem={problem}
      isReady={chosen !== '' && chosen !== here}
      onOk={move}
      onClose={onClose}
    >
      <div {...shows('OpusServiceMag.moveOpus', 'OpusServiceMag.getOpusPlaces')}>
        <ChoiceList
          label="文件夹"
          chosen={chosen}
          choices={[
            ...folders.map(({ ID, name, works }) => ({ key: ID, title: name, value: `${works} 件` })),
            { key: NO_FOLDER, title: '不放入文件夹' },
            { key: NEW, title: '新建文件夹' },
          ]}
          onChoose={setChosen}
        />
      </div>
      {chosen === NEW ? (
        <TextField
          label="文件夹名称"
          text={text}
          problem={wrong}
          onChange={(value) => {
            setText(value);
            setWrong('');
          }}
          onEnter={move}
        />
      ) : null}
    </ActionModal>
  );
}
