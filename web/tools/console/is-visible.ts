/** Whether an element is drawn. Not checkVisibility, which Safari has since 17.4. */
export function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
