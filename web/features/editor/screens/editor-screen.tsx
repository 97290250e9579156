import { App } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { EditorType } from '#contracts/rules/screens/screen.ts';
import { isDecimalId } from '#contracts/rules/whole-number.ts';
import { ColumnsSkeleton } from '#web/components/states/skeletons.tsx';
import { pageNumber, useAddress, wordsThat } from '#web/kit/address/address.ts';
import { Box } from '#web/kit/layout/shapes.ts';
import { AlbumBeginning } from '../chooser/album-beginning.tsx';
import { NoPlace } from '../chooser/no-place.tsx';
import type { DraftOfFile } from '../saving/draft-file.ts';
import { LocalWork } from './local-work.tsx';
import { OpenWork } from './open-work.tsx';

const PLACE = { id: wordsThat(isDecimalId), page: pageNumber };

const CALENDARS = 13;
const CalendarBeginning = lazy(async () => ({
  default: (await import('../calendar/calendar-beginning.tsx')).CalendarBeginning,
}));

interface EditorScreenProps {
  readonly feditorType: EditorType;
}

/** The online editor (在线编辑): of the work that the address names, or a choice of works. */
export function EditorScreen({ feditorType }: EditorScreenProps) {
  const { at } = useAddress(PLACE);
  // What is said here is of no use on another screen, and would lie over it.
  const { message } = App.useApp();
  useEffect(() => () => message.destroy(), [message]);
  const [local, setLocal] = useState<DraftOfFile | null>(null);
  const noPlace = <NoPlace onOpen={setLocal} />;
  const Start = feditorType === CALENDARS ? CalendarBeginning : AlbumBeginning;
  return (
    <Box data-editor-type={feditorType}>
      {local ? (
        <LocalWork key={local.document.pages[0]?.id} start={local} onOpen={setLocal} />
      ) : at.id === '' ? (
        <Suspense fallback={<ColumnsSkeleton />}>
          <Start noPlace={noPlace} />
        </Suspense>
      ) : (
        <OpenWork key={at.id} opusID={at.id} page={at.page} noPlace={noPlace} />
      )}
    </Box>
  );
}
