import { useRef, useState } from 'react';
import { PublishButton } from '#web/features/publications/components/publish-button.tsx';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
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
  const queue = useRef<HTMLDivElement>(null);
  const [template, setTemplate] = useState<Template | null>(null);
  const [created, setCreated] = useState<MadeWork | null>(null);
  return (
    <Stack gap={24} className={styles.page}>
      <DropZone
        title="上传 PDF 或图片"
        room={imports.room}
        onFiles={(files) => {
          imports.actions.add(files, 'ebook');
          // How far they are is seen at once, also where that stands further down.
          requestAnimationFrame(() => queue.current?.scrollIntoView({ block: 'nearest' }));
        }}
      />
      <Box ref={queue} spans className={styles.whole}>
        <ImportQueue imports={imports} renderPublish={({ opusID }) => <PublishButton opusID={opusID} />} />
      </Box>
      <BlankForm type="ebook" onCreated={setCreated} />
      <Box spans className={styles.whole}>
        <TemplateWall isLocked={false} onChoose={setTemplate} />
      </Box>
      {template === null ? null : (
        <TemplateDialog
          template={template}
          type="ebook"
          onCreated={(work) => {
            setTemplate(null);
            setCreated(work);
          }}
          onClose={() => setTemplate(null)}
        />
      )}
      {created === null ? null : <CreatedDialog work={created} onClose={() => setCreated(null)} />}
    </Stack>
  );
}
