import type { Input } from '#contracts/operations.ts';
import { mustBeDone } from '#contracts/rules/decision.ts';
import { readPageNum, readSideMm } from '#contracts/rules/publications/import-fields.ts';
import { readName } from '#contracts/rules/publications/publication-fields.ts';
import { byRules, readable } from '#web/kit/form/field-rules.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import type { ImportType } from '../../model/import-job.ts';
import { BLANK_SIZES, CUSTOM, FIRST_SIZE } from './blank-sizes.ts';

/** What is typed for an empty work (空白作品); the sides count where the size is an own one. */
export interface BlankDraft {
  readonly size: string;
  readonly widthMm: string;
  readonly heightMm: string;
  readonly name: string;
  readonly pageNum: string;
}

export const NEW_BLANK: BlankDraft = {
  size: FIRST_SIZE.key,
  widthMm: String(FIRST_SIZE.widthMm),
  heightMm: String(FIRST_SIZE.heightMm),
  name: '未命名作品',
  pageNum: '24',
};

export const wrongInBlank = byRules({
  widthMm: readable(readSideMm),
  heightMm: readable(readSideMm),
  name: readable(readName),
  pageNum: readable(readPageNum),
});

/** A chosen size sets the millimetres, from which a custom one begins. */
export function measuresOf(key: string): Partial<BlankDraft> {
  const size = BLANK_SIZES.find((each) => each.key === key);
  if (size === undefined) return { size: CUSTOM };
  return { size: key, widthMm: String(size.widthMm), heightMm: String(size.heightMm) };
}

const REFUSED: Readonly<Record<string, keyof BlankDraft>> = {
  'bad-name': 'name',
  'bad-page-num': 'pageNum',
};

export function refusedInBlank({ reason }: CallError): keyof BlankDraft | undefined {
  return REFUSED[reason];
}

/** The work to be made of a draft without problems. */
export function blankWork(
  { name, widthMm, heightMm, pageNum }: BlankDraft,
  type: ImportType,
): Input<'OpusServiceMag.createOpus'> {
  return { name: mustBeDone(readName(name)), type, widthMm, heightMm, pageNum };
}
