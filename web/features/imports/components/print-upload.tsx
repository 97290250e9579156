import { Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { Note } from '#web/kit/layout/shapes.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { PATHS } from '#web/lib/paths.ts';
import type { ImportType } from '../model/import-job.ts';
import { useImports } from '../model/use-imports.ts';
import { DropZone } from './intake/drop-zone.tsx';
import styles from './print-upload.module.css';
import { ImportQueue } from './queue/import-queue.tsx';

type PrintType = Exclude<ImportType, 'ebook'>;

const KINDS: readonly { readonly key: PrintType; readonly title: string; readonly note: string }[] = [
  { key: 'album', title: '画册', note: '图片为主：作品集、产品画册' },
  { key: 'document', title: '文档', note: '文字为主：文集、教材、会议资料' },
];

const UNDERLINED = { textDecoration: 'underline' } as const;

interface PrintUploadProps {
  readonly onClose: () => void;
}

/** The upload of print files (上传印刷文件), open to every member. */
export function PrintUpload({ onClose }: PrintUploadProps) {
  const imports = useImports();
  const [type, setType] = useState<PrintType>('album');
  useFocusReturn();
  return (
    <Drawer
      open
      title="上传印刷文件"
      size={640}
      onClose={onClose}
      afterOpenChange={focusDialog}
      classNames={{ wrapper: styles.wrapper, body: styles.body }}
    >
      <Note>文件只用于印刷，只有您自己看得到，不会公开。关掉这里也会继续上传，完成后出现在我的作品里。</Note>
      <ChoiceList
        label="印成什么"
        choices={KINDS}
        chosen={type}
        onChoose={(key) => setType(KINDS.find((kind) => kind.key === key)?.key ?? 'album')}
      />
      {type === 'album' ? (
        <Note>
          这里每张图片印成一页。想把照片排成相册，请
          <Link style={UNDERLINED} to={PATHS.opusListEdit.getHref()}>
            用照片做画册
          </Link>
          。
        </Note>
      ) : null}
      <DropZone
        title="把 PDF 或图片放到这里"
        isSmall
        room={imports.room}
        onFiles={(files) => imports.actions.add(files, type)}
      />
      <ImportQueue imports={imports} />
    </Drawer>
  );
}
