import { Button } from 'antd';
import { useState } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';
import { SaveLine } from './save-line.tsx';
import type { OpenDraft } from './use-draft.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

/** How the draft is saved, and its versions. */
export function Saving({ draft }: { readonly draft: OpenDraft }) {
  const [hasVersions, setHasVersions] = useState(false);
  return (
    <Row gap={8} padX={8} grows>
      <SaveLine save={draft.save} />
      <Button size="small" type="text" onClick={() => setHasVersions(true)}>
        历史版本
      </Button>
      {hasVersions ? <VersionsDrawer draft={draft} onClose={() => setHasVersions(false)} /> : null}
    </Row>
  );
}
