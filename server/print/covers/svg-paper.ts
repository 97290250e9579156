import { escapeXml } from '#contracts/rules/escape-xml.ts';
import { SANS, SERIF } from '../../media/fonts-of-drawings.ts';
import { el } from '../../media/svg.ts';
import type { Ink } from '../ink.ts';
import type { Paper } from '../pen.ts';

interface Looks {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly miter: number;
  readonly dash: string;
  readonly font: string;
  readonly size: number;
}

/** Shorter than any screen shows. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

export interface SvgPaper extends Paper {
  /** Opens a group, which ends with what was saved last. */
  open(tag: string): void;
  dash(lengths: readonly number[]): void;
  svg(): string;
}

/** Paper that is an SVG: what pages of a PDF are drawn with, for screens. Names of fonts are a face and a weight. */
export function svgPaper(): SvgPaper {
  const parts: string[] = [];
  /** What was saved, and the groups that were opened since. */
  const saved: { readonly looks: Looks; opened: number }[] = [];
  let looks: Looks = {
    ...{ fill: '#000000', stroke: '#000000', width: 1, miter: 4, dash: '', font: 'sans 400', size: 1 },
  };
  let opened = 0;
  let clips = 0;
  /** The outline that the next fill, stroke or clip is of. */
  let outline = '';

  const open = (tag: string) => {
    parts.push(tag);
    opened += 1;
  };
  const transform = (change: string) => open(`<g transform="${change}">`);
  const set = (change: Partial<Looks>) => {
    looks = { ...looks, ...change };
  };

  const paper: SvgPaper = {
    open,
    dash: (lengths) => set({ dash: lengths.join(' ') }),
    svg: () => el('g', { 'font-family': SANS }, ...parts),
    save() {
      saved.push({ looks, opened });
      opened = 0;
      return paper;
    },
    restore() {
      parts.push('</g>'.repeat(opened));
      const before = saved.pop();
      opened = before?.opened ?? 0;
      if (before) looks = before.looks;
      return paper;
    },
    translate(x, y) {
      transform(`translate(${rounded(x)} ${rounded(y)})`);
      return paper;
    },
    rotate(degrees, { origin = [0, 0] } = {}) {
      transform(`rotate(${[degrees, ...origin].map(rounded).join(' ')})`);
      return paper;
    },
    scale(x, y = x) {
      transform(`scale(${x} ${y})`);
      return paper;
    },
    rect: (x, y, w, h) =>
      paper.path(`M${rounded(x)} ${rounded(y)}h${rounded(w)}v${rounded(h)}h${rounded(-w)}Z`),
    circle: (x, y, r) =>
      paper.path(`M${rounded(x - r)} ${rounded(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`),
    path(d) {
      outline += d;
      return paper;
    },
    clip() {
      clips += 1;
      parts.push(el('clipPath', { id: `clip-${clips}` }, el('path', { d: outline })));
      open(`<g clip-path="url(#clip-${clips})">`);
      outline = '';
      return paper;
    },
    fill(ink) {
      parts.push(el('path', { d: outline, fill: ink === undefined ? looks.fill : colorOf(ink) }));
      outline = '';
      return paper;
    },
    stroke() {
      const { stroke, width, miter, dash } = looks;
      const pen = { stroke, 'stroke-width': width, 'stroke-miterlimit': miter };
      parts.push(el('path', { d: outline, fill: 'none', ...pen, 'stroke-dasharray': dash || undefined }));
      outline = '';
      return paper;
    },
    fillColor(ink) {
      set({ fill: colorOf(ink) });
      return paper;
    },
    strokeColor(ink) {
      set({ stroke: colorOf(ink) });
      return paper;
    },
    lineWidth(width) {
      set({ width });
      return paper;
    },
    miterLimit(miter) {
      set({ miter });
      return paper;
    },
    font(font) {
      set({ font });
      return paper;
    },
    fontSize(size) {
      set({ size });
      return paper;
    },
    text(text, x, y, { characterSpacing = 0, features }) {
      const [face = '', weight] = looks.font.split(' ');
      const isDown = features !== undefined && 'vert' in features;
      parts.push(
        el(
          'text',
          {
            ...{ x: rounded(x), y: rounded(y), 'font-size': rounded(looks.size), fill: looks.fill },
            'font-family': face === 'serif' ? SERIF : undefined,
            'font-weight': weight === '400' ? undefined : weight,
            'letter-spacing': characterSpacing === 0 ? undefined : rounded(characterSpacing),
            style: isDown ? "font-feature-settings:'vert'" : undefined,
            'xml:space': /^ | $| {2}/.test(text) ? 'preserve' : undefined,
          },
          escapeXml(text),
        ),
      );
      return paper;
    },
    image(picture, x, y, { width, height }) {
      parts.push(
        `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${rounded(width)} ${rounded(height)})">`,
      );
      parts.push(String(picture), '</g>');
      return paper;
    },
    link: () => paper,
    goTo: () => paper,
  };
  return paper;
}

function colorOf(ink: Ink): string {
  return typeof ink === 'string' ? ink : '#000000';
}
