import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Muted, Note, Stack } from '#web/kit/layout/shapes.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { shows } from '#web/lib/shows.ts';
import { NameVersionDialog } from './name-version-dialog.tsx';
import type { OpenDraft } from './use-draft.ts';
import type { Version } from './version.ts';
import { VersionDialog } from './version-dialog.tsx';
import { VersionList } from './version-list.tsx';

interface VersionsDrawerProps {
  readonly draft: OpenDraft;
  readonly onClose: () => void;
}

/** 历史版本: to look at, to name, to bring back. */
export function VersionsDrawer({ draft, onClose }: VersionsDrawerProps) {
  const { opusID, save } = draft;
  const query = useQuery({ ...ask('OpusServiceMag.getVersions', { opusID }), ...FRESH });
  /** The version to be named; 0 for the draft as it is. */
  const [named, setNamed] = useState<Version | 0 | null>(null);
  const [compared, setCompared] = useState<Version | null>(null);
  const isSaved = save.kind === 'saved';
  useFocusReturn();
  return (
    <Drawer open size={420} title="历史版本" onClose={onClose}>
      <Stack gap={12} {...shows('OpusServiceMag.getVersions')}>
        <Note>每小时第一次保存前自动留一个版本，保留 30 天；命名的一直保留。</Note>
        <Button disabled={!isSaved} onClick={() => setNamed(0)}>
          {isSaved ? '给现在的作品命名一个版本' : '保存之后才能命名版本'}
        </Button>
        <Answer query={query} what="历史版本">
          {({ list }) =>
            list.length === 0 ? (
              <Muted>还没有历史版本，开始编辑后会自动出现。</Muted>
            ) : (
              <VersionList list={list} onName={setNamed} onCompare={setCompared} />
            )
          }
        </Answer>
      </Stack>
      {named === null ? null : (
        <NameVersionDialog opusID={opusID} version={named || null} onClose={() => setNamed(null)} />
      )}
      {compared === null ? null : (
        <VersionDialog draft={draft} version={compared} onClose={() => setCompared(null)} />
      )}
    </Drawer>
  );
}
