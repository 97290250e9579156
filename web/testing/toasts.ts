import { screen } from '@testing-library/react';

/** The notices with these words that stand on the screen; one that fades never ends where nothing is drawn. */
export function toasts(words: string): HTMLElement[] {
  return screen.queryAllByText(words).filter((toast) => toast.closest('[class*="-leave"]') === null);
}
