import { type CSSProperties, memo, Suspense, useEffect } from 'react';
import type { Page, PageElement } from '#contracts/rules/pages/document.ts';
import { isSafeAddress } from '#contracts/rules/pages/safe-address.ts';
import { loadFontsOf } from './fonts.ts';
import { Picture } from './picture.tsx';
import { rarely } from './rarely.ts';
import { PX_PER_MM, px } from './scale.ts';
import { Shape } from './shape.tsx';
import { TextBlock } from './text-block.tsx';

const WordsLayer = rarely('WordsLayer');
const Code = rarely('Code');
const Link = rarely('Link');
const Areas = rarely('Areas');

export interface PageViewProps {
  readonly page: Page;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Shown so small that the small size of its pictures will do. */
  readonly isSmall?: boolean;
  /** Words to be marked wherever they stand. */
  readonly mark?: string;
  /** Hears of a link to a page; without it the page leads nowhere, as a thumbnail does. */
  readonly onGoTo?: ((page: number) => void) | undefined;
}

/** One page as it is printed (页面), as large as `--page-scale` says. Pages are equal where they are the same object. */
export const PageView = memo(function PageView({
  page,
  widthMm,
  heightMm,
  isSmall = false,
  mark = '',
  onGoTo,
}: PageViewProps) {
  useEffect(() => loadFontsOf(page.elements), [page.elements]);

  return (
    <div className="page" style={{ width: scaled(widthMm), height: scaled(heightMm) }}>
      <div
        className="page-sheet"
        style={{ width: px(widthMm), height: px(heightMm), background: page.ground }}
      >
        <div style={STILL}>
          {page.elements.map((element) => (
            <Drawn key={element.id} element={element} {...{ heightMm, isSmall, mark, onGoTo }} />
          ))}
          {page.areas && onGoTo ? (
            <Suspense fallback={null}>
              <Areas areas={page.areas} {...{ widthMm, heightMm, onGoTo }} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </div>
  );
});

/** What lies in it does not know the scale, so that a zoom styles none of it again. */
export const STILL = { display: 'contents', '--page-scale': 'initial', '--mm': 'initial' } as CSSProperties;

function scaled(millimetres: number): string {
  return `calc(${millimetres * PX_PER_MM}px * var(--page-scale, 1))`;
}

interface DrawnProps {
  readonly element: PageElement;
  readonly heightMm: number;
  readonly isSmall: boolean;
  readonly mark: string;
  readonly onGoTo: PageViewProps['onGoTo'];
}

/** Drawn again only where the element is another object: a page that is edited has hundreds. */
const Drawn = memo(function Drawn({ element, heightMm, isSmall, mark, onGoTo }: DrawnProps) {
  switch (element.kind) {
    case 'text':
      return <TextBlock element={element} heightMm={heightMm} mark={mark} isLive={onGoTo !== undefined} />;
    case 'image':
      return <Picture element={element} isSmall={isSmall} />;
    case 'shape':
      return <Shape element={element} />;
    case 'code':
    case 'words':
    case 'link':
      return <Suspense fallback={null}>{rareOf({ element, mark, onGoTo })}</Suspense>;
  }
});

function rareOf({ element, mark, onGoTo }: Pick<DrawnProps, 'element' | 'mark' | 'onGoTo'>) {
  if (element.kind === 'code') return <Code element={element} />;
  if (element.kind === 'words') return <WordsLayer {...{ element, mark }} />;
  if (element.kind !== 'link' || !onGoTo) return null;
  const { target } = element;
  return target.to === 'page' || isSafeAddress(target.address) ? <Link {...{ element, onGoTo }} /> : null;
}
