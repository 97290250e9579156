import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { fetchDraft } from '#web/features/editor/saving/fetch-draft.ts';
import { documentOf } from '#web/features/editor/saving/known-draft.ts';
import { NameVersionDialog } from '#web/features/editor/saving/name-version-dialog.tsx';
import type { Version } from '#web/features/editor/saving/version.ts';
import { type ComparedDraft, VersionDialog } from '#web/features/editor/saving/version-dialog.tsx';
import { VersionList } from '#web/features/editor/saving/version-list.tsx';
import { isTooLong, TooLong } from '#web/features/publications/components/too-long.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask, askBy, FRESH } from '#web/kit/ask/ask.ts';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { client } from '#web/lib/call/client.ts';
import { mapped } from '#web/lib/call/outcome.ts';
import { shows } from '#web/lib/shows.ts';
import type { Setting } from '../model/setting.ts';

/** The draft that a version is held against, as the server has it. */
function draftOf(opusID: string, revision: number) {
  const input = { opusID, contents: 'Y', revision };
  return askBy('OpusServiceMag.getDraft', input, async () =>
    mapped(await fetchDraft({ opusID, api: client() }), (known): ComparedDraft => {
      const document = documentOf(known);
      const save = { kind: 'saved' };
      return {
        opusID,
        name: known.name,
        document,
        save,
        current: () => document,
        revision: () => known.revision,
      };
    }),
  );
}

/** The versions of a work (历史版本): named, held against the draft page by page, brought back. */
export function VersionsSheet({ setting: { opusID, revision } }: { readonly setting: Setting }) {
  const query = useQuery({ ...ask('OpusServiceMag.getVersions', { opusID }), ...FRESH });
  /** 0 for the draft as it is. */
  const [named, setNamed] = useState<Version | 0 | null>(null);
  const [compared, setCompared] = useState<Version | null>(null);
  const add = <Button onClick={() => setNamed(0)}>给现在的作品命名一个版本</Button>;
  return (
    <Sheet title="历史版本" {...shows('OpusServiceMag.getVersions')}>
      {isTooLong(query.error) ? (
        <TooLong {...{ opusID }} error={query.error} cannot="不能命名、对比和恢复版本" />
      ) : (
        <Answer query={query} what="历史版本">
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState text="还没有历史版本：发布、付印和编辑时会自动留一个。" action={add} />
            ) : (
              <Stack gap={12} columns="one">
                <Row gap={12} wraps justify="between">
                  <Note size="12-20">
                    自动的版本保留 30 天，命名的一直保留；恢复前，现在的内容也会留作一个版本。
                  </Note>
                  {add}
                </Row>
                <VersionList list={list} onName={setNamed} onCompare={setCompared} />
              </Stack>
            )
          }
        </Answer>
      )}
      {named === null ? null : (
        <NameVersionDialog opusID={opusID} version={named || null} onClose={() => setNamed(null)} />
      )}
      {compared === null ? null : (
        <Comparing opusID={opusID} revision={revision} version={compared} onClose={() => setCompared(null)} />
      )}
    </Sheet>
  );
}

interface ComparingProps {
  readonly opusID: string;
  readonly revision: number;
  readonly version: Version;
  readonly onClose: () => void;
}

function Comparing({ opusID, revision, version, onClose }: ComparingProps) {
  const query = useQuery(draftOf(opusID, revision));
  return (
    <div {...shows('OpusServiceMag.getDraft', 'OpusServiceMag.restoreVersion')}>
      <Answer query={query} what="现在的内容">
        {(draft) => <VersionDialog draft={draft} version={version} onClose={onClose} />}
      </Answer>
    </div>
  );
}
