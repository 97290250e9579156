/** What a member's own PDF is, as far as printing goes (原文件). */
export interface SourceFacts {
  /** Why it cannot be printed itself; empty where it can. */
  readonly why: '' | 'encrypted' | 'damaged';
  /** Fonts that are not in the file, each with the first page that has it. */
  readonly bareFonts: readonly { readonly page: number; readonly name: string }[];
  /** Pages that are not as large as the first. */
  readonly otherSizes: readonly number[];
  /** Pages without paper beyond the edge that the knife goes along. */
  readonly unbled: readonly number[];
  /** The coarsest picture of each page that has one below what is good for printing. */
  readonly coarse: readonly { readonly page: number; readonly dpi: number }[];
}

/** The note of the version that came out of a PDF. */
export const AS_IMPORTED = '导入的原文件';

/** More of a kind are not kept. */
export const MOST_SOURCE_FACTS = 20;

/** The PDF that a work came out of: printed itself, or not because the work was edited or the file does not allow it. */
export type SourceFile =
  | { readonly state: 'printed' | 'unusable'; readonly facts: SourceFacts }
  | { readonly state: 'edited' };
