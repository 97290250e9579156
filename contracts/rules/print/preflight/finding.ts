import type { Box, Id, Master, Page, PageDocument, PageElement } from '../../pages/document.ts';
import type { PrintLine } from '../cart-line.ts';
import type { BoundPage, TrimSize } from '../page-boxes.ts';
import type { SourceFile } from './source-facts.ts';

export const FINDING_LEVELS = ['error', 'warning', 'info'] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** Something that the check of a document finds before it is printed (预检结果). */
export interface Finding {
  /** The id of its rule. */
  readonly id: string;
  readonly level: FindingLevel;
  /** Null for the whole document. */
  readonly page: Id | null;
  readonly element?: Id;
  /** Where on the page, in millimetres. */
  readonly place?: Box;
  readonly text: string;
  readonly why: string;
  /** What one press does about it. */
  readonly mend?: { readonly title: string };
}

/** The file behind a picture. */
export type PictureFile =
  | { readonly state: 'pixels'; readonly width: number; readonly height: number }
  /** Sharp at every size, or of unknown size. */
  | { readonly state: 'drawn' }
  | { readonly state: 'pending' | 'foreign' | 'missing' };

/** What a check knows beside the document itself; plain data, so that it can be sent to a worker. */
export interface PrintFacts {
  /** By source. A picture that is not named here is not judged. */
  readonly pictures: Readonly<Record<string, PictureFile>>;
  /** The PDF that the work came out of. */
  readonly source?: SourceFile;
  readonly status?: 'draft' | 'published' | 'changed' | 'withdrawn';
  /** A file uploaded for printing, not for publishing. */
  readonly isForPrinting?: boolean;
  /** The choice of goods and options. */
  readonly line?: PrintLine;
  /** The finished size of the goods, where they have one. */
  readonly trim?: TrimSize;
}

/** A page with what is printed on it: elements that are seen, those of its master first. */
export interface PrintedPage extends BoundPage {
  readonly page: Page;
  readonly elements: readonly PageElement[];
}

/** A finding of a rule, before its page and its rule are added. */
export interface Found {
  readonly level: FindingLevel;
  readonly text: string;
  readonly why: string;
  readonly element?: PageElement;
  readonly place?: Box;
  /** The title of its mend. */
  readonly mend?: string | undefined;
}

interface AnyRule {
  readonly id: string;
  mend?(document: PageDocument, finding: Finding): PageDocument;
}

/** Judges each page by itself. */
export interface PageRule extends AnyRule {
  check(sheet: PrintedPage, facts: PrintFacts): readonly Found[];
}

/** A whole document as far as it is checked. */
export interface CheckedBook extends TrimSize {
  readonly pageNum: number;
  readonly sheets: readonly PrintedPage[];
}

/** Judges what shows only in the whole document; with a finding comes the page it is about. */
export interface BookRule extends AnyRule {
  checkBook(book: CheckedBook, facts: PrintFacts): readonly (Found & { readonly page: Id | null })[];
}

/** A document whose pages may be made one after another. */
export interface PagesToCheck extends TrimSize {
  readonly pageNum: number;
  readonly pages: Iterable<Page>;
  readonly masters?: readonly Master[] | undefined;
}
