/** Bubbles from what was pressed on a page; its `detail` is the number of the hot area, or 0 for a link. */
export const PAGE_PRESS = 'page-press';

/** Tells of a press before it leads anywhere, so that what shows the page still knows which one it was. */
export function tellPress({ currentTarget }: { readonly currentTarget: Element }, area = 0): void {
  currentTarget.dispatchEvent(new CustomEvent(PAGE_PRESS, { bubbles: true, detail: area }));
}
