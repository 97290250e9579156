import type { Input } from '#contracts/operations.ts';
import type { FileFlaw } from '#contracts/rules/files/file-flaws.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import type { ConvertedPage, PagedSource } from '../conversion/paged-source.ts';
import type { Import, Imports } from './imports.ts';

/** Everything that an import needs of the world outside; a test brings its own. */
export interface ImportTools {
  hashFile(file: Blob): Promise<string>;
  /** A file, or its address on the server. */
  openPdf(source: Blob | string): Promise<PagedSource | FileFlaw>;
  readPictures(files: readonly File[]): Promise<PagedSource | FileFlaw>;
  begin(input: Input<'OpusServiceMag.beginImport'>): Promise<Outcome<Import>>;
  getImports(): Promise<Outcome<Imports>>;
  finish(input: { readonly opusID: string; readonly failed: readonly number[] }): Promise<Outcome<Import>>;
  cancel(opusID: string): Promise<Outcome<unknown>>;
  sendSource(source: SentSource): Promise<Outcome<Import>>;
  sendPage(page: SentPage): Promise<Outcome<Import>>;
}

/** The PDF itself, on its way to the server. */
export interface SentSource {
  readonly opusID: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Hears how much of it has been handed over, 0 to 1. */
  readonly onShare: (share: number) => void;
}

export interface SentPage {
  readonly opusID: string;
  readonly no: number;
  readonly page: ConvertedPage;
  readonly signal: AbortSignal;
}
