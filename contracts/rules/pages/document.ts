/**
 * What has pages (页面文档): a book, a calendar, a newspaper. All lengths are millimetres, counted from the upper left
 * corner of the trimmed page; what is read from outside goes through `readDocument` first.
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
  /** `#rrggbb`; what no element covers. */
  readonly ground: string;
  /** From the lowest to the highest, which is the order of reading too. */
  readonly elements: readonly PageElement[];
}

/** A line of the table of contents (目录): its depth from 1, and its page from 1. */
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
  /** Height of the letters' body in millimetres. */
  readonly size: number;
  /** Distance of two base lines, in heights of the body. */
  readonly leading: number;
  readonly color: string;
  readonly align: TextAlign;
  /** Empty ems before the first line of each paragraph; Chinese prose has 2. */
  readonly indent: number;
}

/** Paragraphs are parted by line feeds. What does not fit into the box hangs out of it below. */
export interface TextElement extends Box {
  readonly kind: 'text';
  readonly text: string;
  readonly style: TextStyle;
  /** What the text is to a listener: a heading of that level, the page's number or running head, or plain prose. */
  readonly part: 'prose' | 'heading-1' | 'heading-2' | 'furniture';
}

export interface ImageElement extends Box {
  readonly kind: 'image';
  /** A picture of the product (`art:name`) or an uploaded file (`file:` and its hash). */
  readonly source: string;
  /** The part of the picture that fills the box, 0 to 1. */
  readonly crop: Box;
  /** Empty for mere decoration. */
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

/** A place of the page that leads somewhere. */
export interface LinkElement extends Box {
  readonly kind: 'link';
  readonly target: LinkTarget;
  readonly label: string;
}

/** Words that a picture of the page shows already: not drawn, but read, searched, selected and copied (文字层). */
export interface WordsElement extends Box {
  readonly kind: 'words';
  readonly text: string;
}

export type PageElement = TextElement | ImageElement | ShapeElement | LinkElement | WordsElement;

/** The whole of a picture. */
export const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 };
