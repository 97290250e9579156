import { App, Button, Input } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { titleOfPhotos } from '#contracts/rules/layouts/album-title.ts';
import { type Chapter, chaptersOf, joinedChapters } from '#contracts/rules/layouts/chapters.ts';
import { type AlbumPhoto, keptSources } from '#contracts/rules/layouts/fill-album.ts';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { storyAlbum } from '#contracts/rules/templates/story.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Muted, Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { givenName } from '../model/album-name.ts';
import { type Dialog, opened, useAround, useEditing, useEditorState } from '../model/editing.ts';
import { newId } from '../model/new-id.ts';
import { albumPhoto } from '../model/photos.ts';
import { useNewName } from '../model/use-new-name.ts';
import { TO_PAGE, useMeantPhotos } from './photo-choice.tsx';

const SHOWN = 4;
const THUMB_PX = 40;
const TITLE_MAX = 40;
const WIDE = 640;

/** Proposes chapters by when and where the photos were taken, and arranges them (照片讲故事); every one can be refused or renamed. */
export function StoryDialog({ before }: { readonly before: Dialog | null }) {
  const { message } = App.useApp();
  const { store, open, around, opusID } = useEditing();
  const renaming = useNewName(opusID);
  const photos = useMeantPhotos();
  const document = useEditorState((state) => state.document);
  const kept = useMemo(() => keptSources(document), [document]);
  const proposed = useMemo(
    () => chaptersOf(photos.map(albumPhoto).filter(({ source }) => !kept.has(source))),
    [photos, kept],
  );
  const name = givenName(useAround((now) => now.title));
  const title = useMemo(() => name || titleOfPhotos(photos.map(albumPhoto)), [name, photos]);
  const [changed, setChanged] = useState<readonly Chapter<AlbumPhoto>[] | null>(null);
  const chapters = changed ?? proposed;
  const filled = useMemo(() => storyAlbum(document, chapters, newId, title), [document, chapters, title]);
  const pageNum = filled.document.pages.length;
  const list = useRef<HTMLOListElement>(null);

  function rename(at: number, title: string): void {
    setChanged(chapters.map((chapter, place) => (place === at ? { ...chapter, title } : chapter)));
  }

  /** The button that was pressed is gone: the focus goes to the chapter that it was about. */
  function split(next: readonly Chapter<AlbumPhoto>[] | null, at: number): void {
    flushSync(() => setChanged(next));
    list.current?.querySelectorAll('input')[at]?.focus();
  }

  function tell(): void {
    store.edit(() => filled.document);
    if (title !== '' && name === '' && around.get().owner === '') void renaming(() => title);
    opened(open, { dialog: null });
    void message.success(`排成了 ${chapters.length} 章，共 ${filled.placed} 张照片。可以一步撤销。`);
  }

  return (
    <ActDialog
      title="照片讲故事"
      okText="排成这几章"
      width={WIDE}
      consequence="照片按拍摄时间和地点分成几章，每章从新的一页开始，写上章名。手动调整过的页面和照片都不动，可以一步撤销。"
      missing={missingWords(photos.length, chapters.length)}
      returnTo={TO_PAGE}
      onOk={tell}
      onClose={() => opened(open, { dialog: before })}
    >
      <Stack as="ol" ref={list} gap={12} columns="one" aria-label="章">
        {chapters.map(({ title, photos: own }, at) => (
          <Row as="li" key={own[0]?.source} gap={12} wraps>
            <Input
              aria-label={`第 ${at + 1} 章的名字`}
              value={title}
              maxLength={TITLE_MAX}
              style={{ flex: '1 1 180px' }}
              onChange={(event) => rename(at, event.target.value)}
            />
            <Row gap={4} aria-hidden="true">
              {own.slice(0, SHOWN).map(({ source }) => (
                <img
                  key={source}
                  src={sourceAddress(source, true)}
                  alt=""
                  width={THUMB_PX}
                  height={THUMB_PX}
                  style={{ objectFit: 'cover', borderRadius: 4 }}
                />
              ))}
            </Row>
            <Muted size={12} digits>
              {own.length} 张
            </Muted>
            {at === 0 ? null : (
              <Button
                size="small"
                onClick={() => split(joinedChapters(chapters, at), at - 1)}
                aria-label={`第 ${at + 1} 章并入上一章`}
              >
                并入上一章
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {photos.length > 0 && photos.every(({ takenAt }) => takenAt === '') ? (
        <Note role="status">这些照片没有记下拍摄时间，分不出先后，只能排成一章。</Note>
      ) : null}
      {photos.some(({ place }) => place !== undefined) ? (
        <Note size={12}>
          拍摄地点只记到大约 10 公里，只有您自己用得到；章名里的地名会印在书上，可以改掉。
        </Note>
      ) : null}
      {changed === null ? null : (
        <Button type="link" onClick={() => split(null, 0)}>
          恢复建议的分法
        </Button>
      )}
      {chapters.length === 0 ? null : (
        <Note role="status" size={12}>
          放 {filled.placed} 张照片
          {pageNum === document.pages.length ? '' : `，作品从 ${document.pages.length} 页变成 ${pageNum} 页`}
          {filled.left > 0 ? `，还有 ${filled.left} 张放不下` : ''}。
        </Note>
      )}
    </ActDialog>
  );
}

function missingWords(known: number, chapters: number): string {
  if (chapters > 0) return '';
  return known === 0 ? '先在“照片”里上传照片。' : '照片都在手动排过的页面上了。';
}
