import { Button } from 'antd';
import { Sheet } from '#web/components/sheet.tsx';
import { useCreating } from '#web/features/imports/components/start/use-creating.ts';
import type { MadeWork } from '#web/features/imports/model/imports.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Box, Muted, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { UNNAMED_ALBUM } from '../model/album-name.ts';

/** Square, so that photos of either shape suit it; pages are added for more of them. */
const FOR_PHOTOS = {
  ...{ name: UNNAMED_ALBUM, type: 'album', widthMm: '210', heightMm: '210', pageNum: '12' },
} as const;
/** As many beside each other as there is room for. */
const WAYS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))' };

interface AlbumWaysProps {
  /** Hears of an album that waits for photos. */
  readonly onCreated: (work: MadeWork) => void;
  readonly onTemplates: () => void;
  readonly onBlank: () => void;
}

/** The ways to begin an album (做一本新画册), before all else. */
export function AlbumWays({ onCreated, onTemplates, onBlank }: AlbumWaysProps) {
  const creating = useCreating(onCreated, () => false);
  return (
    <Sheet title="做一本新画册" {...shows('OpusServiceMag.createOpus')}>
      <Stack gap={16} style={WAYS}>
        <Stack gap={8} content="start">
          <Button
            type="primary"
            size="large"
            block
            loading={creating.isBusy}
            onClick={() => creating.run(FOR_PHOTOS)}
          >
            从照片开始
          </Button>
          <Muted size={12}>上传照片，按拍摄时间自动排成一本方形画册。</Muted>
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
      <Box above={8}>
        <Problem text={creating.problem} />
      </Box>
    </Sheet>
  );
}
