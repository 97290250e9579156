import { useState } from 'react';
import { mustBeDone } from '#contracts/rules/decision.ts';
import { readFolderName } from '#contracts/rules/publications/publication-fields.ts';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { send } from '#web/kit/ask/send.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { byRules, readable } from '#web/kit/form/field-rules.ts';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { shows } from '#web/lib/shows.ts';
import { WORK_FAILURES } from '../../model/outdated.ts';
import { seen, type Work, type WorkPlaces } from '../../model/work.ts';
import { NO_FOLDER } from '../../model/work-question.ts';
import { wordsFor } from '../../model/work-words.ts';
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

/** Moves into a folder that may have to be made first. */
async function moveInto({ works, folderID, newName }: Moving) {
  const move = (ID: string) => send('OpusServiceMag.moveOpus', { ...seen(works), folderID: ID });
  if (newName === '') return move(folderID);
  const made = await send('OpusServiceMag.saveOpusFolder', { folderID: '', name: newName });
  return made.ok ? move(made.value.ID) : made;
}

const MOVING = { operation: 'OpusServiceMag.moveOpus', call: moveInto } as const;

const CHECK = byRules({ name: readable(readFolderName) });

/** 移动到文件夹. */
export function MoveDialog({ works, folders, onClose, onDone }: MoveDialogProps) {
  const [first] = works;
  const isTogether = works.every(({ folderID }) => folderID === first?.folderID);
  const here = isTogether ? first?.folderID || NO_FOLDER : '';
  const [chosen, setChosen] = useState(here);
  const form = useForm({ start: { name: '' }, check: CHECK });
  const name = folders.find(({ ID }) => ID === chosen)?.name;
  const moving = useAct(MOVING, {
    ...WORK_FAILURES,
    doneText: chosen === NO_FOLDER ? '已移出文件夹' : `已移动到「${name ?? form.values.name.trim()}」`,
    onDone,
  });

  function move(): unknown {
    if (chosen !== NEW) return moving.run({ works, folderID: chosen, newName: '' });
    return form.send((typed) => {
      const newName = mustBeDone(readFolderName(typed.name));
      // An earlier attempt may have made it.
      const made = folders.find((folder) => folder.name === newName);
      return moving.run({ works, folderID: made?.ID ?? '', newName: made ? '' : newName });
    });
  }

  return (
    <ActDialog
      title={`移动${wordsFor(works)}`}
      okText="移动"
      consequence="文件夹只用来整理，不影响分享和印刷。"
      act={moving}
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
        <TextField label="文件夹名称" field={form.of('name')} takesFocus onEnter={move} />
      ) : null}
    </ActDialog>
  );
}
