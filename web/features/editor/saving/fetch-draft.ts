import { BOOK_PAGES_MAX } from '#contracts/rules/limits.ts';
import type { Id } from '#contracts/rules/pages/document.ts';
import type { PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { type DataOf, send } from '#web/kit/ask/send.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { done, type Outcome } from '#web/lib/call/outcome.ts';
import { type KnownDraft, orderOf } from './known-draft.ts';

const READ_AT_ONCE = 4;
const MOST_TRIES = 3;

interface Asked {
  readonly opusID: string;
  readonly api: ApiClient;
  /** What is known already is not read again. */
  readonly known?: KnownDraft;
  readonly quiet?: boolean;
}

/** Reads a draft with its pages, most of them in one reply; begins anew where it was saved in between. */
export async function fetchDraft({ opusID, api, known, quiet = false }: Asked): Promise<Outcome<KnownDraft>> {
  const options = { api, quiet };
  const contents = new Map(known?.contents);
  const hashes = new Map(known?.leaves.map(({ id, hash }) => [id, hash]));
  function learn(leaves: LeavesReply['leaves']): void {
    for (const { id, hash, content } of leaves) {
      contents.set(id, content as PageContent);
      hashes.set(id, hash);
    }
  }

  for (let tries = 1; ; tries += 1) {
    const isNew = hashes.size === 0;
    const asked = await send('OpusServiceMag.getDraft', { opusID, contents: isNew ? 'Y' : 'N' }, options);
    if (!asked.ok) return asked;
    const draft = asked.value;
    learn(draft.contents);
    const wanted = draft.leaves.filter(({ id, hash }) => hashes.get(id) !== hash || !contents.has(id));
    const read = await readLeaves(
      wanted.map(({ id }) => id),
      (ids) => send('OpusServiceMag.getLeaves', { opusID, ids: ids.join(',') }, options),
    );
    if (!read.ok) return read;
    learn(read.value);
    const isWhole = draft.leaves.every(({ id, hash }) => hashes.get(id) === hash);
    if (isWhole || tries === MOST_TRIES) return done(knownFrom(draft, contents));
  }
}

function knownFrom(
  { savedAt, leaves, ...draft }: DataOf<'OpusServiceMag.getDraft'>,
  contents: ReadonlyMap<Id, PageContent>,
): KnownDraft {
  const there = leaves.flatMap(({ id }): [Id, PageContent][] => {
    const content = contents.get(id);
    return content ? [[id, content]] : [];
  });
  return {
    ...draft,
    shownOutline: { entries: draft.outline, order: orderOf({ leaves }) },
    masters: draft.masters as KnownDraft['masters'],
    leaves,
    contents: new Map(there),
    savedAt: Date.parse(savedAt),
  };
}

type LeavesReply = DataOf<'OpusServiceMag.getLeaves'>;

async function readLeaves(
  ids: readonly Id[],
  ask: (ids: readonly Id[]) => Promise<Outcome<Pick<LeavesReply, 'leaves'>>>,
): Promise<Outcome<LeavesReply['leaves']>> {
  const read: LeavesReply['leaves'] = [];
  const parts = Array.from({ length: Math.ceil(ids.length / BOOK_PAGES_MAX) }, (_, at) =>
    ids.slice(at * BOOK_PAGES_MAX, (at + 1) * BOOK_PAGES_MAX),
  );
  for (let at = 0; at < parts.length; at += READ_AT_ONCE) {
    const replies = await Promise.all(parts.slice(at, at + READ_AT_ONCE).map(ask));
    for (const reply of replies) {
      if (!reply.ok) return reply;
      read.push(...reply.value.leaves);
    }
  }
  return done(read);
}
