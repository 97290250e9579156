import type { BookRule, PageRule } from './finding.ts';
import { coverBlank } from './rules/cover-blank.ts';
import { hairline } from './rules/hairline.ts';
import { linkTarget } from './rules/link-target.ts';
import { outsidePage } from './rules/outside-page.ts';
import { pageBlank } from './rules/page-blank.ts';
import { pageCount } from './rules/page-count.ts';
import { pageSize } from './rules/page-size.ts';
import { photoTwice } from './rules/photo-twice.ts';
import { pictureBleed } from './rules/picture-bleed.ts';
import { pictureMissing } from './rules/picture-missing.ts';
import { pictureResolution } from './rules/picture-resolution.ts';
import { placeEmpty } from './rules/place-empty.ts';
import { signMissing } from './rules/sign-missing.ts';
import { sourceEdited } from './rules/source-edited.ts';
import { sourceFile } from './rules/source-file.ts';
import { textOverflow } from './rules/text-overflow.ts';
import { textSafe } from './rules/text-safe.ts';
import { textSmall } from './rules/text-small.ts';
import { workState } from './rules/work-state.ts';

/** Every rule of the preflight (预检规则). */
export const PAGE_RULES: readonly PageRule[] = [
  pictureMissing,
  pictureResolution,
  outsidePage,
  pictureBleed,
  textSafe,
  textOverflow,
  textSmall,
  signMissing,
  hairline,
  pageBlank,
  coverBlank,
  placeEmpty,
];

export const BOOK_RULES: readonly BookRule[] = [
  pageCount,
  pageSize,
  sourceFile,
  sourceEdited,
  photoTwice,
  linkTarget,
  workState,
];
