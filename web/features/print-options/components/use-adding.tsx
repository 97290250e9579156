import { App } from 'antd';
import { useEffect, useState } from 'react';
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
import { AddedActions, AddedWords } from './added-notice.tsx';
import { memberID } from './choice-calls.ts';

const NOTICE_KEY = 'added-to-cart';
/** Longer than anybody rests on a button: antd closes at once what is told to stay when it has begun to count. */
const HELD_SECONDS = 3600;

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

interface Publication {
  readonly ID: string;
  readonly photoPath: string;
  readonly name: string;
}

/** Puts the choice of the editor into the cart (加入购物车, 立即购买), and takes it out again (撤销). */
export function useAdding(editor: ChoiceEditor, publication: Publication) {
  const { message, notification } = App.useApp();
  const navigate = useNavigate();
  const guard = useGuard();
  const touch = useTouch();
  const takingOut = useAction(mutations.takeOut);
  const puttingBack = useAction(mutations.putBack);
  const [kept, setKept] = useState<Kept | null>(null);
  // In the cart, or wherever else one went, it would cover what one came for.
  useEffect(() => () => notification.destroy(NOTICE_KEY), [notification]);
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
    const before = boughtLineOf(publication.ID);
    if (before !== null) {
      const changed = await mutations.putBack.call(cartChange(before.cartID, chosen, memberID()));
      if (changed.ok) return done(before.cartID);
      if (changed.error.isSaid) return changed;
      forgetBought([before.cartID]);
    }
    const added = await mutations.add.call(cartAddition(publication.ID, chosen, 'buy'));
    return mapped(added, ({ ID }) => ID);
  }

  async function undo({ chosen, added }: Sent): Promise<void> {
    notification.destroy(NOTICE_KEY);
    setKept(null);
    const { ID, merged, previousCount } = added;
    const undone =
      merged === 'Y'
        ? await puttingBack.run(cartChange(ID, { ...chosen, count: String(previousCount) }, memberID()))
        : await takingOut.run(ID);
    if (undone?.ok) void message.success('已撤销');
    else void message.error(UNDO_FAILED);
  }

  /** Said for some seconds, or for as long as the keyboard is in it: its buttons must not go from under the hand. */
  function tell(sent: Sent, from: ChoiceSnapshot): void {
    let isOver = false;
    const close = () => {
      isOver = true;
      notification.destroy(NOTICE_KEY);
    };
    const show = (isHeld: boolean) =>
      notification.open({
        key: NOTICE_KEY,
        title: '已加入购物车',
        description: (
          <AddedWords
            work={publication}
            added={sent.added}
            count={sent.chosen.count}
            goodsName={from.goodsName}
          />
        ),
        actions: (
          <AddedActions
            onUndo={() => {
              close();
              void undo(sent);
            }}
            onOpenCart={() => {
              close();
              void navigate(PATHS.shoppingCart.getHref());
            }}
          />
        ),
        // Beside the quantity and the ways on, never over them.
        placement: 'top',
        role: 'status',
        ...(isHeld ? { duration: HELD_SECONDS } : {}),
        onClose: () => {
          isOver = true;
        },
        props: {
          onFocus: () => show(true),
          onBlur: ({ currentTarget, relatedTarget }) => {
            if (!isOver && !currentTarget.contains(relatedTarget)) show(false);
          },
        },
      });
    show(false);
  }

  async function add(): Promise<void> {
    const sent = await send('add', async (chosen) => {
      const added = await mutations.add.call(cartAddition(publication.ID, chosen, 'add'));
      return mapped(added, (value): Sent => ({ chosen, added: value }));
    });
    if (sent === null) return;
    const from = editor.snapshot();
    setKept({ sent, from });
    // What it costs together with copies that lay there before, the cart knows.
    cartSelection.set(new Map([[sent.added.ID, '']]));
    tell(sent, from);
  }

  async function buy(): Promise<void> {
    const bought = await send('buy', async (chosen) =>
      mapped(await lineToBuy(chosen), (cartID) => ({ ...chosen, cartID })),
    );
    if (bought === null) return;
    rememberBought({ ...bought, publicationID: publication.ID });
    notification.destroy(NOTICE_KEY);
    await navigate(PATHS.shoppingOrder.getHref([bought.cartID]));
  }

  const added = undoable && {
    count: undoable.chosen.count,
    undo: () => void undo(undoable),
  };
  return { add, buy, busy: guard.busy, added };
}
