import { escapeXml } from '../escape-xml.ts';
import { THEME_COLOURS } from './card-themes.ts';
import type { CardView } from './card-view.ts';
import { type CodeMatrix, codePath } from './code-runs.ts';
import { fittedSize } from './fitted-size.ts';

const QUIET = 4;
const SEAL_RED = '#b5382e';
const POSTER = { width: 750, height: 1040 } as const;

/** A fifth of the side, so a twenty-fifth of the fields: quartile correction recovers six times that. */
const SEAL_SHARE = 5;

/** The logo (标志) in the middle of a code, on a light ground. */
function seal(matrix: CodeMatrix, offset: number): string {
  const side = 2 * Math.floor(matrix.length / SEAL_SHARE / 2) + 1;
  const at = offset + (matrix.length - side) / 2;
  const middle = at + side / 2;
  const size = side - 1;
  return [
    `<path fill="#fff" d="M${at} ${at}h${side}v${side}H${at}z"/>`,
    `<rect x="${at + 0.5}" y="${at + 0.5}" width="${size}" height="${size}" rx="${size / 8}" fill="${SEAL_RED}" shape-rendering="auto"/>`,
    `<text x="${middle}" y="${middle}" dy=".36em" text-anchor="middle" font-size="${size * 0.62}" font-weight="700" font-family="Noto Serif SC,Songti SC,SimSun,serif" fill="#fff">书</text>`,
  ].join('');
}

/** A code as a drawing (二维码), with a text alternative. */
export function codeSvg(
  matrix: CodeMatrix,
  title: string,
  { hasSeal = false }: { readonly hasSeal?: boolean } = {},
): string {
  const side = matrix.length + 2 * QUIET;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 16}" height="${side * 16}" shape-rendering="crispEdges" role="img">`,
    `<title>${escapeXml(title)}</title><path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="#000" d="${codePath(matrix, QUIET)}"/>${hasSeal ? seal(matrix, QUIET) : ''}</svg>`,
  ].join('');
}

/** 名片海报: the person, and the code of the card. */
export function posterSvg(view: CardView, matrix: CodeMatrix): string {
  const { head, headEnd, onHead, onHeadSoft, accent, family } = THEME_COLOURS[view.theme];
  const fonts =
    family === 'serif'
      ? 'Noto Serif SC,Songti SC,SimSun,serif'
      : 'PingFang SC,Microsoft YaHei,Noto Sans SC,sans-serif';
  const words = (text: string, y: number, most: number, fill: string, weight: 400 | 700 = 400) => {
    if (text === '') return '';
    const size = Math.round(fittedSize(text, { family, weight }, { width: 610, most, least: 10 }));
    return `<text x="375" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(text)}</text>`;
  };
  const { width, height } = POSTER;
  const side = matrix.length + 2 * QUIET;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeXml(`${view.name}的名片海报`)}</title>`,
    `<linearGradient id="g" x1="0" y1="0" x2=".5" y2="1"><stop stop-color="${head}"/><stop offset="1" stop-color="${headEnd}"/></linearGradient>`,
    `<path fill="url(#g)" d="M0 0h${width}v${height}H0z"/><path fill="${accent}" d="M335 96h80v4h-80z"/>`,
    `<g text-anchor="middle" font-family="${fonts}">`,
    words(view.name, 200, 76, onHead, 700),
    words(view.title, 262, 30, onHeadSoft),
    words(view.company, 308, 30, onHeadSoft),
    words(view.motto, 382, 30, onHead),
    words('扫一扫，认识我', 956, 28, onHead),
    '</g><rect x="165" y="450" width="420" height="420" rx="24" fill="#fff"/>',
    `<svg x="175" y="460" width="400" height="400" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#000" d="${codePath(matrix, QUIET)}"/>${seal(matrix, QUIET)}</svg>`,
    '</svg>',
  ].join('');
}
