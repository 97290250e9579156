import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { useUnloadWarning } from '#web/lib/document/use-leave-guard.ts';
import type { Draft } from '../model/draft.ts';
import { type DraftOfFile, exportDraft } from '../saving/draft-file.ts';
import { Notice } from '../saving/notice.tsx';
import { SaveLine } from '../saving/save-line.tsx';
import { useDraftFile } from '../saving/use-draft-file.ts';
import { Editor } from './editor.tsx';

interface LocalWorkProps {
  readonly start: DraftOfFile;
  readonly onOpen: (other: DraftOfFile) => void;
}

/** A work that only files keep (本地作品), before a backend that has no place for it. */
export function LocalWork({ start, onOpen }: LocalWorkProps) {
  const { name, document } = start;
  const latest = useRef<PageDocument>(document);
  const [filedAt, setFiledAt] = useState<number | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  useUnloadWarning(isChanged);
  const open = useDraftFile(onOpen, () => (isChanged ? '请先把现在的作品存为文件' : ''));

  function save(): void {
    exportDraft(name, latest.current);
    setFiledAt(Date.now());
    setIsChanged(false);
  }

  const draft: Draft = {
    ...{ opusID: '', name, document, isReadOnly: false },
    save: { kind: 'no-place', filedAt },
    changed(next) {
      latest.current = next;
      setFiledAt(null);
      setIsChanged(true);
    },
  };
  return (
    <Editor
      draft={draft}
      page={1}
      save={<SaveLine save={draft.save} />}
      notice={
        <Notice words="此后端没有保存作品的地方。请存为文件，下次从文件打开接着编辑。">
          <Button size="small" type="primary" onClick={save}>
            存为文件
          </Button>
          <Button size="small" onClick={() => void open()}>
            从文件打开
          </Button>
        </Notice>
      }
    />
  );
}
