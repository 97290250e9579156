import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { useId } from 'react';
import { MOST_BYTES } from '#contracts/rules/files/file-kinds.ts';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { SheetsToBookDrawing } from '#web/components/pictures/drawings.tsx';
import { Box, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { shows } from '#web/lib/shows.ts';
import type { ShownImports } from '../../model/use-imports.ts';
import styles from './drop-zone.module.css';
import { FileButton } from './file-button.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface DropZoneProps {
  /** What happens to the files, as the heading of the zone. */
  readonly title: string;
  /** In a drawer there is less room. */
  readonly isSmall?: boolean;
  readonly room: ShownImports['room'];
  readonly onFiles: (files: readonly File[]) => void;
}

const DRAGGED = '拖到页面任意位置、点击选择，或直接粘贴图片；可以一次放多个文件。';
const TOUCHED = '可以一次选多个：PDF 各成一本，图片合成一本。';

const LIMITS = [
  `PDF 不超过 ${sizeInWords(MOST_BYTES.pdf)}`,
  `图片每张不超过 ${sizeInWords(MOST_BYTES.jpeg)}`,
  `每个作品最多 ${DOCUMENT_LIMITS.pages} 页`,
];

/** The upload zone (上传): files are dropped anywhere on the screen, chosen, or pasted. */
export function DropZone({ title, isSmall = false, room, onFiles }: DropZoneProps) {
  const titleId = useId();
  const isOver = useFileDrop(onFiles);
  const isTouch = useMedia('(pointer: coarse)');

  return (
    <>
      <Stack
        as="section"
        gap={8}
        radius="sheet"
        ground="sheet"
        items="center"
        text="center"
        className={styles.zone}
        data-small={isSmall}
        aria-labelledby={titleId}
      >
        <SheetsToBookDrawing />
        <Text as="h2" id={titleId} above={8} tone="ink" size="20-28" className={styles.title}>
          {title}
        </Text>
        <Box as="p" tone="muted" className={styles.text}>
          {isTouch ? TOUCHED : DRAGGED}
        </Box>
        <FileButton
          text="选择文件"
          type="primary"
          size="large"
          className={styles.choose}
          icon={<UploadOutlined aria-hidden="true" />}
          isMany
          onFiles={onFiles}
        />
        <Row
          as="ul"
          align="stretch"
          wraps
          size="12-20"
          digits
          above={12}
          tone="muted"
          justify="center"
          className={styles.limits}
          aria-label="文件要求"
        >
          {LIMITS.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </Row>
        {room === null ? null : (
          <Box as="p" size="12-20" tone="muted" digits {...shows('OpusServiceMag.getImports')}>
            存储空间已用 {sizeInWords(room.usedBytes)}，共 {sizeInWords(room.quotaBytes)}
          </Box>
        )}
      </Stack>
      {isOver ? (
        <Stack className={styles.veil}>
          <Stack
            as="p"
            gap={16}
            items="center"
            size="20-28"
            weight={600}
            radius="sheet"
            tone="ink"
            className={styles.invitation}
          >
            <SheetsToBookDrawing />
            松开鼠标，开始上传
          </Stack>
        </Stack>
      ) : null}
    </>
  );
}
