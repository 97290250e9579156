import { escapeXml } from '#contracts/rules/escape-xml.ts';
import type { ImageElement } from '#contracts/rules/pages/document.ts';
import type { OpenedBook } from '#contracts/rules/pages/opened-book.ts';
import { percent, picturePlace } from '#contracts/rules/pages/picture-place.ts';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';

/**
 * The page lies where the reader will lay it, so that nothing moves when that has come: below its title, on a desk in
 * the middle like a closed book, on a phone alone on the screen. A browser spec holds the two together. Its size goes up
 * to a whole pixel: the reader's, drawn in parts of one, would count as another and larger picture.
 */
export const FIRST_PAGE_STYLE = `
.first{position:absolute;box-sizing:border-box;inset:0;overflow:hidden;background:#e4dfd3;color:#1d2433}
.first header{box-sizing:border-box;height:56px;padding:8px 16px;background:#f7f5f0}
.first h1,.first p{margin:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.first h1{font:600 16px/24px "Noto Serif SC","Songti SC","SimSun",serif}
.first header p{color:#5b6475;font:12px/16px "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans SC",sans-serif}
.first noscript p{margin:12px;text-align:center;white-space:normal}
.sheet{--mm:min((100vw - 112px)/2/var(--w),(100dvh - 192px)/var(--h),12px);
position:absolute;width:round(up,var(--mm)*var(--w),1px);height:round(up,var(--mm)*var(--h),1px);
top:calc(50dvh - 8px - var(--mm)*var(--h)/2);left:calc(50vw - var(--mm)*var(--w)/2);overflow:hidden;
box-shadow:0 1px 3px rgb(29 36 51 / 16%),0 8px 24px rgb(29 36 51 / 16%)}
.sheet img{position:absolute;object-fit:fill}
@media (min-width:768px){.sheet[data-is-open]{display:none}}
@media (max-width:767px){.first header{height:52px;padding:6px 16px}
.sheet{--mm:min((100vw - 32px)/var(--w),(100dvh - 216px)/var(--h),12px);
top:calc(50dvh - 40px - var(--mm)*var(--h)/2)}}
`.replaceAll('\n', '');

/** The page with its pictures; words come with the reader, which knows where each line ends. */
export function firstPageHtml({ book, first, page }: OpenedBook): string {
  const { name, author, widthMm, heightMm } = book;
  const images = imagesOf(page).map((image) => pictureHtml(image, widthMm, heightMm));
  // Further in, a wide screen shows two pages at once.
  const isOpen = first > 1 ? ' data-is-open' : '';
  return [
    `<main class="first" aria-busy="true"><header><h1>${escapeXml(name)}</h1><p>${escapeXml(author)}</p></header>`,
    '<noscript><p>翻页阅读需要打开浏览器的脚本功能。</p></noscript>',
    `<div class="sheet"${isOpen} style="--w:${widthMm};--h:${heightMm};background:${escapeXml(page.ground)}">`,
    `${images.join('')}</div></main>`,
  ].join('');
}

function imagesOf({ elements }: OpenedBook['page']): readonly ImageElement[] {
  return elements.filter((element) => element.kind === 'image');
}

/** As the reader places it: the whole picture lies where it must, and what is outside the crop is cut off. */
function pictureHtml(image: ImageElement, widthMm: number, heightMm: number): string {
  const { source, alt, turn, opacity, radius = 0 } = image;
  const { whole, cut, middle } = picturePlace(image);
  const style = {
    left: percent(whole.x / widthMm),
    top: percent(whole.y / heightMm),
    width: percent(whole.w / widthMm),
    height: percent(whole.h / heightMm),
    'clip-path': `inset(${cut.map(percent).join(' ')}${radius > 0 ? ` round calc(var(--mm)*${radius})` : ''})`,
    ...(turn ? { transform: `rotate(${turn}deg)`, 'transform-origin': middle.map(percent).join(' ') } : {}),
    ...(opacity === undefined ? {} : { opacity }),
  };
  const css = Object.entries(style).map(([name, value]) => `${name}:${value}`);
  return `<img src="${escapeXml(sourceAddress(source))}" alt="${escapeXml(alt)}" style="${css.join(';')}">`;
}
