import type { OutlineEntry, Page } from '#contracts/rules/pages/document.ts';
import type { SourceFacts } from '#contracts/rules/print/preflight/source-facts.ts';
import type { PrintForm } from '#contracts/rules/print/print-forms.ts';
import type { PrintSheets } from '#db/queries/orders/print-files.ts';

/** All that the process which draws a file needs to know. */
export interface PrintJob {
  readonly form: PrintForm;
  readonly title: string;
  readonly author: string;
  /** When the version was frozen, so that the same version is the same file. */
  readonly at: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** As they are drawn: with what they share, and with the words of running fields. */
  readonly pages: readonly Page[];
  readonly outline: readonly OutlineEntry[];
  readonly sheets: PrintSheets;
  /** Where the uploaded pictures lie, by their hash. */
  readonly files: Readonly<Record<string, string>>;
  /** The member's own PDF, which is printed itself where it can be, and its page count without blank ones. */
  readonly source: { readonly path: string; readonly ownPages: number } | null;
  /** A folder for cut fonts, of which the next file needs many again. */
  readonly fontFolder: string | null;
}

/** What the process tells. */
export type PrintNews =
  | { readonly page: number }
  | { readonly done: PrintedFile }
  /** In words for who wants the file. */
  | { readonly failed: string };

export interface PrintedFile {
  readonly bytes: number;
  readonly pages: number;
}

/** What it tells of a PDF that a member brought. */
export interface SourceNews {
  readonly facts: SourceFacts;
}

/** A PDF that a member brought, to be looked at. */
export interface SourceErrand {
  readonly source: string;
  readonly ownPages: number;
}

/** The paths of one job: what is to be drawn, where it grows, and where it lies in the end. */
export interface PrintErrand {
  readonly job: string;
  readonly part: string;
  readonly path: string;
}

/** What cannot be drawn, in words for who wants the file. */
export class Unprintable extends Error {}
