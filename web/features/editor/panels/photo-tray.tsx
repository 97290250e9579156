import { App } from 'antd';
import { useMemo, useState } from 'react';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { FileButton } from '#web/features/imports/components/intake/file-button.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { Box, Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useHandWords, useRoving } from '#web/lib/document/use-roving.ts';
import { useAnswer, useAround, useEditing, useEditorState } from '../model/editing.ts';
import { type Photo, sourceOf, usePhotoQuery, usesOf } from '../model/photos.ts';
import { chosenPlace, DRAGGED_PHOTO, exchangeable, placePhoto } from '../model/place-photo.ts';
import styles from './panels.module.css';
import { SidePanel } from './side-panel.tsx';
import { KeptUploadLine } from './upload-line.tsx';
import { ACCEPTED_PICTURES, usePhotoUpload } from './use-photo-upload.ts';

const VIEWS = ['all', 'unused', 'twice'] as const;
type View = (typeof VIEWS)[number];
const VIEW_NAMES: Readonly<Record<View, string>> = { all: '全部', unused: '未用', twice: '重复' };

interface PhotoTrayProps {
  /** Hears that a photo was put on the page. */
  readonly onPlaced?: () => void;
  /** Puts the tray away; without it something else does. */
  readonly onClose?: () => void;
}

/** The photos to be placed (照片): one press exchanges the chosen picture, or puts the photo on the page. */
export function PhotoTray({ onPlaced, onClose }: PhotoTrayProps) {
  const { message } = App.useApp();
  const editing = useEditing();
  const query = usePhotoQuery(editing.opusID);
  const isReadOnly = useAround((around) => around.isReadOnly);
  const document = useEditorState((state) => state.document);
  const uses = useMemo(() => usesOf(document), [document]);
  const place = (photo: Photo) => {
    const words = placePhoto(editing, photo);
    if (words !== '') void message.info(words);
    onPlaced?.();
  };
  const [view, setView] = useState<View>('all');
  const upload = usePhotoUpload(([first, ...others]) => {
    if (first && others.length === 0 && (exchangeable(editing) ?? chosenPlace(editing))) place(first);
  });
  const isExchanging = useAnswer((now) => exchangeable(now) !== null);
  const isForPlace = useAnswer((now) => chosenPlace(now) !== null);
  const usesOfPhoto = (photo: Photo) => uses.get(sourceOf(photo)) ?? 0;
  const isShown = (photo: Photo) =>
    view === 'all' || (view === 'unused' ? usesOfPhoto(photo) === 0 : usesOfPhoto(photo) > 1);

  return (
    <SidePanel name="照片" title="照片" operations={['OpusServiceMag.getPhotos']} onClose={onClose}>
      <Muted as="p" size={12}>
        {isExchanging
          ? '点一张照片，换下选中的图片。'
          : isForPlace
            ? '点一张照片，放进选中的位置。'
            : '点一张照片，放到当前页，或把它拖到页面上。先选中一张图片，可以直接替换。'}
      </Muted>
      <FileButton
        text="上传照片"
        accept={ACCEPTED_PICTURES}
        isMany
        loading={upload.progress !== null}
        onFiles={(files) => void upload.bring(files)}
      />
      <KeptUploadLine upload={upload} />
      <Segmented<View>
        aria-label="照片筛选"
        block
        value={view}
        options={VIEWS.map((value) => ({ value, label: VIEW_NAMES[value] }))}
        onChange={setView}
      />
      <Answer query={query} what="照片" safe="页面照常编辑，照片请稍后重试。">
        {({ list }) => {
          const photos = list.filter(isShown);
          if (photos.length === 0) {
            return <EmptyState text={list.length === 0 ? '还没有照片，上传几张吧。' : '没有这样的照片。'} />;
          }
          return <PhotoList photos={photos} usesOf={usesOfPhoto} onPlace={isReadOnly ? undefined : place} />;
        }}
      </Answer>
    </SidePanel>
  );
}

interface PhotoListProps {
  readonly photos: readonly Photo[];
  readonly usesOf: (photo: Photo) => number;
  readonly onPlace: ((photo: Photo) => void) | undefined;
}

function PhotoList({ photos, usesOf, onPlace }: PhotoListProps) {
  const { list, itemProps, onKeyDown } = useRoving(photos.length);
  const hint = useHandWords('方向键移动，回车放到页面上', '点一张，放到页面上');
  return (
    <Stack
      as="ul"
      ref={list}
      gap={8}
      className={styles.photos}
      aria-label="照片"
      aria-description={hint}
      onKeyDown={onKeyDown}
    >
      {photos.map((photo, no) => (
        <li key={photo.photo}>
          <PhotoButton
            {...itemProps(no)}
            photo={photo}
            no={no + 1}
            uses={usesOf(photo)}
            onPlace={onPlace && (() => onPlace(photo))}
          />
        </li>
      ))}
    </Stack>
  );
}

interface PhotoButtonProps extends ReturnType<ReturnType<typeof useRoving>['itemProps']> {
  readonly photo: Photo;
  readonly no: number;
  readonly uses: number;
  readonly onPlace: (() => void) | undefined;
}

function PhotoButton({ photo, no, uses, onPlace, ...roving }: PhotoButtonProps) {
  const name = photo.name || `图片 ${no}`;
  const used = uses === 0 ? '' : uses === 1 ? '已用' : `用了 ${uses} 次`;
  return (
    <Box
      as="button"
      type="button"
      {...roving}
      bare
      ground="paper-deep"
      radius="control"
      className={styles.photo}
      disabled={onPlace === undefined}
      title={name}
      aria-label={used === '' ? name : `${name}，${used}`}
      onClick={onPlace}
      draggable={onPlace !== undefined}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED_PHOTO, photo.photo)}
    >
      <img src={sourceAddress(sourceOf(photo), true)} alt="" loading="lazy" decoding="async" />
      {used === '' ? null : (
        <Text size={12} ground="sheet" radius="control" className={styles.uses}>
          {used}
        </Text>
      )}
    </Box>
  );
}
