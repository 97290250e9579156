import { useState } from 'react';
import { copiedAreas, pagesNamed } from '#contracts/rules/pages/areas/area-edits.ts';
import { AREAS_OF_PAGE } from '#contracts/rules/pages/areas/check-areas.ts';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { newId } from '#web/features/editor/model/new-id.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import type { Areas } from '../model/use-areas.ts';

type Which = 'all' | 'odd' | 'even' | 'some';

interface CopyDialogProps {
  readonly desk: Areas;
  readonly onDone: (told: string) => void;
  readonly onClose: () => void;
}

/** The chosen areas on other pages as well (复制到页). */
export function CopyDialog({ desk, onDone, onClose }: CopyDialogProps) {
  const [which, setWhich] = useState<Which>('all');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const chosen = desk.areas.filter(({ id }) => desk.chosen.includes(id));
  const pageNum = desk.pages.length;

  function copy(): void {
    const named = which === 'some' ? pagesNamed(typed, pageNum) : null;
    if (which === 'some' && named === null) {
      setProblem(`请填写 1 到 ${pageNum} 之间的页码，例如：2,5-8`);
      return;
    }
    const isMeant = (no: number) =>
      which === 'all' || (named ? named.has(no) : no % 2 === (which === 'odd' ? 1 : 0));
    const to = new Set(
      desk.pages.flatMap(({ page }, at) => (page !== desk.page && isMeant(at + 1) ? [page] : [])),
    );
    const { pages, full } = copiedAreas(desk.pages, chosen, to, newId);
    desk.edit(pages);
    const kept =
      full.length === 0 ? '' : `；${full.length} 页放不下（每页最多 ${AREAS_OF_PAGE} 个），没有复制`;
    onDone(`已复制到 ${to.size - full.length} 页${kept}`);
  }

  return (
    <ActDialog
      title={`复制 ${chosen.length} 个热区到`}
      okText="复制"
      consequence="放在同样的位置，可以撤销。当前页不重复放。"
      onOk={copy}
      onClose={onClose}
    >
      <ChoiceList
        label="复制到哪些页"
        chosen={which}
        onChoose={(key) => setWhich(key as Which)}
        choices={[
          { key: 'all', title: '所有页' },
          { key: 'odd', title: '奇数页' },
          { key: 'even', title: '偶数页' },
          { key: 'some', title: '指定的页' },
        ]}
      />
      {which === 'some' ? (
        <TextField
          label="页码"
          placeholder="例如：2,5-8"
          takesFocus
          onEnter={copy}
          field={{
            value: typed,
            problem,
            change: (text) => {
              setTyped(text);
              setProblem('');
            },
          }}
        />
      ) : null}
    </ActDialog>
  );
}
