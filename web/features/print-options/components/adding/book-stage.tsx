import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useRef, useState } from 'react';
import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { BLANK_COVER, coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor } from '#web/features/print-options/api.ts';
import { type BookView, bookLook, viewsOf } from '#web/features/print-options/model/book-look.ts';
import { openAt, pixelsPerMm } from '#web/features/print-options/model/book-stage.ts';
import { queries } from '#web/features/print-options/queries.ts';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { useSize } from '#web/lib/document/use-size.ts';
import { readingPath } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import materials from '../book-materials.module.css';
import { BookSolid } from './book-solid.tsx';
import styles from './book-stage.module.css';
import { PublicationWords } from './publication-words.tsx';
import { ViewChoice } from './view-choice.tsx';

interface BookStageProps {
  readonly publication: GoodsFor['publication'];
  readonly preflight: GoodsFor['preflight'];
  readonly line: PrintLine;
}

/** The publication as it is chosen to be printed (成品预览), from a few sides; nothing of it is a photograph. */
export function BookStage({ publication, preflight, line }: BookStageProps) {
  const { name, opusCode, photoPath } = publication;
  const look = bookLook(line);
  const views = viewsOf(look);
  const [wanted, setWanted] = useState<BookView>('front');
  const [wasOpened, setWasOpened] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const view = views.find(({ key }) => key === wanted) ?? views[0];
  const place = { code: opusCode, ...openAt(look.shape, publication.pageNum) };
  const pages = useQuery({ ...queries.pages(place), enabled: wasOpened && opusCode !== '' });
  // A work that was written here has no picture for a cover: its first page is what it looks like.
  const hasNoCover = photoPath === coverAddress(BLANK_COVER);
  const first = useQuery({
    ...queries.pages({ code: opusCode, from: 1, count: 1 }),
    enabled: hasNoCover && opusCode !== '',
  });
  const scale = pixelsPerMm(size, publication, 1);
  const openScale = look.shape === 'book' ? pixelsPerMm(size, publication, 2) : scale;
  const px = (millimetres: number) => `${(millimetres * scale).toFixed(1)}px`;
  const lengths = {
    '--w': px(publication.widthMm),
    '--h': px(publication.heightMm),
    // A genealogy of ten thousand pages is thicker than it is wide, and would hide itself.
    '--d': `max(2px, ${px(Math.min(look.thickness.bodyMm, publication.widthMm / 2))})`,
    '--board': look.isHard ? px(3) : '0px',
    '--open': openScale / scale,
    '--art': `url("${encodeURI(photoPath)}")`,
  } as CSSProperties;

  function show(next: BookView): void {
    setWanted(next);
    if (next === 'open') setWasOpened(true);
  }

  const isBare = view?.key === 'open' && pages.isError;
  return (
    <Sheet {...shows('ShoppingServiceMag.getGoodsFor')}>
      <div
        ref={stage}
        className={`${styles.stage} ${materials.material}`}
        style={lengths}
        data-view={view?.key}
        data-shape={look.shape}
        data-bound={look.bound}
        data-cover={look.cover}
        data-sheen={look.coverSheen}
        data-paper={look.paper}
        data-paper-sheen={look.paperSheen}
        data-flat={look.opensFlat}
        data-hard={look.isHard}
      >
        <div
          className={styles.scene}
          role="img"
          aria-label={`《${name}》的${view?.label}：${view?.caption}`}
          {...shows('ReaderServiceMag.getPages')}
        >
          <BookSolid
            publication={publication}
            look={look}
            front={first.data?.[0]}
            pages={pages.data ?? []}
            scale={scale}
          />
        </div>
        <ViewChoice views={views} chosen={view?.key ?? 'front'} onChoose={show} />
      </div>
      <Row gap={12} gapX={24} align="end" justify="between" wraps className={styles.foot}>
        <PublicationWords publication={publication} preflight={preflight} />
        <Stack gap={2} tone="muted" text="right" digits className={styles.about}>
          <p>{view?.caption}</p>
          {isBare ? (
            <p role="alert">
              内页没有加载出来
              <button type="button" className={styles.again} onClick={() => void pages.refetch()}>
                重试
              </button>
            </p>
          ) : null}
          {opusCode === '' ? null : (
            <a className={styles.read} href={readingPath(opusCode)} target="_blank" rel="noopener">
              {look.shape === 'book' ? '翻阅全书' : '翻阅作品'}
              <span className="only-read">《{name}》</span>
            </a>
          )}
        </Stack>
      </Row>
    </Sheet>
  );
}
