import type { Book } from '#contracts/rules/pages/book.ts';
import type { PrintForm } from '#contracts/rules/print/print-forms.ts';
import type { PrintSheets } from '#db/queries/orders/print-files.ts';
import type { Holder } from '../shares/shares.ts';

/** A file that was asked for. */
export interface PrintWish {
  /** By which its world knows it. */
  readonly key: string;
  /** Names what is in it. */
  readonly hash: string;
  readonly form: PrintForm;
  readonly title: string;
  readonly author: string;
  readonly at: number;
  readonly book: Book;
  readonly sheets: PrintSheets;
  /** The PDF that is printed itself; empty where the pages are drawn. */
  readonly source: string;
  /** Without blank pages that were added. */
  readonly ownPages: number;
}

export type PrintLook =
  | { readonly state: 'waiting'; readonly ahead: number }
  | { readonly state: 'drawing'; readonly page: number }
  | { readonly state: 'ready'; readonly bytes: number }
  | { readonly state: 'failed'; readonly why: string };

/** What of its world a wish needs. */
export interface PrintPlace {
  readonly holder: Required<Holder>;
  /** Takes the share of one file, until that is called which comes back. Throws `ShareTaken`. */
  take(): () => void;
  /** Where an uploaded picture lies. */
  find(hash: string): string | null;
  /** Whether the world was set back or ended since, so that what is drawn is wanted no more. */
  isOver(): boolean;
  /** Lets others go on in the middle of long work. */
  pause(): Promise<void>;
}
