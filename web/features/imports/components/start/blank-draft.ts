import type { Input } from '#contracts/operations.ts';
import { readPageNum, readSideMm } from '#contracts/rules/publications/import-fields.ts';
import { readName } from '#contracts/rules/publications/publication-fields.ts';
import { BLANK_SIZES, CUSTOM, FIRST_SIZE } from './blank-sizes.ts';

/** What is typed for an empty work (空白作品); the sides count where the size is an own one. */
export interface BlankDraft {
  readonly name: string;
  readonly size: string;
  readonly widthMm: string;
  readonly heightMm: string;
  readonly pageNum: string;
}

export const NEW_BLANK: BlankDraft = {
  name: '未命名作品',
  size: FIRST_SIZE.key,
  widthMm: String(FIRST_SIZE.widthMm),
  heightMm: String(FIRST_SIZE.heightMm),
  pageNum: '24',
};

/** The problem of each field; empty where there is none. */
export type BlankProblems = Readonly<Record<Exclude<keyof BlankDraft, 'size'>, string>>;

export const NO_PROBLEMS: BlankProblems = { name: '', widthMm: '', heightMm: '', pageNum: '' };

/** A chosen size sets the millimetres, from which a custom one begins. */
export function withSize(draft: BlankDraft, key: string): BlankDraft {
  const size = BLANK_SIZES.find((each) => each.key === key);
  if (size === undefined) return { ...draft, size: CUSTOM };
  return { ...draft, size: key, widthMm: String(size.widthMm), heightMm: String(size.heightMm) };
}

type WorkInput = Input<'OpusServiceMag.createOpus'>;

/** The work to be made, or what is wrong with the draft. */
export function readBlank(
  draft: BlankDraft,
): { readonly input: WorkInput } | { readonly problems: BlankProblems } {
  const name = readName(draft.name);
  const widthMm = readSideMm(draft.widthMm);
  const heightMm = readSideMm(draft.heightMm);
  const pageNum = readPageNum(draft.pageNum);
  const isGood = [name, widthMm, heightMm, pageNum].every(({ kind }) => kind === 'done');
  if (isGood) {
    const { widthMm: width, heightMm: height, pageNum: pages } = draft;
    const value = name.kind === 'done' ? name.value : '';
    return { input: { name: value, type: 'ebook', widthMm: width, heightMm: height, pageNum: pages } };
  }
  const wordsOf = (read: typeof name | typeof widthMm) => (read.kind === 'done' ? '' : read.message);
  return {
    problems: {
      name: wordsOf(name),
      widthMm: wordsOf(widthMm),
      heightMm: wordsOf(heightMm),
      pageNum: wordsOf(pageNum),
    },
  };
}
