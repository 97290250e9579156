import { vi } from 'vitest';
import type { TotalReply } from '#contracts/rules/price/total-reply.ts';
import type { CartItem } from '#web/features/print-options/line/api.ts';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { NOT_THERE } from '#web/lib/call/reply.ts';
import { type ChoiceCalls, createChoiceEditor } from './choice-editor.ts';
import { cartItem } from './line.fixture.ts';
import { beginningOf } from './line-editor.ts';

export function total(unitPrice = '20.00'): Outcome<TotalReply> {
  return done({
    discount: '0',
    unitPrice,
    extras: null,
  });
}

function spies(
  price: ChoiceCalls['price'] = () => Promise.resolve(total()),
  priceList: ChoiceCalls['priceList'] = () => Promise.resolve(failed(NOT_THERE)),
) {
  return {
    price: vi.fn<ChoiceCalls['price']>(price),
    priceList: vi.fn<ChoiceCalls['priceList']>(priceList),
    memberID: () => '10003',
    random: () => '0.42',
    onFailure: vi.fn(),
    onMended: vi.fn(),
  };
}

/** A choice that begins as a line does; it needs false timers. */
export async function opened(
  item: CartItem = cartItem(),
  changes: Partial<Pick<ChoiceCalls, 'price' | 'priceList'>> & { takesBlankPages?: boolean } = {},
) {
  const calls = spies(changes.price, changes.priceList);
  const editor = createChoiceEditor(
    calls,
    beginningOf({ item, takesBlankPages: changes.takesBlankPages ?? true }),
  );
  editor.start();
  await vi.advanceTimersByTimeAsync(0);
  const chosen = (stepId: string) =>
    editor.snapshot().line.buzhou.find((step) => step.ID === stepId)?.selCnum;
  return { calls, editor, open: editor.snapshot, chosen };
}
