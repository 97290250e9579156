import { Button } from 'antd';
import { type CSSProperties, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { FileButton } from '#web/features/imports/components/intake/file-button.tsx';
import { Box, Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useHandWords, useRoving } from '#web/lib/document/use-roving.ts';
import { opened, useAround, useEditing, useOpen } from '../model/editing.ts';
import { type Photo, sourceOf } from '../model/photos.ts';
import { KeptUploadLine } from './upload-line.tsx';
import { ACCEPTED_PICTURES, type PhotoUpload, usePhotoUpload } from './use-photo-upload.ts';

const THUMB_PX = 64;
/** Like a box to be ticked, so that a photo that is not chosen is one to be chosen and not one that cannot be. */
const MARK: CSSProperties = {
  ...{ position: 'absolute', right: 3, bottom: 3, width: 20, height: 20 },
  border: '1px solid var(--control-edge)',
};
/** A dialog that opened by itself leads back to the page. */
export const TO_PAGE = ['main [data-sheet]'];

/** The photos that are meant: those that were brought just now, or chosen; all of them otherwise. */
export function useMeantPhotos(): readonly Photo[] {
  const photos = useAround((around) => around.photos);
  const meant = useOpen((now) => now.meant);
  return useMemo(() => (meant ? photos.filter(({ photo }) => meant.has(photo)) : photos), [photos, meant]);
}

interface PhotoChoiceProps {
  readonly upload: PhotoUpload;
}

/** Brings photos, which are meant from then on alone: those of earlier works stay out. */
export function useMeantUpload(): PhotoUpload {
  const { open } = useEditing();
  return usePhotoUpload((brought) => {
    const before = open.get().meant ?? [];
    opened(open, { meant: new Set([...before, ...brought.map(({ photo }) => photo)]) });
  });
}

/** Which photos an album is filled with (用哪些照片). */
export function PhotoChoice({ upload }: PhotoChoiceProps) {
  const { open } = useEditing();
  const photos = useAround((around) => around.photos);
  const meant = useMeantPhotos();
  // None is chosen yet: that is what is left to do.
  const [isWanted, setIsShown] = useState(() => open.get().meant?.size === 0);
  const isShown = isWanted && photos.length > 0;
  const { progress, bring } = upload;

  function toggle({ photo }: Photo): void {
    const next = new Set(meant.map((each) => each.photo));
    if (!next.delete(photo)) next.add(photo);
    opened(open, { meant: next });
  }

  const hintId = useId();
  const hint = useHandWords(
    '点一张选中，再点一次取消；方向键移动，空格选择，Shift 加方向键连选，Ctrl + A 全选',
    '点一张选中，再点一次取消',
  );
  // Where a range that is chosen with Shift begins.
  const anchor = useRef<number | null>(null);
  const { list, at, itemProps, onKeyDown } = useRoving(photos.length, (from, to, { shiftKey }) => {
    if (!shiftKey) {
      anchor.current = null;
      return;
    }
    anchor.current ??= from;
    const [first, last] = [Math.min(anchor.current, to), Math.max(anchor.current, to)];
    const range = photos.slice(first, last + 1).map(({ photo }) => photo);
    opened(open, { meant: new Set([...meant.map(({ photo }) => photo), ...range]) });
  });

  function press(event: KeyboardEvent): void {
    const photo = photos[at];
    if ((event.key === ' ' || event.key === 'Enter') && photo) {
      anchor.current = at;
      toggle(photo);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) opened(open, { meant: null });
    else {
      onKeyDown(event);
      return;
    }
    event.preventDefault();
  }

  return (
    <Stack gap={8}>
      <Row gap={12} wraps>
        <FileButton
          text="上传照片"
          accept={ACCEPTED_PICTURES}
          isMany
          loading={progress !== null}
          onFiles={(files) => void bring(files)}
        />
        {progress ? null : <Muted size={12}>{choiceWords(photos.length, meant.length)}</Muted>}
        {photos.length === 0 ? null : (
          <Button type="link" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? '收起' : '挑选照片'}
          </Button>
        )}
      </Row>
      <KeptUploadLine upload={upload} />
      {isShown ? (
        <Stack gap={8}>
          <Row gap={8}>
            <Button onClick={() => opened(open, { meant: null })}>全选</Button>
            <Button onClick={() => opened(open, { meant: new Set() })}>全不选</Button>
          </Row>
          <Row
            as="ul"
            ref={list}
            role="listbox"
            aria-multiselectable
            gap={8}
            wraps
            aria-label="照片"
            aria-describedby={hintId}
            style={{ maxHeight: 220, overflowY: 'auto', padding: 8, position: 'relative' }}
            onKeyDown={press}
          >
            {photos.map((photo, no) => (
              <PhotoOption
                key={photo.photo}
                {...itemProps(no)}
                photo={photo}
                no={no + 1}
                isMeant={meant.includes(photo)}
                onToggle={() => {
                  anchor.current = no;
                  toggle(photo);
                }}
              />
            ))}
          </Row>
          <Muted size={12} id={hintId}>
            {hint}
          </Muted>
        </Stack>
      ) : null}
    </Stack>
  );
}

interface PhotoOptionProps extends ReturnType<ReturnType<typeof useRoving>['itemProps']> {
  readonly photo: Photo;
  readonly no: number;
  readonly isMeant: boolean;
  readonly onToggle: () => void;
}

function PhotoOption({ photo, no, isMeant, onToggle, ...roving }: PhotoOptionProps) {
  return (
    <Box
      as="li"
      {...roving}
      role="option"
      bare
      radius="control"
      aria-selected={isMeant}
      aria-label={photo.name || `图片 ${no}`}
      style={{
        width: THUMB_PX,
        height: THUMB_PX,
        overflow: 'hidden',
        position: 'relative',
        cursor: 'pointer',
        contentVisibility: 'auto',
        // The ring of the focus stands clear of that of the choice.
        ...(isMeant ? { boxShadow: '0 0 0 3px var(--ink)', outlineOffset: 5 } : {}),
      }}
      onClick={onToggle}
    >
      <img
        src={sourceAddress(sourceOf(photo), true)}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
      <Text
        size="12-18"
        text="center"
        ground={isMeant ? 'ink' : 'sheet'}
        tone="on-ink"
        radius="control"
        aria-hidden="true"
        style={MARK}
      >
        {isMeant ? '✓' : ''}
      </Text>
    </Box>
  );
}

function choiceWords(known: number, meant: number): string {
  if (known === 0) return '还没有照片';
  if (meant === 0) return `还没有选照片，这里共有 ${known} 张`;
  return known === meant ? `这里有 ${known} 张照片` : `用其中 ${meant} 张，这里共有 ${known} 张`;
}
