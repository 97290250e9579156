import type { Blocker } from '../model/editor-snapshot.ts';

/** What stands in the way may be out of sight, so pressing the button that waits leads there. */
export function focusBlocker(place: HTMLElement | null, blocker: Blocker | null): void {
  if (blocker?.kind === 'count') {
    place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  } else if (blocker?.kind === 'step') {
    place
      ?.querySelector<HTMLElement>(`[data-step="${CSS.escape(blocker.stepId)}"] input[tabindex="0"]`)
      ?.focus();
  }
}
