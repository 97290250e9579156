import type { PageElement } from '#contracts/rules/pages/document.ts';
import { withElements } from '#contracts/rules/pages/edits/change.ts';
import { useEditing } from '../model/editing.ts';

/** Changes the chosen elements that are not locked, as one step or as one that is tried first. */
export function useChange() {
  const { store } = useEditing();

  function changed(change: (element: PageElement) => PageElement) {
    const { page, selection } = store.get();
    return (document: Parameters<typeof withElements>[0]) =>
      withElements(document, page, new Set(selection), (element) =>
        element.locked ? element : change(element),
      );
  }

  return {
    /** Quick changes of the same thing are one step. */
    change: (what: string, make: (element: PageElement) => PageElement) =>
      store.edit(changed(make), { like: `${what} ${store.get().selection.join(' ')}` }),
    tryOut: (make: (element: PageElement) => PageElement) => store.tryOut(changed(make)),
    keep: store.keep,
  };
}
