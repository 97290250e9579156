import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import { FileButton } from '#web/features/imports/components/intake/file-button.tsx';
import { useCreating } from '#web/features/imports/components/start/use-creating.ts';
import type { MadeWork } from '#web/features/imports/model/imports.ts';
import { ask } from '#web/kit/ask/ask.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { UNNAMED_ALBUM } from '../model/album-name.ts';
import { KeptUploadLine } from '../panels/upload-line.tsx';
import { ACCEPTED_PICTURES, usePhotoUpload } from '../panels/use-photo-upload.ts';

/** Square, so that photos of either shape suit it; pages are added for more of them. */
const FOR_PHOTOS = {
  ...{ name: UNNAMED_ALBUM, type: 'album', widthMm: '210', heightMm: '210', pageNum: '12' },
} as const;
/** As many beside each other as there is room for. */
const WAYS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))' };

/** What begins more quietly is asked for once the screen is there. */
const LATE_MS = 1000;
/** Room for a thumb that moves nothing; and for the words, before it is known whether they are of use. */
const QUIET_WAY: CSSProperties = {
  padding: '8px 0 16px',
  margin: '-8px 0 -16px',
  textDecoration: 'underline',
};

interface AlbumWaysProps {
  /** Hears of an album for these photos. */
  readonly onCreated: (work: MadeWork, photos: readonly string[]) => void;
  readonly onTemplates: () => void;
  readonly onBlank: () => void;
}

/** An album is made once its first photos are there: turning away before leaves none behind. */
function useAlbumOfPhotos(onCreated: AlbumWaysProps['onCreated']) {
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const creating = useCreating(
    () => {},
    () => false,
  );
  async function make(chosen: readonly string[]): Promise<void> {
    const work = await creating.run(FOR_PHOTOS);
    if (work !== null) onCreated(work, chosen);
  }
  const upload = usePhotoUpload((brought, areAll) => {
    const all = [...new Set([...photos, ...brought.map(({ photo }) => photo)])];
    setPhotos(all);
    // Where some failed, they may come yet.
    if (areAll && isHere.current) void make(all);
  });
  const isBusy = creating.isBusy || upload.progress !== null;
  return { photos, upload, isBusy, problem: creating.problem, make };
}

/** Whether the member ever brought photos; false until that is known. */
function useHasPhotos(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...ask('OpusServiceMag.getPhotos', {}), enabled: isLate });
  return data !== undefined && data.list.length > 0;
}

/** The ways to begin an album (做一本新画册), before all else. */
export function AlbumWays({ onCreated, onTemplates, onBlank }: AlbumWaysProps) {
  const { photos, upload, isBusy, problem, make } = useAlbumOfPhotos(onCreated);
  const hasPhotos = useHasPhotos() && upload.progress === null;
  return (
    <Sheet title="做一本新画册" {...shows('OpusServiceMag.createOpus', 'OpusServiceMag.getPhotos')}>
      <Stack gap={16} style={WAYS}>
        <Stack gap={8} content="start" columns="one">
          <FileButton
            text="从照片开始"
            accept={ACCEPTED_PICTURES}
            isMany
            type="primary"
            size="large"
            block
            loading={isBusy}
            onFiles={(files) => void upload.bring(files)}
          />
          <Muted size={12}>
            选好照片，按拍摄时间自动排成一本方形画册。{' '}
            <Text
              as="button"
              type="button"
              bare
              nowrap
              tone="ink"
              style={{ ...QUIET_WAY, visibility: hasPhotos ? 'visible' : 'hidden' }}
              onClick={() => void make([])}
            >
              用传过的照片
            </Text>
          </Muted>
          <KeptUploadLine upload={upload} />
          <Problem text={problem} />
          {isBusy || photos.length === 0 ? null : (
            <Row>
              <Button onClick={() => void make(photos)}>用传好的 {photos.length} 张开始</Button>
            </Row>
          )}
        </Stack>
        <Stack gap={8} content="start">
          <Button size="large" block onClick={onTemplates}>
            选模板
          </Button>
          <Muted size={12}>版式已经排好，放进照片就是一本。</Muted>
        </Stack>
        <Stack gap={8} content="start">
          <Button size="large" block onClick={onBlank}>
            空白
          </Button>
          <Muted size={12}>选好开本和页数，一页一页做。</Muted>
        </Stack>
      </Stack>
    </Sheet>
  );
}
