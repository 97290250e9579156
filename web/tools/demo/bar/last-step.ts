import type { MomentView } from '#contracts/control/moments.ts';
import { changeWord } from './visit-changes.ts';

/** What somebody did last and can take back (撤回上一步). */
export interface LastStep {
  readonly id: number;
  readonly word: string;
  /** Whoever is logged in came after it, and goes with it. */
  readonly endsSession: boolean;
}

const ORDER_STEP = 'POST /__replica/orders/{no}/advance';

function wordOf({ what }: MomentView): string {
  return what === ORDER_STEP ? '订单走到下一步' : changeWord(what);
}

/** The last write that was somebody's deed: a login is none, nor what a reading call found due. */
export function lastStepOf(writes: readonly MomentView[]): LastStep | null {
  const done = writes.filter(({ undone }) => !undone);
  const place = done.findLastIndex((write) => wordOf(write) !== '');
  const step = done[place];
  if (step === undefined) return null;
  const endsSession = done.slice(place).some(({ tables }) => Object.hasOwn(tables, 'sessions'));
  return { id: step.id, word: wordOf(step), endsSession };
}
