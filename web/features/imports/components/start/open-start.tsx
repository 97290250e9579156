import { useState } from 'react';
import { PublishButton } from '#web/features/publications/components/publish-button.tsx';
import type { MadeWork, Template } from '../../model/imports.ts';
import { useImports } from '../../model/use-imports.ts';
import { DropZone } from '../intake/drop-zone.tsx';
import { ImportQueue } from '../queue/import-queue.tsx';
import { BlankForm } from './blank-form.tsx';
import { CreatedDialog } from './created-dialog.tsx';
import styles from './open-start.module.css';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateWall } from './template-wall.tsx';

/** The three ways to start an e-book (制作电子书), and the imports under way. */
export function OpenStart() {
  const imports = useImports();
  const [template, setTemplate] = useState<Template | null>(null);
  const [created, setCreated] = useState<MadeWork | null>(null);
  return (
    <div className={styles.page}>
      <DropZone
        title="上传 PDF 或图片"
        room={imports.room}
        onFiles={(files) => imports.actions.add(files, 'ebook')}
      />
      <div className={styles.whole}>
        <ImportQueue imports={imports} renderPublish={({ opusID }) => <PublishButton opusID={opusID} />} />
      </div>
      <BlankForm onCreated={setCreated} />
      <div className={styles.whole}>
        <TemplateWall isLocked={false} onChoose={setTemplate} />
      </div>
      {template === null ? null : (
        <TemplateDialog
          template={template}
          onCreated={(work) => {
            setTemplate(null);
            setCreated(work);
          }}
          onClose={() => setTemplate(null)}
        />
      )}
      {created === null ? null : <CreatedDialog work={created} onClose={() => setCreated(null)} />}
    </div>
  );
}
