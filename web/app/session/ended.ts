import type { Conversions } from '#web/lib/files/conversions.ts';

/** What goes on behind the screens: payments whose result is not known, and files that become works. */
export interface UnderWay {
  readonly paying: number;
  readonly conversions: Conversions;
}

export type Ended = 'paid' | 'converted' | 'stuck';

/** What came to its end between two looks; null where nothing did, undefined where something goes on anew. */
export function endedBetween(before: UnderWay, now: UnderWay): Ended | null | undefined {
  const [was, is] = [before.conversions, now.conversions];
  if (was.names.length > 0 && is.names.length === 0) {
    if (is.stuck > was.stuck) return 'stuck';
    if (is.done > was.done) return 'converted';
  }
  if (before.paying > 0 && now.paying === 0) return 'paid';
  const isMore = now.paying > before.paying || is.names.length > was.names.length;
  return isMore ? undefined : null;
}
