import { useState } from 'react';
import type { HotArea, Id } from '#contracts/rules/pages/document.ts';
import { newId } from '#web/features/editor/model/new-id.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import type { DataOf } from '#web/kit/ask/send.ts';
import { send } from '#web/kit/ask/send.ts';
import { done } from '#web/lib/call/outcome.ts';
import {
  beginWith,
  changedSince,
  edited,
  type Pages,
  partsOf,
  rebased,
  redone,
  undone,
  withAreas,
} from './areas-state.ts';

export type Work = DataOf<'OpusServiceMag.getHotAreas'>;

interface Known {
  readonly revision: number;
  readonly pages: Pages;
}

interface Wish {
  readonly changed: Pages;
  readonly revision: number;
}

export function pagesOf({ pages }: Pick<Work, 'pages'>): Pages {
  return pages.map(({ id, areas }) => ({ page: id, areas }) as Pages[number]);
}

/** The hot areas of a work as they are edited: what is shown and chosen, undoing, saving. */
export function useAreas(work: Work) {
  const { opusID } = work;
  const [state, setState] = useState(() => beginWith(pagesOf(work)));
  const [known, setKnown] = useState<Known>(() => ({ revision: work.revision, pages: pagesOf(work) }));
  const [page, setPage] = useState<Id>(work.pages[0]?.id ?? '');
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  /** Another device saved the same pages, as they are there. */
  const [clash, setClash] = useState<(Known & { readonly count: number }) | null>(null);
  // A save that is sent again, because its reply was lost, has the same name.
  const [names] = useState(() => new Map<string, string>());

  const saving = useAct(
    {
      operation: 'OpusServiceMag.saveHotAreas',
      async call({ changed, revision: from }: Wish) {
        let revision = from;
        for (const part of partsOf(changed)) {
          const areas = JSON.stringify(part);
          const saveID = names.get(`${revision} ${areas}`) ?? newId() + newId();
          names.set(`${revision} ${areas}`, saveID);
          const input = { opusID, revision: String(revision), saveID, areas };
          const outcome = await send('OpusServiceMag.saveHotAreas', input);
          if (!outcome.ok) return outcome;
          revision = outcome.value.revision;
        }
        return done({ revision, changed });
      },
    },
    {
      doneText: '热区已保存',
      onDone({ revision, changed }) {
        const saved = new Map(changed.map((each) => [each.page, each]));
        setKnown(({ pages }) => ({ revision, pages: pages.map((each) => saved.get(each.page) ?? each) }));
      },
      onFailure: ({ reason }) => reason === 'publication-changed',
    },
  );

  const changed = changedSince(known.pages, state.pages);
  const areas = state.pages.find((each) => each.page === page)?.areas ?? [];

  async function save(): Promise<void> {
    if (changed.length === 0) return;
    const saved = await saving.run({ changed, revision: known.revision });
    if (saved !== null) return;
    const outcome = await send('OpusServiceMag.getHotAreas', { opusID });
    if (!outcome.ok || outcome.value.revision === known.revision) return;
    const theirs = { revision: outcome.value.revision, pages: pagesOf(outcome.value) };
    const next = rebased(known.pages, state.pages, theirs.pages);
    if (next.clashes.length > 0) {
      setClash({ ...theirs, count: next.clashes.length });
      return;
    }
    await saveOver(theirs);
  }

  /** Saves what was changed here on top of what is there now. */
  async function saveOver(theirs: Known): Promise<void> {
    const { pages } = rebased(known.pages, state.pages, theirs.pages);
    setClash(null);
    setKnown(theirs);
    setState(beginWith(pages));
    await saving.run({ changed: changedSince(theirs.pages, pages), revision: theirs.revision });
  }

  return {
    pages: state.pages,
    page,
    areas,
    chosen,
    changed,
    saving,
    clash,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    showPage(id: Id) {
      setPage(id);
      setChosen([]);
    },
    choose: (ids: readonly Id[], on = page) => {
      setPage(on);
      setChosen(ids);
    },
    undo: () => setState(undone),
    redo: () => setState(redone),
    edit: (pages: Pages, like?: string) => setState((now) => edited(now, pages, like)),
    editPage: (change: (areas: readonly HotArea[]) => readonly HotArea[], like?: string) =>
      setState((now) => edited(now, withAreas(now.pages, page, change), like)),
    save,
    revision: known.revision,
    /** Something other than the areas was changed by this screen. */
    async readAgain() {
      const outcome = await send('OpusServiceMag.getHotAreas', { opusID });
      if (!outcome.ok) return;
      const pages = pagesOf(outcome.value);
      setKnown({ revision: outcome.value.revision, pages });
      setState(beginWith(pages));
      if (!pages.some((each) => each.page === page)) setPage(pages[0]?.page ?? '');
    },
    keepMine: () => (clash ? saveOver(clash) : Promise.resolve()),
    takeTheirs() {
      if (!clash) return;
      setKnown(clash);
      setState(beginWith(clash.pages));
      setClash(null);
    },
  };
}

export type Areas = ReturnType<typeof useAreas>;
