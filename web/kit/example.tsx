/** A list with a filter and a dialog, as a feature writes it. Nothing imports it; the compiler keeps it true. */
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { PUBLICATION_TYPES, TYPE_NAMES } from '#contracts/rules/publications/publication-states.ts';
import { RecordRow } from '#web/components/record-list.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { ViewLinks } from '#web/components/view-links.tsx';
import { shows } from '#web/lib/shows.ts';
import { useAct } from './act/use-act.ts';
import { oneOf, pageNumber, useAddress } from './address/address.ts';
import { ask, FRESH, PAGED } from './ask/ask.ts';
import type { DataOf } from './ask/send.ts';
import { ActDialog } from './dialog/act-dialog.tsx';
import { byRules, required } from './form/field-rules.ts';
import { TextField } from './form/text-field.tsx';
import { useForm } from './form/use-form.ts';
import { ListPage } from './list/list-page.tsx';

type Work = DataOf<'OpusServiceMag.getOpusList'>['list'][number];

const PAGE_SIZE = 24;
const PLACE = { type: oneOf(PUBLICATION_TYPES, 'ebook'), page: pageNumber };
const CHECK = byRules({ name: required('名称') });

/** The works (作品) of one type. */
export function WorksExample() {
  const address = useAddress(PLACE);
  const { type, page } = address.at;
  const asked = ask('OpusServiceMag.getOpusList', { type, page, pageSize: PAGE_SIZE });
  const query = useQuery({ ...asked, ...FRESH, ...PAGED });
  // The row itself: one that is looked up in the list goes with it, and takes the dialog and its refusal along.
  const [renamed, setRenamed] = useState<Work | null>(null);
  return (
    <div {...shows('OpusServiceMag.getOpusList', 'OpusServiceMag.renameOpus')}>
      <ViewLinks
        label="类型"
        views={TYPE_NAMES}
        current={type}
        hrefFor={(other) => address.hrefFor({ type: other, page: 1 })}
      />
      <ListPage
        query={query}
        address={address}
        pageSize={PAGE_SIZE}
        what="作品"
        empty={<EmptyState text="还没有作品" />}
      >
        {(work) => (
          <RecordRow key={work.ID}>
            <Button type="link" onClick={() => setRenamed(work)}>
              {work.name}
            </Button>
          </RecordRow>
        )}
      </ListPage>
      {renamed ? <RenameDialog work={renamed} onClose={() => setRenamed(null)} /> : null}
    </div>
  );
}

/** One word is soon typed again; a form of several asks before it closes (`useLeaveDialog` in `invoice-title-dialog.tsx`). */
function RenameDialog({ work, onClose }: { readonly work: Work; readonly onClose: () => void }) {
  const form = useForm({ start: { name: work.name }, check: CHECK });
  const renaming = useAct('OpusServiceMag.renameOpus', {
    doneText: '已改名',
    onRead: onClose,
    onFailure: form.refused,
  });
  const rename = () =>
    form.send(({ name }) => renaming.run({ opusID: work.ID, revision: work.revision, name }));
  return (
    <ActDialog
      title="重命名"
      okText="保存"
      consequence="链接不变。"
      act={renaming}
      onOk={rename}
      onClose={onClose}
    >
      <TextField label="名称" field={form.of('name')} takesFocus onEnter={rename} />
    </ActDialog>
  );
}
