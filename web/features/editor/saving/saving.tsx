import { App, Button } from 'antd';
import { useEffect, useState } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';
import { useUnloadWarning } from '#web/lib/document/use-leave-guard.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { exportDraft } from './draft-file.ts';
import type { News } from './draft-session.ts';
import { SaveLine } from './save-line.tsx';
import type { OpenDraft } from './use-draft.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

/** How the draft is saved, with what its saving asks and tells, and its versions. */
export function Saving({ draft }: { readonly draft: OpenDraft }) {
  const { save, words, conflicts, news, document, hideNews } = draft;
  const { message } = App.useApp();
  const [isPutOff, setIsPutOff] = useState(false);
  const [hasVersions, setHasVersions] = useState(false);
  useUnloadWarning(save.kind === 'failed' || save.kind === 'conflict');

  useEffect(() => {
    if (!news) return;
    void message.info(newsWords(news), 6);
    hideNews();
  }, [news, message, hideNews]);

  return (
    <Row gap={8}>
      <SaveLine
        save={save}
        words={words}
        onRetry={draft.retry}
        onDecide={() => setIsPutOff(false)}
        onTakeOver={draft.takeOver}
      />
      {save.kind === 'failed' || save.kind === 'offline' ? (
        <Button size="small" onClick={() => exportDraft(draft.name, draft.current())}>
          存为文件
        </Button>
      ) : null}
      <Button size="small" type="text" onClick={() => setHasVersions(true)}>
        历史版本
      </Button>
      {save.kind === 'conflict' && conflicts.length > 0 && !isPutOff ? (
        <ConflictDialog
          {...{ conflicts, words }}
          size={document}
          savedBy={save.savedBy}
          savedAt={save.savedAt}
          onDecide={draft.decide}
          onClose={() => setIsPutOff(true)}
        />
      ) : null}
      {hasVersions ? <VersionsDrawer draft={draft} onClose={() => setHasVersions(false)} /> : null}
    </Row>
  );
}

function newsWords({ kind, pages }: News): string {
  const places = pages.length === 0 ? '一些修改' : `第 ${pages.join('、')} 页`;
  return kind === 'merged' ? `另一设备改了${places}，已合并` : `找回了上次没有保存的${places}`;
}
