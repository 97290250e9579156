import { App } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ADD_FAILED, type Added, addCart, deleteCart, UNDO_FAILED } from '#web/features/print-options/api.ts';
import { boughtLineOf, forgetBought, rememberBought } from '#web/features/print-options/bought-line.ts';
import { updateCart } from '#web/features/print-options/line/api.ts';
import type { ChoiceEditor } from '#web/features/print-options/model/choice-editor.ts';
import type { Chosen } from '#web/features/print-options/model/chosen.ts';
import type { ChoiceSnapshot } from '#web/features/print-options/model/editor-snapshot.ts';
import { cartAddition, cartChange } from '#web/features/print-options/model/wire-choice.ts';
import { useReadAgain } from '#web/kit/act/stale.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { done, mapped, type Outcome } from '#web/lib/call/outcome.ts';
import { cartSelection } from '#web/lib/cart-selection.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { memberID } from '../choice-calls.ts';

interface Sent {
  readonly chosen: Chosen;
  readonly added: Added;
}

/** What was added last, and the choice on the screen at that time. */
interface Kept {
  readonly sent: Sent;
  readonly from: ChoiceSnapshot;
}

function isSameChoice(one: ChoiceSnapshot, other: ChoiceSnapshot): boolean {
  return one.line === other.line && one.countText === other.countText && one.remark === other.remark;
}

interface WorkToAdd {
  readonly publicationID: string;
  /** The member has said to know of the errors of the preflight (知晓并继续). */
  readonly isKnown: boolean;
}

/** Puts the choice of the editor into the cart (加入购物车, 立即购买), and takes it out again (撤销). */
export function useAdding(editor: ChoiceEditor, work: WorkToAdd) {
  const { publicationID } = work;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const guard = useGuard();
  const readAgain = useReadAgain();
  const undoing = {
    doneText: '已撤销',
    onFailure: () => {
      void message.error(UNDO_FAILED);
      return true;
    },
  };
  const takingOut = useAct({ operation: 'ShopCarService.deleteCart', call: deleteCart }, undoing);
  const puttingBack = useAct({ operation: 'ShoppingServiceMag.updateCart', call: updateCart }, undoing);
  const [kept, setKept] = useState<Kept | null>(null);
  // Choosing on ends what could be undone.
  const undoable = kept !== null && isSameChoice(kept.from, editor.snapshot()) ? kept.sent : null;

  function send<T>(how: 'add' | 'buy', call: (chosen: Chosen) => Promise<Outcome<T>>): Promise<T | null> {
    return guard.run(['send', how], async () => {
      const sent = await editor.deliver(call, ADD_FAILED);
      if (!sent?.ok) return null;
      void readAgain('ShoppingServiceMag.addCart');
      return sent.value;
    });
  }

  /** The line that was bought before takes the choice; one that is gone is made anew. */
  async function lineToBuy(chosen: Chosen): Promise<Outcome<string>> {
    const before = boughtLineOf(publicationID);
    if (before !== null) {
      const changed = await updateCart(cartChange(before.cartID, chosen, memberID()));
      if (changed.ok) return done(before.cartID);
      if (changed.error.isToldElsewhere) return changed;
      forgetBought([before.cartID]);
    }
    const added = await addCart(cartAddition(work, chosen, 'buy'));
    return mapped(added, ({ ID }) => ID);
  }

  async function undo({ chosen, added }: Sent): Promise<void> {
    setKept(null);
    const { ID, merged, previousCount } = added;
    if (merged === 'N') await takingOut.run({ cartIDs: ID });
    else await puttingBack.run(cartChange(ID, { ...chosen, count: String(previousCount) }, memberID()));
  }

  async function add(): Promise<void> {
    const sent = await send('add', async (chosen) => {
      const added = await addCart(cartAddition(work, chosen, 'add'));
      return mapped(added, (value): Sent => ({ chosen, added: value }));
    });
    if (sent === null) return;
    setKept({ sent, from: editor.snapshot() });
    // What it costs together with copies that lay there before, the cart knows.
    cartSelection.set(new Map([[sent.added.ID, '']]));
  }

  async function buy(): Promise<void> {
    const bought = await send('buy', async (chosen) =>
      mapped(await lineToBuy(chosen), (cartID) => ({ ...chosen, cartID })),
    );
    if (bought === null) return;
    rememberBought({ ...bought, publicationID });
    await navigate(PATHS.shoppingOrder.getHref([bought.cartID]));
  }

  const added = undoable && {
    count: undoable.chosen.count,
    together: undoable.added.merged === 'Y' ? undoable.added.count : null,
    undo: () => void undo(undoable),
  };
  return { add, buy, busy: guard.busy, added };
}
