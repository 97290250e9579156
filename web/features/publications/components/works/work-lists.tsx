import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Folder } from '#web/features/publications/model/work.ts';
import { hasPlaces, type WorkList } from '#web/features/publications/model/work-question.ts';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
import { FolderDialog } from '../dialogs/folder-dialog.tsx';
import { FolderEndingDialog } from '../dialogs/folder-ending-dialog.tsx';
import { FolderList, type FolderMove } from '../folder-list.tsx';
import { FolderSheet } from '../folder-sheet.tsx';
import { TagChips } from '../tag-chips.tsx';
import { useWorkAddress } from '../use-work-address.ts';
import { TypeTabs } from './type-tabs.tsx';
import styles from './work-lists.module.css';
import { WorksContents } from './works-contents.tsx';
import { WorksHeader } from './works-header.tsx';
import { WorksToolbar } from './works-toolbar.tsx';

interface AskedFolder {
  readonly move: FolderMove | 'make';
  readonly folder: Folder | null;
}

/** The lists of works with their filters: kinds, folders, tags, words. */
export function WorkLists({ type }: { type: WorkList }) {
  const address = useWorkAddress(type);
  const { at, hrefFor, hrefOf, go } = address;
  const { data: places } = useQuery({ ...ask('OpusServiceMag.getOpusPlaces'), ...FRESH });
  const [asked, setAsked] = useState<AskedFolder | null>(null);
  const isPlaced = hasPlaces(type);

  const folders = {
    places,
    folder: at.folder,
    hrefOf: (folder: string) => hrefFor({ folder }),
    onMake: () => setAsked({ move: 'make', folder: null }),
    onChange: (move: FolderMove, folder: Folder) => setAsked({ move, folder }),
  };

  return (
    <>
      <WorksHeader type={type} />
      <TypeTabs type={type} places={places} hrefOf={hrefOf} />
      <Stack columns="one" className={styles.columns} data-placed={isPlaced}>
        {isPlaced ? (
          <aside className={styles.side} aria-label="整理">
            <FolderList {...folders} />
          </aside>
        ) : null}
        <Box shrinks>
          <Stack gap={12} columns="one" className={styles.narrowing}>
            <WorksToolbar address={address}>{isPlaced ? <FolderSheet {...folders} /> : null}</WorksToolbar>
            {isPlaced && places ? (
              <TagChips tags={places.tags} tag={at.tag} hrefOf={(tag) => hrefFor({ tag })} />
            ) : null}
          </Stack>
          <WorksContents address={address} places={places} />
        </Box>
      </Stack>
      {asked?.move === 'delete' && asked.folder ? (
        <FolderEndingDialog
          folder={asked.folder}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            if (at.folder === asked.folder?.ID) go({ folder: '' });
          }}
        />
      ) : null}
      {asked !== null && asked.move !== 'delete' ? (
        <FolderDialog folder={asked.folder} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}
