import { Input } from 'antd';
import { useState } from 'react';
import { NAME_MAX, readName } from '#contracts/rules/publications/publication-fields.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { opened, useEditing } from '../model/editing.ts';
import { useNewName } from '../model/use-new-name.ts';
import { TO_PAGE } from './photo-choice.tsx';

/** Gives the work another name (改名), which the spine shows too. */
export function RenameDialog() {
  const { open, around, opusID } = useEditing();
  const renaming = useNewName(opusID);
  const [name, setName] = useState(around.get().title);
  const [act, setAct] = useState({ isBusy: false, problem: '' });
  const close = () => opened(open, { dialog: null });

  async function rename(): Promise<void> {
    const read = readName(name);
    if (read.kind !== 'done') return setAct({ isBusy: false, problem: read.message });
    setAct({ isBusy: true, problem: '' });
    const renamed = await renaming(() => read.value);
    if (renamed === null || renamed.problem === '') close();
    else setAct({ isBusy: false, problem: renamed.problem });
  }

  return (
    <ActDialog
      title="改名"
      okText="保存"
      consequence="书名印在书脊上，也是作品在列表里的名称；页面上写的字不变。"
      act={act}
      returnTo={TO_PAGE}
      onOk={rename}
      onClose={close}
    >
      <Input
        aria-label="作品名称"
        value={name}
        maxLength={NAME_MAX}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={(event) => {
          // The Enter that ends a word of an input method is not meant.
          if (!event.nativeEvent.isComposing) void rename();
        }}
      />
    </ActDialog>
  );
}
