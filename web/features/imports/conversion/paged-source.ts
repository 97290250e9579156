import type { Box, LinkElement, New, OutlineEntry, WordsElement } from '#contracts/rules/pages/document.ts';

/** The size that all pages of a work have, in millimetres. */
export interface PageSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** What of a file becomes pages of a work (待导入的页面): a PDF, or pictures in their order. */
export interface PagedSource extends PageSize {
  readonly kind: 'pages';
  readonly pageNum: number;
  /** What the file calls itself; often nothing. */
  readonly title: string;
  outline(): Promise<readonly OutlineEntry[]>;
  /** From 1 to `pageNum`. Several may be asked for at once; they are made one after the other. */
  page(no: number): Promise<ConvertedPage>;
  /** Frees what it holds; what is still being made is given up with an `AbortError`. */
  close(): void;
}

export interface ConvertedPage {
  readonly picture: Blob;
  /** Where the picture stands on the page. */
  readonly box: Box;
  readonly elements: readonly New<WordsElement | LinkElement>[];
}
