import { hasFileErrors } from './file-problems.ts';
import type { MovableOrder } from './order-moves.ts';
import type { OrderState } from './order-states.ts';

/** The next event of an order without action by the member, except the payment (下一步); null if there is none. */
export function nextStepOf({ state, dueEvent }: Pick<MovableOrder, 'state' | 'dueEvent'>): string | null {
  if (state === 'unpaid') return 'pay';
  return dueEvent === '' ? null : dueEvent;
}

const CHECKED: readonly OrderState[] = ['ready', 'producing', 'delayed'];

/** Whether repeated steps lead to the parcel (直到发货): a faulty file and a proof wait for the member. */
export function shipsByItself({
  state,
  wantsProof,
  fileProblems,
}: Pick<MovableOrder, 'state' | 'wantsProof' | 'fileProblems'>): boolean {
  if (CHECKED.includes(state)) return true;
  return (state === 'unpaid' || state === 'paid') && wantsProof === 'N' && !hasFileErrors(fileProblems);
}
