import { App, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { useUnloadWarning } from '#web/lib/document/use-leave-guard.ts';
import type { SaveState } from '../model/draft.ts';
import { sheetsWords } from '../model/role-words.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { exportDraft } from './draft-file.ts';
import type { News } from './draft-session.ts';
import { Notice } from './notice.tsx';
import type { OpenDraft } from './use-draft.ts';

/** Why the draft is not saved or not editable here, and the ways on (保存提示); nothing while all is well. */
export function SaveNotice({ draft }: { readonly draft: OpenDraft }) {
  const { save, news, hideNews, current } = draft;
  const { message } = App.useApp();
  const [isRead, setIsRead] = useState(false);
  useUnloadWarning(save.kind === 'failed' || save.kind === 'conflict');

  useEffect(() => {
    if (!news) return;
    void message.info(newsWords(news, current()));
    hideNews();
  }, [news, message, hideNews, current]);

  if (draft.isOver) {
    return (
      <Notice words={overWords(draft)}>
        <ToFile draft={draft} />
      </Notice>
    );
  }
  switch (save.kind) {
    case 'readonly':
      if (isRead) return null;
      return (
        <Notice words={READ_ONLY_WORDS}>
          <WaysOfReader draft={draft} onRead={() => setIsRead(true)} />
        </Notice>
      );
    case 'conflict':
      return <InConflict draft={draft} save={save} />;
    case 'failed':
    case 'offline':
      return (
        <Notice words={unsavedWords(draft)}>
          <WaysOfUnsaved draft={draft} />
        </Notice>
      );
    default:
      return null;
  }
}

function newsWords({ kind, pages }: News, document: PageDocument): string {
  const places = pages.length === 0 ? '一些修改' : sheetsWords(pages, document);
  return kind === 'merged' ? `另一设备改了${places}，已合并` : `找回了上次没有保存的${places}`;
}

interface InConflictProps {
  readonly draft: OpenDraft;
  readonly save: Extract<SaveState, { kind: 'conflict' }>;
}

function InConflict({ draft, save }: InConflictProps) {
  const { conflicts, words, document, decide } = draft;
  const [isPutOff, setIsPutOff] = useState(false);
  return (
    <Notice words="另一设备改了同一页，选好之前不会保存。">
      <Button size="small" type="primary" onClick={() => setIsPutOff(false)}>
        选择保留哪个
      </Button>
      {conflicts.length > 0 && !isPutOff ? (
        <ConflictDialog
          {...{ conflicts, words }}
          size={document}
          savedBy={save.savedBy}
          savedAt={save.savedAt}
          onDecide={decide}
          onClose={() => setIsPutOff(true)}
        />
      ) : null}
    </Notice>
  );
}

function unsavedWords({ save, words, isKept }: OpenDraft): string {
  const why = save.kind === 'offline' ? '没有网络' : words === '' ? '没有连上服务器' : words;
  const where = isKept ? '修改留在这台设备上' : '这台设备也存不下，请先存为文件，不要关闭这一页';
  return `${why.replace(/。$/, '')}。${where}，会自动重试。`;
}

/** The work is another member's who ended it, or it is gone. */
function overWords({ save }: OpenDraft): string {
  const why = '您不能再编辑这个作品。';
  return save.kind === 'saved' ? why : `${why}有修改没有保存，请存为文件，不要先关闭这一页。`;
}

function WaysOfUnsaved({ draft }: { readonly draft: OpenDraft }) {
  return (
    <>
      <Button size="small" onClick={draft.retry}>
        现在重试
      </Button>
      <ToFile draft={draft} />
    </>
  );
}

function ToFile({ draft }: { readonly draft: OpenDraft }) {
  return (
    <Button size="small" onClick={() => exportDraft(draft.name, draft.current())}>
      存为文件
    </Button>
  );
}

const READ_ONLY_WORDS = '已在另一个标签页打开，这里只能查看。接管之后，那边保存完就改为查看。';

function WaysOfReader({ draft, onRead }: { readonly draft: OpenDraft; readonly onRead: () => void }) {
  const navigate = useNavigate();
  const copying = useAct('OpusServiceMag.copyOpus', {
    doneText: '已另存副本',
    onDone: ({ ID, type }) => void navigate(editingPath(type, ID)),
  });
  return (
    <>
      <Button size="small" onClick={onRead}>
        只查看
      </Button>
      <Button size="small" type="primary" onClick={draft.takeOver}>
        接管编辑
      </Button>
      {draft.teamEditing?.isOwn === 'N' ? null : (
        <Button
          size="small"
          loading={copying.isBusy}
          onClick={() => void copying.run({ opusID: draft.opusID })}
        >
          另存副本
        </Button>
      )}
      <Problem text={copying.problem} />
    </>
  );
}
