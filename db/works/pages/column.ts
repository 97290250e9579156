import type { Box, New, PageElement, TextElement, TextStyle } from '#contracts/rules/pages/document.ts';
import { plateIn, rule, textIn } from './elements.ts';
import { heightOf } from './type-area.ts';

/** Sets one thing under another. What has no room is left out, so that nothing ever hangs over the edge. */
export class Column {
  readonly elements: New<PageElement>[] = [];
  readonly box: Box;
  y: number;

  constructor(box: Box) {
    this.box = box;
    this.y = box.y;
  }

  get room(): number {
    return this.box.y + this.box.h - this.y;
  }

  gap(height: number): this {
    this.y += height;
    return this;
  }

  /** Goes on at this height of the page, but never back into what stands already. */
  from(y: number): this {
    this.y = Math.max(this.y, y);
    return this;
  }

  takes(text: string, style: TextStyle): boolean {
    return heightOf(text, this.box.w, style) <= this.room + 0.01;
  }

  say(text: string, style: TextStyle, part: TextElement['part'] = 'prose'): this {
    if (text === '' || !this.takes(text, style)) return this;
    const h = heightOf(text, this.box.w, style);
    this.elements.push(textIn({ x: this.box.x, y: this.y, w: this.box.w, h }, text, style, part));
    return this.gap(h);
  }

  show(artId: string, turn: number, height: number, alt = ''): this {
    const h = Math.min(height, this.room);
    if (h < 12) return this;
    this.elements.push(plateIn({ x: this.box.x, y: this.y, w: this.box.w, h }, artId, turn, alt));
    return this.gap(h);
  }

  line(color: string, thickness = 0.2, width = this.box.w): this {
    if (this.room < thickness) return this;
    this.elements.push(rule(this.box.x, this.y, width, color, thickness));
    return this.gap(thickness);
  }

  add(...elements: readonly New<PageElement>[]): this {
    this.elements.push(...elements);
    return this;
  }
}

/** Equal columns side by side in a box. */
export function columnsOf(box: Box, count: number, gutter: number): Column[] {
  const w = (box.w - gutter * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => new Column({ ...box, x: box.x + at * (w + gutter), w }));
}
