/**
 * Anything with pages (页面文档): a book, a calendar, a newspaper. Lengths are millimetres from the upper left corner
 * of the trimmed page; documents from outside go through `readDocument` first.
 */
export interface PageDocument {
  readonly version: typeof DOCUMENT_VERSION;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pages: readonly Page[];
  readonly outline: readonly OutlineEntry[];
}

export const DOCUMENT_VERSION = 1;

/** 封面, 封二, 内页, 封三, 封底. */
export const PAGE_ROLES = ['cover', 'inside-cover', 'inner', 'inside-back', 'back'] as const;
export type PageRole = (typeof PAGE_ROLES)[number];

export interface Page {
  readonly role: PageRole;
  /** `#rrggbb`, visible where no element covers it. */
  readonly ground: string;
  /** From the lowest to the highest, which is also the reading order. */
  readonly elements: readonly PageElement[];
}

/** An entry of the table of contents (目录): its depth from 1, and its page from 1. */
export interface OutlineEntry {
  readonly title: string;
  readonly level: number;
  readonly page: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const FONT_FAMILIES = ['sans', 'serif'] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];
export const TEXT_ALIGNS = ['left', 'center', 'right', 'justify'] as const;
export type TextAlign = (typeof TEXT_ALIGNS)[number];

export interface TextStyle {
  readonly family: FontFamily;
  readonly weight: 400 | 700;
  /** Font size in millimetres. */
  readonly size: number;
  /** Line spacing in font sizes. */
  readonly leading: number;
  readonly color: string;
  readonly align: TextAlign;
  /** Empty ems before the first line of each paragraph; 2 in Chinese prose. */
  readonly indent: number;
}

/** Line feeds separate paragraphs. Text that does not fit overflows the box below. */
export interface TextElement extends Box {
  readonly kind: 'text';
  readonly text: string;
  readonly style: TextStyle;
  /** The role for screen readers: a heading of that level, a page number or running head, or plain prose. */
  readonly part: 'prose' | 'heading-1' | 'heading-2' | 'furniture';
}

export interface ImageElement extends Box {
  readonly kind: 'image';
  /** A picture of the product (`art:name`) or an uploaded file (`file:` and its hash). */
  readonly source: string;
  /** The visible part of the picture, 0 to 1. */
  readonly crop: Box;
  /** Empty for decoration. */
  readonly alt: string;
}

export interface ShapeElement extends Box {
  readonly kind: 'shape';
  readonly form: 'rect' | 'ellipse' | 'line';
  /** `#rrggbb`, or null for none. */
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  readonly radius: number;
}

export type LinkTarget =
  | { readonly to: 'page'; readonly page: number }
  | { readonly to: 'address'; readonly address: string };

export interface LinkElement extends Box {
  readonly kind: 'link';
  readonly target: LinkTarget;
  readonly label: string;
}

/** Words that a picture already shows: not drawn, but read, searched, selected and copied (文字层). */
export interface WordsElement extends Box {
  readonly kind: 'words';
  readonly text: string;
}

export type PageElement = TextElement | ImageElement | ShapeElement | LinkElement | WordsElement;

export const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 };
