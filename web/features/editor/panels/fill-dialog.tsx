import { App, Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import {
  type AlbumPhoto,
  arrangedSources,
  type Density,
  filledAlbum,
  keptSources,
} from '#contracts/rules/layouts/fill-album.ts';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { hashText } from '#contracts/seeded-random.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { FileButton } from '#web/features/imports/components/intake/file-button.tsx';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { opened, useAround, useEditing, useEditorState } from '../model/editing.ts';
import { newId } from '../model/new-id.ts';
import { type Photo, sizeOfPhoto, sourceOf } from '../model/photos.ts';
import { ACCEPTED_PICTURES, usePhotoUpload } from './use-photo-upload.ts';

const WISHES = ['airy', 'usual', 'dense', 'none'] as const;
type Wish = (typeof WISHES)[number];
const WISH_NAMES: Readonly<Record<Wish, string>> = {
  airy: '疏朗',
  usual: '适中',
  dense: '紧凑',
  none: '不加页',
};

const USUAL = { width: 3, height: 2 };

/** Those that an album is filled with: all that stand on no page which was worked on by hand. */
function photosToLay(photos: readonly Photo[], document: PageDocument): readonly AlbumPhoto[] {
  const kept = keptSources(document);
  return photos.flatMap((photo) => {
    const source = sourceOf(photo);
    const taken = Date.parse(photo.takenAt);
    if (kept.has(source)) return [];
    return [{ source, ...(sizeOfPhoto(photo) ?? USUAL), takenAt: Number.isNaN(taken) ? null : taken }];
  });
}

/** The next arrangement is another one than that which stands there. */
const seedOf = ({ pages }: PageDocument) => hashText(pages.map(({ layout = '' }) => layout).join(' '));

/** Puts the photos on the pages that were not worked on by hand (自动排版), after telling what becomes of it. */
export function FillDialog() {
  const { message } = App.useApp();
  const { store, open } = useEditing();
  const photos = useAround((around) => around.photos);
  const document = useEditorState((state) => state.document);
  const [wish, setWish] = useState<Wish>('usual');
  const [saysDays, setSaysDays] = useState(false);
  const isAgain = arrangedSources(document).size > 0;
  const laid = useMemo(() => photosToLay(photos, document), [photos, document]);
  const filled = useMemo(() => {
    const density: Density | null = wish === 'none' ? null : wish;
    return filledAlbum(document, { photos: laid, seed: seedOf(document), density, saysDays, newId });
  }, [document, laid, wish, saysDays]);
  const upload = usePhotoUpload(() => {});
  const close = () => opened(open, { dialog: null });
  const { placed, left, pages } = filled;

  function fill(): void {
    store.edit(() => filled.document);
    close();
    void message.success(`排好了 ${placed} 张照片，共 ${pages} 页。不满意可以撤销，或再排一次换个样子。`);
  }

  return (
    <ActDialog
      title={isAgain ? '重新自动排版' : '自动排版'}
      okText={isAgain ? '换个排法' : '开始排版'}
      consequence="照片按拍摄时间排进还没有动过手的页面；手动调整过的页面和照片都不动。整次排版可以一步撤销。"
      isReady={upload.progress === null}
      missing={missingWords(photos.length, placed, left)}
      onOk={fill}
      onClose={close}
    >
      <Stack gap={12}>
        <Row gap={12} wraps>
          <FileButton
            text={
              upload.progress ? `正在上传 ${upload.progress.done + 1} / ${upload.progress.of}` : '上传照片'
            }
            accept={ACCEPTED_PICTURES}
            isMany
            onFiles={(files) => void upload.bring(files)}
          />
          <Muted size={12}>{photos.length === 0 ? '还没有照片' : `这里有 ${photos.length} 张照片`}</Muted>
        </Row>
        {upload.problems.length === 0 ? null : (
          <Text as="p" size={12} tone="seal" role="alert" breaks>
            {upload.problems.join('；')}
          </Text>
        )}
        <Stack gap={4}>
          <Text size={12}>页数</Text>
          <Segmented<Wish>
            aria-label="疏密"
            block
            value={wish}
            options={WISHES.map((value) => ({ value, label: WISH_NAMES[value] }))}
            onChange={setWish}
          />
        </Stack>
        <Checkbox checked={saysDays} onChange={(event) => setSaysDays(event.target.checked)}>
          每一天的第一页写上日期
        </Checkbox>
        {placed === 0 ? null : (
          <Note role="status" size={12}>
            {laid.length} 张照片，排 {pages} 页
            {filled.document.pages.length > document.pages.length
              ? `，作品从 ${document.pages.length} 页变成 ${filled.document.pages.length} 页`
              : ''}
            {left > 0 ? `，还有 ${left} 张放不下` : ''}。
          </Note>
        )}
      </Stack>
    </ActDialog>
  );
}

function missingWords(known: number, placed: number, left: number): string {
  if (placed > 0) return '';
  if (known === 0) return '先上传照片。';
  return left > 0 ? '没有空白的页面了。选“适中”等会自动加页。' : '照片都在手动排过的页面上了。';
}
