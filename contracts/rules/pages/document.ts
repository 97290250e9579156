import type { CalendarSpec } from '../calendar/calendar-types.ts';

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
  readonly masters?: readonly Master[];
  /** What the months of a calendar are made of (日历设定). */
  readonly calendar?: CalendarSpec;
}

export const DOCUMENT_VERSION = 2;

/** Eight letters (编号). Optional parts are absent where they have their default, never null. */
export type Id = string;

/** 封面, 封二, 内页, 封三, 封底. */
export const PAGE_ROLES = ['cover', 'inside-cover', 'inner', 'inside-back', 'back'] as const;
export type PageRole = (typeof PAGE_ROLES)[number];

export interface Page {
  /** Unique in its document. */
  readonly id: Id;
  readonly role: PageRole;
  /** `#rrggbb`, visible where no element covers it. */
  readonly ground: string;
  /** From the lowest to the highest, which is also the reading order. */
  readonly elements: readonly PageElement[];
  /** The master that lies below its own elements. */
  readonly master?: Id;
  /** The arrangement of pictures that the page was filled by (版式). */
  readonly layout?: string;
  /** Places that answer a press in the reader (热区), from the lowest to the highest; never printed. */
  readonly areas?: readonly HotArea[];
}

/** What several pages share (母版): drawn below the elements of each. */
export interface Master {
  readonly id: Id;
  readonly name: string;
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

/** In an opened book the page on the left or on the right (左页、右页). */
export const PAGE_SIDES = ['left', 'right'] as const;
export type PageSide = (typeof PAGE_SIDES)[number];

export const MAKERS = ['layout', 'month', 'flow'] as const;

/** What every element has. */
export interface Placed extends Box {
  /** Unique in its page. */
  readonly id: Id;
  /** Degrees clockwise about the middle of the box. */
  readonly turn?: number;
  /** From 0, unseen, to 1. */
  readonly opacity?: number;
  /** Elements of one group have the same. */
  readonly group?: Id;
  readonly locked?: true;
  readonly name?: string;
  /** What generated it; generating again replaces only its own elements … */
  readonly by?: (typeof MAKERS)[number];
  /** … except those that were changed by hand since. */
  readonly pinned?: true;
  /** In a master: only on pages of that side. */
  readonly side?: PageSide;
}

/** An element before it has an id; `withIds` gives it one. */
export type New<E extends PageElement> = E extends PageElement ? Omit<E, 'id'> : never;

export const FONT_FAMILIES = ['sans', 'serif'] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];
export const TEXT_ALIGNS = ['left', 'center', 'right', 'justify'] as const;
export type TextAlign = (typeof TEXT_ALIGNS)[number];
export const TEXT_PLACES = ['top', 'middle', 'bottom'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];
/** The number of the page, how many there are, the title of the work, the month of the page. */
export const FILLS = ['page', 'pages', 'title', 'month'] as const;
export const SPAN_LINES = ['under', 'through'] as const;

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
  /** Ems added after each character (字距). */
  readonly tracking?: number;
  /** Lines run downwards, and from right to left (竖排). */
  readonly vertical?: true;
  /** Millimetres after each paragraph. */
  readonly gap?: number;
  /** Empty ems before all but the first line of each paragraph, for lists. */
  readonly hang?: number;
  /** Where the text stands in a box that has room for more; at the top by default. */
  readonly place?: TextPlace;
}

/** Other looks for a part of a text, counted in UTF-16 units. Spans are sorted and never overlap. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly weight?: 400 | 700;
  readonly size?: number;
  readonly color?: string;
  readonly line?: (typeof SPAN_LINES)[number];
  /** Superscript or subscript. */
  readonly raise?: 1 | -1;
  readonly href?: string;
  /** 着重号, which Chinese has in place of italics. */
  readonly emph?: true;
}

/** Line feeds separate paragraphs. Text that does not fit overflows the box below. */
export interface TextElement extends Placed {
  readonly kind: 'text';
  readonly text: string;
  readonly style: TextStyle;
  /** The role for screen readers: a heading of that level, a page number or running head, or plain prose. */
  readonly part: 'prose' | 'heading-1' | 'heading-2' | 'furniture';
  readonly spans?: readonly Span[];
  /** A running field (页码、书名…): each `#` of its text stands for the value on its page. */
  readonly fills?: (typeof FILLS)[number];
}

export interface ImageElement extends Placed {
  readonly kind: 'image';
  /** A picture of the product (`art:name`) or an uploaded file (`file:` and its hash). */
  readonly source: string;
  /** The visible part of the picture, 0 to 1. */
  readonly crop: Box;
  /** Empty for decoration. */
  readonly alt: string;
  readonly tune?: Tune;
  /** Of its rounded corners. */
  readonly radius?: number;
}

export const TUNES = ['light', 'contrast', 'color', 'warm'] as const;

/** Changes of a picture's looks (调色), each from -1 to 1. */
export type Tune = Readonly<Partial<Record<(typeof TUNES)[number], number>>>;

export const SHAPE_FORMS = ['rect', 'ellipse', 'line', 'polygon'] as const;

export interface ShapeElement extends Placed {
  readonly kind: 'shape';
  readonly form: (typeof SHAPE_FORMS)[number];
  /** `#rrggbb`, or null for none. */
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  readonly radius: number;
  /** The corners of a polygon, x and y by turns, as shares of the box. */
  readonly points?: readonly number[];
  /** Lengths of strokes and gaps by turns, in millimetres. */
  readonly dash?: readonly number[];
}

/** A code to be scanned (二维码) for an address or any other text. */
export interface CodeElement extends Placed {
  readonly kind: 'code';
  readonly text: string;
  readonly ink: string;
}

export type LinkTarget =
  /** `no` is the number that the page has now: told to readers, never stored. */
  | { readonly to: 'page'; readonly page: Id; readonly no?: number }
  | { readonly to: 'address'; readonly address: string };

export interface LinkElement extends Placed {
  readonly kind: 'link';
  readonly target: LinkTarget;
  readonly label: string;
}

/** Words that a picture already shows: not drawn, but read, searched, selected and copied (文字层). */
export interface WordsElement extends Placed {
  readonly kind: 'words';
  readonly text: string;
}

export type PageElement =
  | TextElement
  | ImageElement
  | ShapeElement
  | CodeElement
  | LinkElement
  | WordsElement;

export const AREA_SHAPES = ['rect', 'polygon', 'point'] as const;
export const AREA_LOOKS = ['frame', 'tint'] as const;

/** What a press on a hot area does (热区类型). */
export type AreaTarget =
  | LinkTarget
  | { readonly to: 'mail'; readonly address: string }
  | { readonly to: 'phone'; readonly phone: string }
  /** A picture in front of the book (弹图). */
  | { readonly to: 'picture'; readonly source: string }
  /** Words in front of the book (图文气泡). */
  | { readonly to: 'text'; readonly text: string }
  /** Printing another work of the same member (商品). */
  | { readonly to: 'product'; readonly opusID: string };

export interface HotArea {
  /** Unique in its page. */
  readonly id: Id;
  readonly shape: (typeof AREA_SHAPES)[number];
  /** x and y by turns: two opposite corners, the corners of a polygon, or one point. */
  readonly points: readonly number[];
  readonly target: AreaTarget;
  /** Its name, which also shows where the mouse rests; may be empty. */
  readonly label: string;
  /** What is seen of it before it is touched; nothing by default. */
  readonly look?: (typeof AREA_LOOKS)[number];
  readonly color?: string;
}

export const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 };
