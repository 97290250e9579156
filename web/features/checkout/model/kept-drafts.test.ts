import { describe, expect, it } from 'vitest';
import { NEW_DRAFT } from './checkout-draft.ts';
import { draftFor, type KeptDrafts, readDrafts, withDraft, withoutDraft } from './kept-drafts.ts';

const PICKED = {
  ...NEW_DRAFT,
  addrID: '80002',
  delivery: 'pickup',
  collector: { name: '林晚', mobile: '19000000009' },
};
const NONE: KeptDrafts = [];

describe('what was chosen for an order', () => {
  it('is kept by its lines, and new for others', () => {
    const kept = withDraft(NONE, '90001,90003', PICKED);
    expect(draftFor(kept, '90001,90003')).toEqual(PICKED);
    expect(draftFor(kept, '90001')).toEqual(NEW_DRAFT);
  });

  it('is forgotten alone', () => {
    const kept = withDraft(withDraft(NONE, '1', PICKED), '2', PICKED);
    expect(withoutDraft(kept, '1')).toEqual([['2', PICKED]]);
  });

  it('is kept of the five latest', () => {
    const kept = ['1', '2', '3', '4', '5', '6', '2'].reduce(
      (drafts, ids) => withDraft(drafts, ids, PICKED),
      NONE,
    );
    expect(kept.map(([ids]) => ids)).toEqual(['2', '6', '5', '4', '3']);
  });

  it('is read as it was written', () => {
    const kept = withDraft(withDraft(NONE, '1', PICKED), '2', NEW_DRAFT);
    expect(readDrafts(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    [null],
    [{}],
    [[['1']]],
    [[['1', { ...PICKED, remark: 7 }]]],
    [[['1', { ...PICKED, remark: null }]]],
    [[['1', { ...PICKED, collector: { name: 1 } }]]],
    [[['1', { ...PICKED, invoice: 'none' }]]],
    [[[1, PICKED]]],
  ])('is nothing where somebody else wrote %j', (kept) => {
    expect(readDrafts(kept)).toBeNull();
  });
});
