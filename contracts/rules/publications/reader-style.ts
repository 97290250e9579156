import { GROUNDS } from './reader-grounds.ts';
import type { ReaderOptions } from './reader-options.ts';

/**
 * The rules of style that the author's choice needs, which come with the page of the book and again with the choice: what
 * the reader is made of is found by what it says of itself.
 */
export function styleOf({ direction, permits, watermark, ground: name }: Styled): string {
  const ground = GROUNDS[name];
  return [
    ground === '' ? '' : `html:root{--table:${ground}}`,
    direction === 'rtl' ? TO_THE_LEFT : '',
    permits.includes('copy') ? '' : 'main{-webkit-user-select:none;user-select:none}',
    permits.includes('print') ? '' : '@media print{body{display:none}}',
    watermark === ''
      ? ''
      : `.page::after{position:absolute;z-index:2;inset:0;background:url("${watermarkAddress(watermark)}");content:"";pointer-events:none;print-color-adjust:exact}`,
  ].join('');
}

type Styled = Pick<ReaderOptions, 'direction' | 'permits' | 'watermark' | 'ground'>;

/** The book is a mirror of itself with pages that are not; the bar below goes by the direction of its text. */
const TO_THE_LEFT = [
  'main:not(.first){direction:rtl}',
  'main section,main article,main nav>span{direction:ltr;unicode-bidi:isolate}',
  '[data-is-double],[data-is-moving]{direction:ltr;scale:-1 1}',
  '[data-is-double] section,[data-is-moving] section,main>nav svg{scale:-1 1}',
].join('');

const TILE = { width: 260, height: 150 };

/** Slanted, and pale on light pages and dark ones. */
function watermarkAddress(words: string): string {
  const { width, height } = TILE;
  const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const size = Math.max(10, Math.min(20, Math.floor((width * 0.9) / [...words].length)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" transform="rotate(-24 ${width / 2} ${height / 2})" font-family="sans-serif" font-size="${size}" fill="#1d2433" fill-opacity=".16" stroke="#fff" stroke-opacity=".16" stroke-width=".6">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
