import { useCallback, useState } from 'react';
import type { AreaKind } from '#contracts/rules/pages/areas/targets.ts';
import type { AreaTarget, HotArea, Id } from '#contracts/rules/pages/document.ts';
import { newId } from '#web/features/editor/model/new-id.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import type { DataOf } from '#web/kit/ask/send.ts';
import { send } from '#web/kit/ask/send.ts';
import { done } from '#web/lib/call/outcome.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import {
  beginWith,
  changedSince,
  edited,
  type Pages,
  partsOf,
  rebased,
  redone,
  stepsOver,
  undone,
  withAreas,
  withPages,
} from './areas-state.ts';

export type Work = DataOf<'OpusServiceMag.getHotAreas'>;

interface Known {
  readonly revision: number;
  readonly pages: Pages;
}

interface Wish {
  readonly changed: Pages;
}

/** What is typed of a target before it is one, beside the target that stands until then. */
export interface Written {
  readonly kind: AreaKind;
  readonly text: string;
  readonly target: AreaTarget;
}

export function pagesOf({ pages }: Pick<Work, 'pages'>): Pages {
  return pages.map(({ id, areas }) => ({ page: id, areas }) as Pages[number]);
}

function knownOf(work: Pick<Work, 'pages' | 'revision'>): Known {
  return { revision: work.revision, pages: pagesOf(work) };
}

/** The hot areas of a work as they are edited: what is shown and chosen, undoing, saving. */
export function useAreas(work: Work) {
  const { opusID } = work;
  // Stores, because a save goes on with what they hold after its waits.
  const [{ states, saved }] = useState(() => ({
    states: createStore(beginWith(pagesOf(work))),
    saved: createStore<Known>(knownOf(work)),
  }));
  const state = useStore(states);
  const known = useStore(saved);
  const [page, setPage] = useState<Id>(work.pages[0]?.id ?? '');
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  const [written, setWritten] = useState<ReadonlyMap<Id, Written>>(() => new Map());
  /** Another device saved the same pages, as they are there. */
  const [clash, setClash] = useState<(Known & { readonly count: number }) | null>(null);
  // A save that is sent again, because its reply was lost, has the same name.
  const [names] = useState(() => new Map<string, string>());

  const saving = useAct(
    {
      operation: 'OpusServiceMag.saveHotAreas',
      async call({ changed }: Wish) {
        for (const part of partsOf(changed)) {
          const { revision, pages } = saved.get();
          const areas = JSON.stringify(part);
          const saveID = names.get(`${revision} ${areas}`) ?? newId() + newId();
          names.set(`${revision} ${areas}`, saveID);
          const input = { opusID, revision: String(revision), saveID, areas };
          const outcome = await send('OpusServiceMag.saveHotAreas', input);
          if (!outcome.ok) return outcome;
          // What is saved stays saved where a later part is not.
          saved.set({ revision: outcome.value.revision, pages: withPages(pages, part) });
        }
        return done({});
      },
    },
    { doneText: '热区已保存' },
  );

  const changed = changedSince(known.pages, state.pages);
  const areas = state.pages.find((each) => each.page === page)?.areas ?? [];

  /** The areas whose target is not yet what is typed; what was typed of a target that is gone counts no more. */
  const unfinished = state.pages.flatMap((each) =>
    each.areas
      .filter(({ id, target }) => written.get(id)?.target === target)
      .map(({ id }) => ({ page: each.page, id })),
  );

  /** Saves what was changed; where it was saved elsewhere as well, on top of that. What is refused stays told. */
  async function save(): Promise<void> {
    const [first] = unfinished;
    if (first) {
      setPage(first.page);
      setChosen([first.id]);
      saving.setProblem('这个热区点了以后去哪里还没有写对，改好后再保存');
      return;
    }
    const wish = { changed: changedSince(saved.get().pages, states.get().pages) };
    if ((await saving.run(wish)) !== null) return;
    const outcome = await send('OpusServiceMag.getHotAreas', { opusID });
    const now = saved.get();
    if (!outcome.ok || outcome.value.revision === now.revision) return;
    const theirs = knownOf(outcome.value);
    const count = rebased(now.pages, states.get().pages, theirs.pages).clashes.length;
    if (count === 0) return saveOver(theirs);
    saving.setProblem('');
    setClash({ ...theirs, count });
  }

  /** Saves what was changed here on top of what is there now. */
  function saveOver(theirs: Known): Promise<void> {
    states.set(stepsOver(saved.get().pages, states.get(), theirs.pages));
    saved.set(theirs);
    setClash(null);
    saving.setProblem('');
    return save();
  }

  function beginAnew(now: Known): void {
    saved.set(now);
    states.set(beginWith(now.pages));
    setClash(null);
  }

  // Always the same, so that the pages of a long work are not drawn anew with every edit.
  const showPage = useCallback((id: Id) => {
    setPage(id);
    setChosen([]);
  }, []);

  const edit = (pages: Pages, like?: string) => states.set(edited(states.get(), pages, like));

  return {
    pages: state.pages,
    page,
    areas,
    chosen,
    /** Where a new area leads until something else is said: to the first page, or from there to the second. */
    target: (state.pages[0]?.page === page ? state.pages[1] : state.pages[0])?.page ?? page,
    changed,
    unfinished,
    written,
    write(id: Id, next: Written | null) {
      const { [id]: _before, ...others } = Object.fromEntries(written);
      setWritten(new Map(Object.entries(next ? { ...others, [id]: next } : others)));
    },
    saving,
    clash,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    showPage,
    choose: (ids: readonly Id[], on = page) => {
      setPage(on);
      setChosen(ids);
    },
    /** One more is chosen, or one less (Shift). */
    toggle: (id: Id) =>
      setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
    undo: () => states.set(undone(states.get())),
    redo: () => states.set(redone(states.get())),
    edit,
    editPage: (change: (areas: readonly HotArea[]) => readonly HotArea[], like?: string) =>
      edit(withAreas(states.get().pages, page, change), like),
    save,
    revision: known.revision,
    /** Something other than the areas was changed by this screen. */
    async readAgain() {
      const outcome = await send('OpusServiceMag.getHotAreas', { opusID });
      if (!outcome.ok) {
        saving.setProblem('页面没有重新读取，请刷新后再编辑');
        return;
      }
      const now = knownOf(outcome.value);
      beginAnew(now);
      if (!now.pages.some((each) => each.page === page)) setPage(now.pages[0]?.page ?? '');
    },
    keepMine: () => (clash ? saveOver(clash) : Promise.resolve()),
    takeTheirs: () => clash && beginAnew(clash),
  };
}

export type Areas = ReturnType<typeof useAreas>;
