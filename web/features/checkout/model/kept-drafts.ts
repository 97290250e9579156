import { type CheckoutDraft, NEW_DRAFT, NO_COLLECTOR } from './checkout-draft.ts';

/** What was chosen for the lines of an order (未提交的选择), the latest first. */
export type KeptDrafts = readonly (readonly [cartIDs: string, draft: CheckoutDraft])[];

/** After other lines were tried, the first ones are found as they were. */
const MOST = 5;

export function draftFor(kept: KeptDrafts, cartIDs: string): CheckoutDraft {
  return kept.find(([of]) => of === cartIDs)?.[1] ?? NEW_DRAFT;
}

export function withDraft(kept: KeptDrafts, cartIDs: string, draft: CheckoutDraft): KeptDrafts {
  return [[cartIDs, draft] as const, ...withoutDraft(kept, cartIDs)].slice(0, MOST);
}

export function withoutDraft(kept: KeptDrafts, cartIDs: string): KeptDrafts {
  return kept.filter(([of]) => of !== cartIDs);
}

/** Null for anything that this page did not write. */
export function readDrafts(kept: unknown): KeptDrafts | null {
  return Array.isArray(kept) && kept.every(isKept) ? kept : null;
}

function isKept(entry: unknown): entry is KeptDrafts[number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && isDraft(entry[1]);
}

function isDraft(value: unknown): value is CheckoutDraft {
  const sample = { ...NEW_DRAFT, addrID: '', collector: NO_COLLECTOR };
  if (!isLike(value, sample, ['addrID', 'collector'])) return false;
  const splits: unknown = Reflect.get(Object(value), 'splits');
  return Array.isArray(splits) && splits.every(isSplit);
}

function isSplit(value: unknown): boolean {
  return (
    isLike(value, { addrID: '', copies: {} }) &&
    Object.values(Reflect.get(Object(value), 'copies')).every(Number.isInteger)
  );
}

/** Every part is of the kind of the sample's; those that are named may be null. */
function isLike(value: unknown, sample: object, nullable: readonly string[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Partial<Record<string, unknown>> = { ...value };
  return Object.entries(sample).every(([name, part]) => {
    const found = parts[name];
    if (found === null) return nullable.includes(name);
    return typeof part === 'object' ? isLike(found, part) : typeof found === typeof part;
  });
}
