import { App } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { boughtLineOf, forgetBought, rememberBought } from '#web/lib/bought-line.ts';
import { cartSelection } from '#web/lib/cart-selection.ts';
import { done, mapped, type Outcome } from '#web/lib/outcome.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useAction, useTouch } from '#web/lib/use-action.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { ADD_FAILED, type Added, UNDO_FAILED } from '../api.ts';
import type { ChoiceEditor } from '../model/choice-editor.ts';
import type { Chosen } from '../model/chosen.ts';
import type { ChoiceSnapshot } from '../model/editor-snapshot.ts';
import { cartAddition, cartChange } from '../model/wire-choice.ts';
import { mutations } from '../mutations.ts';
import { memberID } from './choice-calls.ts';

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

/** Puts the choice of the editor into the cart (加入购物车, 立即购买), and takes it out again (撤销). */
export function useAdding(editor: ChoiceEditor, publicationID: string) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const guard = useGuard();
  const touch = useTouch();
  const takingOut = useAction(mutations.takeOut);
  const puttingBack = useAction(mutations.putBack);
  const [kept, setKept] = useState<Kept | null>(null);
  // Whoever goes on choosing is done with what was added.
  const undoable = kept !== null && isSameChoice(kept.from, editor.snapshot()) ? kept.sent : null;

  function send<T>(how: 'add' | 'buy', call: (chosen: Chosen) => Promise<Outcome<T>>): Promise<T | null> {
    return guard.run(['send', how], async () => {
      const sent = await editor.deliver(call, ADD_FAILED);
      if (!sent?.ok) return null;
      touch(mutations.add.touches);
      return sent.value;
    });
  }

  /** The line that was bought before takes the choice; one that is gone is made anew. */
  async function lineToBuy(chosen: Chosen): Promise<Outcome<string>> {
    const before = boughtLineOf(publicationID);
    if (before !== null) {
      const changed = await mutations.putBack.call(cartChange(before.cartID, chosen, memberID()));
      if (changed.ok) return done(before.cartID);
      if (changed.error.isSaid) return changed;
      forgetBought([before.cartID]);
    }
    const added = await mutations.add.call(cartAddition(publicationID, chosen, 'buy'));
    return mapped(added, ({ ID }) => ID);
  }

  async function undo({ chosen, added }: Sent): Promise<void> {
    setKept(null);
    const { ID, merged, previousCount } = added;
    const undone =
      merged === 'Y'
        ? await puttingBack.run(cartChange(ID, { ...chosen, count: String(previousCount) }, memberID()))
        : await takingOut.run(ID);
    if (undone?.ok) void message.success('已撤销');
    else void message.error(UNDO_FAILED);
  }

  async function add(): Promise<void> {
    const sent = await send('add', async (chosen) => {
      const added = await mutations.add.call(cartAddition(publicationID, chosen, 'add'));
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
