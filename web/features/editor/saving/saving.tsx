import { Button } from 'antd';
import { Row } from '#web/kit/layout/shapes.ts';
import { opened, useEditing, useOpen } from '../model/editing.ts';
import { SaveLine } from './save-line.tsx';
import type { OpenDraft } from './use-draft.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

/** How the draft is saved, and its versions; on a phone the way to them stands under 更多. */
export function Saving({ draft }: { readonly draft: OpenDraft }) {
  const { open } = useEditing();
  const hasVersions = useOpen((now) => now.dialog === 'versions');
  return (
    <Row gap={8} padX={8} grows>
      <SaveLine save={draft.save} />
      <Button
        className="s-off-phone"
        size="small"
        type="text"
        onClick={() => opened(open, { dialog: 'versions' })}
      >
        历史版本
      </Button>
      {hasVersions ? <VersionsDrawer draft={draft} onClose={() => opened(open, { dialog: null })} /> : null}
    </Row>
  );
}
