import type { Input, Output } from '#contracts/operations.ts';
import type { Id } from '#contracts/rules/pages/document.ts';
import type { PageContent } from '#contracts/rules/pages/leaf.ts';
import type { TestApp } from '#server/testing.ts';
import { dataOf } from '../testing.ts';
import { asSuper } from './testing.ts';

type Data<R> = Extract<R, { code: 0 }> extends { data: infer D } ? D : never;
export type DraftData = Data<Output<'OpusServiceMag.getDraft'>>;
type LeafData = Data<Output<'OpusServiceMag.getLeaves'>>['leaves'][number];

/** The draft that the tests are about. */
export const OPUS = '50043';

export async function draft(test: TestApp, opusID = OPUS): Promise<DraftData> {
  return dataOf(await asSuper(test, 'OpusServiceMag.getDraft', { opusID })) as DraftData;
}

export async function leaf(test: TestApp, id: Id, opusID = OPUS): Promise<LeafData> {
  const { leaves } = dataOf(await asSuper(test, 'OpusServiceMag.getLeaves', { opusID, ids: id }));
  const [found] = leaves as LeafData[];
  if (!found) throw new Error(`there is no page ${id}`);
  return found;
}

/** A page with these words alone. */
export function wordsPage(text: string): PageContent {
  const box = { x: 0, y: 0, w: 10, h: 10 };
  return { ground: '#ffffff', elements: [{ id: '22222223', kind: 'words', ...box, text }] };
}

let saves = 0;

/** The fields of a save of the draft as it is now. */
export async function saveOf(
  test: TestApp,
  change: { readonly header?: object; readonly order?: readonly Id[]; readonly leaves?: readonly object[] },
  opusID = OPUS,
): Promise<Input<'OpusServiceMag.saveDraft'>> {
  const { revision } = await draft(test, opusID);
  saves += 1;
  return {
    opusID,
    revision: String(revision),
    saveID: `save-${saves}-0000`,
    header: change.header ? JSON.stringify(change.header) : '',
    order: (change.order ?? []).join(','),
    leaves: change.leaves ? JSON.stringify(change.leaves) : '',
  };
}

export async function save(test: TestApp, change: Parameters<typeof saveOf>[1], opusID = OPUS) {
  return dataOf(await asSuper(test, 'OpusServiceMag.saveDraft', { ...(await saveOf(test, change, opusID)) }));
}
