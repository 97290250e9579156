/** What a work is made for: to be read by others, or to be printed. */
export type ImportType = 'ebook' | 'document' | 'album';

/**
 * Where an import (导入) stands: it waits for those before it; its file is read and checked; it cannot be taken; it
 * became a work before; its pages come; its pages come in another tab of this browser; it waits for the member; it waits
 * for the file, which this browser does not have; something went wrong; it is a work now.
 */
export type ImportStage =
  | 'waiting'
  | 'reading'
  | 'refused'
  | 'known'
  | 'running'
  | 'elsewhere'
  | 'paused'
  | 'wanting-file'
  | 'failed'
  | 'done';

/** One PDF, or several pictures together, on the way to a work. */
export interface ImportJob {
  /** The same through its whole life. */
  readonly key: string;
  readonly stage: ImportStage;
  /** What is wrong, in words for the member; empty where nothing is. */
  readonly problem: string;
  readonly name: string;
  /** Of the PDF, or how many pictures. */
  readonly fileName: string;
  readonly kind: 'pdf' | 'images';
  readonly type: ImportType;
  readonly bytes: number;
  /** 0 until it is known. */
  readonly pageNum: number;
  readonly pagesDone: number;
  readonly failedPages: readonly number[];
  /** How much of the file has been sent, 0 to 1. */
  readonly sentShare: number;
  /** The work that it becomes; empty until there is one. */
  readonly opusID: string;
  readonly code: string;
  readonly photoPath: string;
}

/** What a member can do with imports; they go on while other screens are open. */
export interface ImportActions {
  /** Every PDF by itself, all pictures together. */
  add(files: readonly File[], type: ImportType): void;
  pause(key: string): void;
  goOn(key: string): void;
  /** Once more for what failed. */
  retry(key: string): void;
  /** Gives it up, and the unfinished work with it. */
  cancel(key: string): void;
  /** Takes what is over out of the list. */
  dismiss(key: string): void;
  /** The file that an import waits for. */
  provide(key: string, files: readonly File[]): void;
  /** Another work of a file that is known. */
  importAgain(key: string): void;
  /** The work that it became has another name now. */
  renamed(key: string, name: string): void;
}
