import { App, Button, Checkbox, Input } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { titleOfPhotos } from '#contracts/rules/layouts/album-title.ts';
import { isPhoto } from '#contracts/rules/layouts/arrange.ts';
import {
  type AlbumPhoto,
  arrangedSources,
  type Density,
  filledAlbum,
  isFreeCover,
  keptSources,
} from '#contracts/rules/layouts/fill-album.ts';
import { isFree } from '#contracts/rules/layouts/place.ts';
import type { Id, PageDocument } from '#contracts/rules/pages/document.ts';
import { NAME_MAX } from '#contracts/rules/publications/publication-fields.ts';
import { filledPlaces, fittedToPhotos } from '#contracts/rules/templates/photo-places.ts';
import { countPlaces } from '#contracts/rules/templates/waiting.ts';
import { hashText } from '#contracts/seeded-random.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { afterFrame } from '#web/lib/document/after-frame.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { givenName } from '../model/album-name.ts';
import { coarseWords } from '../model/coarse.ts';
import { opened, useAround, useEditing, useEditorState } from '../model/editing.ts';
import type { EditorState } from '../model/editor-store.ts';
import { newId } from '../model/new-id.ts';
import { albumPhoto, type Photo, sizesOf, usesOf } from '../model/photos.ts';
import { useNewName } from '../model/use-new-name.ts';
import { PhotoChoice, TO_PAGE, useMeantPhotos, useMeantUpload } from './photo-choice.tsx';

const DENSE = ['airy', 'usual', 'dense', 'none'] as const;
/** Photos go where the template has places for them, or are arranged anew. */
type Wish = (typeof DENSE)[number] | 'places';
const WISH_NAMES: Readonly<Record<Wish, string>> = {
  places: '按模板',
  airy: '疏朗',
  usual: '适中',
  dense: '紧凑',
  none: '不加页',
};

const PLACES = ['places'] as const;
const WISHES = [...PLACES, ...DENSE] as const;

/** Those that go into places: all that stand nowhere. To be arranged: all that stand on no page worked on by hand. */
function photosFor(wish: Wish, photos: readonly Photo[], document: PageDocument): readonly AlbumPhoto[] {
  const uses = usesOf(document);
  const kept = keptSources(document);
  const isFree =
    wish === 'places' ? (source: string) => !uses.has(source) : (source: string) => !kept.has(source);
  return photos.map(albumPhoto).filter(({ source }) => isFree(source));
}

/** The next arrangement is another one than that which stands there. */
const seedOf = ({ pages }: PageDocument) => hashText(pages.map(({ layout = '' }) => layout).join(' '));

interface Filled {
  readonly document: PageDocument;
  readonly placed: number;
  /** Whether the cover shows one of them once more. */
  readonly isCoverAgain: boolean;
  readonly left: number;
  /** How many places stay empty. */
  readonly waiting: number;
}

interface Words {
  readonly saysDays: boolean;
  /** Of the cover. */
  readonly title: string;
}

function filledAs(
  wish: Wish,
  { saysDays, title }: Words,
  photos: readonly AlbumPhoto[],
  document: PageDocument,
): Filled {
  if (wish === 'places') {
    const fitted = document.calendar ? document : fittedToPhotos(document, photos.length, newId);
    const { left, ...filled } = filledPlaces(fitted, photos, { newId });
    return { ...filled, left: left.length, waiting: countPlaces(filled.document) };
  }
  // Pages that keep their design have photos put into their places.
  const kept = filledPlaces(document, photos, { newId, isMeant: (page) => !isFree(page) });
  const density: Density | null = wish === 'none' ? null : wish;
  const filling = { photos: kept.left, seed: seedOf(document), density, saysDays, title, newId };
  const { pages: _pages, ...filled } = filledAlbum(kept.document, filling);
  return { ...filled, placed: kept.placed + filled.placed, waiting: 0 };
}

/** Puts the photos into the places of a template, or on the pages that were not worked on by hand (自动排版). */
export function FillDialog() {
  const { message } = App.useApp();
  const { store, open, around, opusID } = useEditing();
  const renaming = useNewName(opusID);
  const photos = useMeantPhotos();
  const document = useEditorState((state) => state.document);
  const isCalendar = document.calendar !== undefined;
  const hasPlaces = countPlaces(document) > 0;
  const [wish, setWish] = useState<Wish>(hasPlaces || isCalendar ? 'places' : 'usual');
  const [saysDays, setSaysDays] = useState(false);
  const isByPlaces = wish === 'places';
  const isAgain = !isByPlaces && arrangedSources(document).size > 0;
  const wishes: readonly Wish[] = isCalendar ? PLACES : hasPlaces ? WISHES : DENSE;
  const laid = useMemo(() => photosFor(wish, photos, document), [wish, photos, document]);
  const name = givenName(useAround((now) => now.title));
  const [typed, setTyped] = useState<string | null>(null);
  const hasTitle = !isByPlaces && laid.length > 0 && document.pages.some(isFreeCover);
  const title = hasTitle ? (typed ?? (name || titleOfPhotos(laid))).trim() : '';
  const filled = useMemo(
    () => filledAs(wish, { saysDays, title }, laid, document),
    [document, laid, wish, saysDays, title],
  );
  // What each way gives takes a moment with many photos, and may come after what was pressed.
  const lastPhotos = useDeferredValue(photos);
  const forecasts = useMemo(
    () =>
      wishes.map((each) => {
        const meant = photosFor(each, lastPhotos, document);
        return { wish: each, filled: filledAs(each, { saysDays, title: '' }, meant, document) };
      }),
    [wishes, saysDays, lastPhotos, document],
  );
  const isPhone = useMedia(upTo('phone'));
  const upload = useMeantUpload();
  const close = () => opened(open, { dialog: null });
  const { placed, left, waiting } = filled;
  const coverWords = !filled.isCoverAgain ? '' : placed === 1 ? '，封面也用这一张' : '，封面再用其中一张';
  const pageNum = filled.document.pages.length;

  function fill(): void {
    // A browser that loses what has the focus reckons the styles of all photos once more.
    if (window.document.activeElement instanceof HTMLElement) window.document.activeElement.blur();
    // On a phone the sheet that led here lies over the pages.
    opened(open, { dialog: null, ...(isPhone ? { side: null } : {}) });
    // To take away the photos of the dialog and to draw those of the pages is too much for one frame.
    afterFrame(put);
  }

  function put(): void {
    const state = store.get();
    if (state.document !== document) return;
    // What was chosen may lie under a photo now.
    store.edit(() => filled.document, { page: filledPage(state, filled.document), selection: [] });
    // The album is called as its cover says.
    if (title !== '' && name === '' && around.get().owner === '') void renaming(() => title);
    const coarse = coarseWords(document, filled.document, sizesOf(photos));
    void message.success(
      isByPlaces
        ? `放好了 ${placed} 张照片${coverWords}${waiting > 0 ? `，还空着 ${waiting} 个位置` : ''}。${coarse}不满意可以撤销。`
        : `排好了 ${placed} 张照片${coverWords}。${coarse}不满意可以撤销，或再排一次换个样子。`,
    );
  }

  return (
    <ActDialog
      title={isByPlaces ? '放进照片' : isAgain ? '重新自动排版' : '自动排版'}
      okText={isByPlaces ? '放进去' : isAgain ? '换个排法' : '开始排版'}
      consequence={consequenceWords(isByPlaces, isCalendar)}
      isReady={upload.progress === null}
      missing={upload.progress ? '' : missingWords(photos.length, filled, isByPlaces)}
      returnTo={TO_PAGE}
      onOk={fill}
      onClose={close}
    >
      <Stack gap={12}>
        <PhotoChoice upload={upload} />
        {isCalendar ? null : (
          <Stack gap={4}>
            <Text size={12}>页数</Text>
            <Segmented<Wish>
              aria-label="疏密"
              block
              value={wish}
              options={wishes.map((value) => ({ value, label: WISH_NAMES[value] }))}
              onChange={setWish}
            />
            {placed === 0 || lastPhotos.length === 0 ? null : (
              <Note size={12}>{forecasts.map(forecastWords).join('；')}</Note>
            )}
          </Stack>
        )}
        {hasTitle ? (
          <Stack as="label" gap={4}>
            <Text size={12}>封面上的书名</Text>
            <Input
              value={typed ?? title}
              maxLength={NAME_MAX}
              placeholder="不写也可以"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Stack>
        ) : null}
        {isByPlaces ? null : (
          <Checkbox checked={saysDays} onChange={(event) => setSaysDays(event.target.checked)}>
            每一天的第一页写上日期
          </Checkbox>
        )}
        {isCalendar || photos.length === 0 ? null : (
          <Row>
            <Button onClick={() => opened(open, { dialog: 'story-of-fill' })}>按时间和地点分成几章…</Button>
          </Row>
        )}
        {placed === 0 ? null : (
          <Note role="status" size={12}>
            放 {placed} 张照片{coverWords}
            {pageNum === document.pages.length
              ? ''
              : `，作品从 ${document.pages.length} 页变成 ${pageNum} 页`}
            {waiting > 0 ? `，还空着 ${waiting} 个位置` : ''}
            {left > 0 ? `，还有 ${left} 张放不下` : ''}。
          </Note>
        )}
      </Stack>
    </ActDialog>
  );
}

/** The page that is shown, or, where it shows no photo, the first one that was filled. */
function filledPage({ document, page }: EditorState, { pages }: PageDocument): Id {
  const hasPhotos = pages.some(({ id, elements }) => id === page && elements.some(isPhoto));
  return hasPhotos ? page : (pages.find((each) => !document.pages.includes(each))?.id ?? page);
}

/** How many pages and photos a wish gives. */
function forecastWords({ wish, filled }: { readonly wish: Wish; readonly filled: Filled }): string {
  return `${WISH_NAMES[wish]} ${filled.document.pages.length} 页 ${filled.placed} 张`;
}

function consequenceWords(isByPlaces: boolean, isCalendar: boolean): string {
  if (!isByPlaces) {
    return '照片按拍摄时间排进还没有动过手的页面；手动调整过的页面和照片都不动。整次排版可以一步撤销。';
  }
  return isCalendar
    ? '每个月放一张：有那个月拍的，就放那个月的，其余按拍摄时间。已经放好的照片不动，可以一步撤销。'
    : '照片按拍摄时间放进模板留好的位置，最合适的一张做封面；照片多了加页，用不到的页去掉。可以一步撤销。';
}

function missingWords(known: number, { placed, left }: Filled, isByPlaces: boolean): string {
  if (placed > 0) return '';
  if (known === 0) return '先上传照片，或挑选几张。';
  if (isByPlaces) return left > 0 ? '没有空着的位置了。' : '照片都已经放好了。';
  return left > 0 ? '没有空白的页面了。选“适中”等会自动加页。' : '照片都在手动排过的页面上了。';
}
