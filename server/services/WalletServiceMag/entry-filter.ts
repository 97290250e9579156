import { entryKindOf, monthSpan } from '#contracts/rules/wallet/wallet-entries.ts';
import type { EntryFilter } from '#db/queries/wallet/wallet-reading.ts';
import { fieldRefusal } from '#server/errors.ts';

/** Which entries a call asks for (流水筛选). Nothing said is all of them. */
export function entryFilter(
  userId: number,
  { kind = '', month = '' }: { readonly kind?: string; readonly month?: string },
): EntryFilter {
  const known = kind === '' ? null : entryKindOf(kind);
  if (kind !== '' && known === null) throw fieldRefusal('bad-kind', '没有这种流水类型');
  const span = month === '' ? null : monthSpan(month);
  if (month !== '' && span === null) throw fieldRefusal('bad-month', '月份不正确');
  return { userId, kind: known, span };
}
