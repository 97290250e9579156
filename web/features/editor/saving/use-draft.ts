import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { operationMeta } from '#contracts/operations.ts';
import type { Id, PageDocument } from '#contracts/rules/pages/document.ts';
import { askBy } from '#web/kit/ask/ask.ts';
import { client } from '#web/lib/call/client.ts';
import { mapped, type Outcome } from '#web/lib/call/outcome.ts';
import { memberScope } from '#web/lib/session/member-scope.ts';
import { useStore } from '#web/lib/store.ts';
import type { Draft } from '../model/draft.ts';
import { createDraftSession, type News, type OpenedDraft } from './draft-session.ts';
import { fetchDraft } from './fetch-draft.ts';
import { journalOf } from './journal.ts';
import type { TeamEditing } from './known-draft.ts';
import type { Choice, Conflict } from './merge.ts';
import { type TabLock, tabLock } from './tab-lock.ts';

/** A draft with what the screen says and asks about its saving. */
export interface OpenDraft extends Draft {
  readonly words: string;
  readonly conflicts: readonly Conflict[];
  readonly news: News | null;
  /** Whether the browser keeps what the server does not have. */
  readonly isKept: boolean;
  /** The member may edit it no longer. */
  readonly isOver: boolean;
  readonly teamEditing: TeamEditing | undefined;
  retry(): void;
  /** Edits here what another tab has open (接管). */
  takeOver(): void;
  decide(choices: Readonly<Record<Id, Choice>>): Promise<void>;
  hideNews(): void;
  /** The document as it is edited now, whether saved or not. */
  current(): PageDocument;
  /** The revision that the server had last. */
  revision(): number;
  /** A revision that another device may have made. */
  hearOf(revision: number): void;
  /** The server no longer lets the member edit it. */
  hearOfEnd(): void;
}

interface Opening {
  readonly opusID: string;
  readonly memberID: string;
  readonly lock: TabLock;
  readonly steals: boolean;
}

async function openDraft({ opusID, memberID, lock, steals }: Opening): Promise<Outcome<OpenedDraft>> {
  const api = client();
  const journal = journalOf(memberID, opusID);
  const isElsewhere = !(await lock.hold(steals));
  const fetched = await fetchDraft({ opusID, api });
  const kept = isElsewhere ? null : await journal.read();
  return mapped(fetched, (known) => ({ opusID, known, kept, isElsewhere, api, journal, lock }));
}

/** The draft of a work, saved while it is edited (草稿). */
export function useDraft(opusID: string) {
  const queries = useQueryClient();
  const [takes, setTakes] = useState(0);
  const [mine] = useState(() => {
    const memberID = memberScope().memberID ?? '';
    return { opusID, memberID, lock: tabLock(`${memberID} ${opusID}`) };
  });
  const asked = askBy('OpusServiceMag.getDraft', { opusID, takes }, () =>
    openDraft({ ...mine, steals: takes > 0 }),
  );
  // While the work is taken over, what is shown stays.
  const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, placeholderData: keepPreviousData };
  const query = useQuery({ ...asked, ...kept, retry: false });
  const { data: opened } = query;
  const session = useMemo(() => opened && createDraftSession(opened), [opened]);

  useEffect(() => {
    const stop = session?.start();
    if (!stop) return;
    return () => {
      stop();
      // What other screens show of the work is read again when they are opened.
      const [, ...others] = operationMeta('OpusServiceMag.saveDraft').invalidates;
      for (const resource of others)
        void queries.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
    };
  }, [session, queries]);

  // After the last save of the session is on its way; a work that was left while it was opened is let go too.
  useEffect(() => () => mine.lock.release(), [mine]);

  const state = useStore(session ?? NOTHING);
  const data = useMemo((): OpenDraft | undefined => {
    if (!opened || !session || !state) return undefined;
    const { save } = state;
    return {
      ...{ opusID, name: opened.known.name },
      ...state,
      isReadOnly: save.kind === 'readonly' || state.isOver,
      teamEditing: opened.known.teamEditing,
      changed: session.changed,
      retry: session.retry,
      decide: session.decide,
      hideNews: session.hideNews,
      current: session.current,
      revision: session.revision,
      hearOf: session.hearOf,
      hearOfEnd: session.hearOfEnd,
      takeOver: () => setTakes((before) => before + 1),
    };
  }, [opusID, opened, session, state]);
  return { ...query, data };
}

const NOTHING = { get: () => null, subscribe: () => () => {} };
