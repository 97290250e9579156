import { useSearchParams } from 'react-router-dom';
import { PATHS } from '#web/lib/paths.ts';
import {
  questionOf,
  searchOf,
  viewOf,
  type WorkList,
  type WorkQuestion,
  type WorkView,
} from '../model/work-question.ts';

/** What the address of a list says (筛选与排列), and the ways to other ones. */
export function useWorkAddress(type: WorkList) {
  const [search, setSearch] = useSearchParams();
  const question = questionOf(type, search);
  const view = viewOf(search);
  const changed = (change: Partial<WorkQuestion>) => ({ ...question, page: 1, ...change });
  return {
    question,
    view,
    /** The address with this instead, back on its first page. */
    hrefFor: (change: Partial<WorkQuestion>) => {
      const next = changed(change);
      return PATHS.opusList.getHref(next.type, searchOf(next, view));
    },
    ask: (change: Partial<WorkQuestion>) => setSearch(searchOf(changed(change), view)),
    /** The same works otherwise: nobody wants to go back through that. */
    lookAs: (next: WorkView) => setSearch(searchOf(question, next), { replace: true }),
    correctPage: (page: number) => setSearch(searchOf({ ...question, page }, view), { replace: true }),
  };
}

export type WorkAddress = ReturnType<typeof useWorkAddress>;
