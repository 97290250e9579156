import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#web/lib/paths.ts';
import type { Result } from '#web/lib/result.ts';
import { success } from '#web/lib/result.ts';
import {
  ADD_FAILED,
  type Added,
  addToCart,
  type CartChange,
  removeAdded,
  saveCartItem,
  UNDO_FAILED,
} from '../api.ts';
import type { EditorSnapshot } from '../model/editor-snapshot.ts';
import type { PrintEditor } from '../model/print-editor.ts';
import { AddedActions, AddedWords } from './added-notice.tsx';
import { GOODS_FOR_KEY } from './goods-for-key.ts';

const NOTICE_KEY = 'added-to-cart';

interface Sent {
  readonly change: CartChange;
  readonly added: Added;
}

/** What was added last, and the choice on the screen at that time. */
interface Kept {
  readonly sent: Sent;
  readonly from: EditorSnapshot;
}

function isSameChoice(one: EditorSnapshot, other: EditorSnapshot): boolean {
  if (one.phase !== 'open' || other.phase !== 'open') return false;
  return one.line === other.line && one.countText === other.countText && one.remark === other.remark;
}

interface Work {
  readonly photoPath: string;
  readonly name: string;
}

/** Puts the choice of the editor into the cart (加入购物车, 立即购买), and takes it out again (撤销). */
export function useAdding(editor: PrintEditor, work: Work) {
  const { message, notification } = App.useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [pending, setPending] = useState<'add' | 'buy' | null>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  // Whoever goes on choosing is done with what was added.
  const undoable = kept !== null && isSameChoice(kept.from, editor.snapshot()) ? kept.sent : null;

  function cartChanged(): void {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== GOODS_FOR_KEY });
  }

  async function send(how: 'add' | 'buy'): Promise<Sent | null> {
    if (pending !== null) return null;
    setPending(how);
    try {
      return await editor.send(async (change): Promise<Result<Sent>> => {
        const { CartID: publicationID, memberID: _memberID, ...choice } = change;
        const merge = how === 'add' ? 'Y' : 'N';
        const result = await addToCart({ ...choice, publicationID, merge });
        return result.ok ? success({ change, added: result.value }) : result;
      }, ADD_FAILED);
    } finally {
      setPending(null);
    }
  }

  async function undo({ change, added }: Sent): Promise<void> {
    notification.destroy(NOTICE_KEY);
    setKept(null);
    const { ID, merged, previousCount } = added;
    const undone =
      merged === 'Y'
        ? await saveCartItem({ ...change, CartID: ID, count: String(previousCount) })
        : await removeAdded(ID);
    cartChanged();
    if (undone.ok) void message.success('已撤销');
    else void message.error(UNDO_FAILED);
  }

  async function add(): Promise<void> {
    const sent = await send('add');
    if (sent === null) return;
    cartChanged();
    setKept({ sent, from: editor.snapshot() });
    notification.open({
      key: NOTICE_KEY,
      title: '已加入购物车',
      description: <AddedWords work={work} added={sent.added} count={sent.change.count} />,
      actions: (
        <AddedActions
          onUndo={() => void undo(sent)}
          onOpenCart={() => {
            notification.destroy(NOTICE_KEY);
            void navigate(PATHS.shoppingCart.getHref());
          }}
        />
      ),
      placement: 'topRight',
      role: 'status',
    });
  }

  async function buy(): Promise<void> {
    const sent = await send('buy');
    if (sent === null) return;
    cartChanged();
    notification.destroy(NOTICE_KEY);
    await navigate(PATHS.shoppingOrder.getHref([sent.added.ID]));
  }

  const added = undoable && {
    count: undoable.change.count,
    undo: () => void undo(undoable),
  };
  return { add, buy, pending, added };
}
