import { createRoot } from 'react-dom/client';
import type { LinkWish } from './follow-link.ts';
import { LinkQuestion } from './link-question.tsx';

/** Asks on a page of its own, because the product has not started: its first question is to meet the new state. */
export function askFirst(wish: LinkWish): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise<boolean>((resolve) => {
    root.render(<LinkQuestion wish={wish} onAnswer={resolve} />);
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
