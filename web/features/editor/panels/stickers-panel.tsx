import { type CSSProperties, memo } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import { withIds } from '#contracts/rules/pages/ids.ts';
import { STICKER_KINDS, type Sticker, type StickerKind } from '#contracts/rules/stickers/sticker.ts';
import { STICKERS } from '#contracts/rules/stickers/stickers.ts';
import { Box, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { PageView } from '#web/page/page-view.tsx';
import { PX_PER_MM } from '#web/page/scale.ts';
import { useAnswer, useEditing } from '../model/editing.ts';
import { canPlaceSticker, placeSticker } from '../model/place-sticker.ts';
import styles from './panels.module.css';
import { SidePanel } from './side-panel.tsx';

const KIND_NAMES: Readonly<Record<StickerKind, string>> = {
  tapes: '胶带',
  frames: '边角和相框',
  signs: '星星和爱心',
  banners: '横幅和标签',
  seasons: '四季',
};

/** Small drawings for a page (贴纸): one press puts one in its middle. */
export function StickersPanel({ onClose }: { readonly onClose?: () => void }) {
  const editing = useEditing();
  const can = useAnswer(canPlaceSticker);
  return (
    <SidePanel name="贴纸" title={onClose && '贴纸'} onClose={onClose}>
      <Note size={12}>{can === true ? '点一个贴纸，放到当前页的中间，再拖到想要的地方。' : can}</Note>
      {STICKER_KINDS.map((kind) => (
        <Stack key={kind} gap={8} columns="one">
          <Text as="h3" weight={600}>
            {KIND_NAMES[kind]}
          </Text>
          <Stack as="ul" gap={8} className={styles.photos} aria-label={KIND_NAMES[kind]}>
            {STICKERS.filter((sticker) => sticker.kind === kind).map((sticker) => (
              <li key={sticker.id}>
                <StickerButton
                  sticker={sticker}
                  isDisabled={can !== true}
                  onPlace={() => placeSticker(editing, sticker)}
                />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </SidePanel>
  );
}

interface StickerButtonProps {
  readonly sticker: Sticker;
  readonly isDisabled: boolean;
  readonly onPlace: () => void;
}

function StickerButton({ sticker, isDisabled, onPlace }: StickerButtonProps) {
  return (
    <Box
      as="button"
      type="button"
      bare
      ground="paper"
      radius="control"
      className={styles.photo}
      style={{ width: '100%', aspectRatio: '4 / 3', display: 'grid', placeItems: 'center' }}
      disabled={isDisabled}
      title={sticker.name}
      aria-label={sticker.name}
      onClick={onPlace}
    >
      <Drawing sticker={sticker} />
    </Box>
  );
}

/** How large a drawing is in its button. */
const ROOM_PX = { width: 84, height: 56 };
/** Strokes lie half outside of the box. */
const EDGE_MM = 0.6;

const Drawing = memo(function Drawing({ sticker }: { readonly sticker: Sticker }) {
  const { id, w, h, parts } = sticker;
  const moved = parts.map((part) => ({ ...part, x: part.x + EDGE_MM, y: part.y + EDGE_MM }));
  const page: Page = { id, role: 'inner', ground: 'transparent', elements: withIds(moved) };
  const [width, height] = [w + 2 * EDGE_MM, h + 2 * EDGE_MM];
  const pxPerMm = Math.min(ROOM_PX.width / width, ROOM_PX.height / height);
  const scale = { '--page-scale': pxPerMm / PX_PER_MM, overflow: 'visible' } as CSSProperties;
  return (
    <div aria-hidden="true" style={scale}>
      <PageView page={page} widthMm={width} heightMm={height} isSmall />
    </div>
  );
});
