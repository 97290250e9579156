import { askBy } from '#web/kit/ask/ask.ts';
import { send } from '#web/kit/ask/send.ts';

const ASK_AGAIN_MS = 5000;

export const queries = {
  /**
   * What the shell shows (角标), read again when the member comes back to the window; quiet, because a badge is
   * optional. A payment under way is watched wherever the member is.
   */
  counters: () => ({
    ...askBy('MemberServiceMag.getCounters', {}, () =>
      send('MemberServiceMag.getCounters', {}, { quiet: true }),
    ),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }: { state: { readonly data?: { readonly paying?: number } | undefined } }) =>
      (state.data?.paying ?? 0) > 0 ? ASK_AGAIN_MS : false,
  }),
};
