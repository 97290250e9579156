import { App } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LineChange } from '#web/lib/line/api.ts';
import { mapped } from '#web/lib/outcome.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useAction, useTouch } from '#web/lib/use-action.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { ADD_FAILED, type Added, UNDO_FAILED } from '../api.ts';
import type { EditorSnapshot } from '../model/editor-snapshot.ts';
import type { PrintEditor } from '../model/print-editor.ts';
import { mutations } from '../mutations.ts';
import { AddedActions, AddedWords } from './added-notice.tsx';

const NOTICE_KEY = 'added-to-cart';

interface Sent {
  readonly change: LineChange;
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
  const guard = useGuard();
  const touch = useTouch();
  const takingOut = useAction(mutations.takeOut);
  const puttingBack = useAction(mutations.putBack);
  const [kept, setKept] = useState<Kept | null>(null);
  // Whoever goes on choosing is done with what was added.
  const undoable = kept !== null && isSameChoice(kept.from, editor.snapshot()) ? kept.sent : null;

  function send(how: 'add' | 'buy'): Promise<Sent | null> {
    return guard.run(['send', how], async () => {
      const sent = await editor.send(async (change) => {
        const { CartID: publicationID, memberID: _memberID, ...choice } = change;
        const merge = how === 'add' ? 'Y' : 'N';
        const added = await mutations.add.call({ ...choice, publicationID, merge });
        return mapped(added, (value): Sent => ({ change, added: value }));
      }, ADD_FAILED);
      if (sent !== null) touch(mutations.add.touches);
      return sent;
    });
  }

  async function undo({ change, added }: Sent): Promise<void> {
    notification.destroy(NOTICE_KEY);
    setKept(null);
    const { ID, merged, previousCount } = added;
    const undone =
      merged === 'Y'
        ? await puttingBack.run({ ...change, CartID: ID, count: String(previousCount) })
        : await takingOut.run(ID);
    if (undone?.ok) void message.success('已撤销');
    else void message.error(UNDO_FAILED);
  }

  async function add(): Promise<void> {
    const sent = await send('add');
    if (sent === null) return;
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
    notification.destroy(NOTICE_KEY);
    await navigate(PATHS.shoppingOrder.getHref([sent.added.ID]));
  }

  const added = undoable && {
    count: undoable.change.count,
    undo: () => void undo(undoable),
  };
  return { add, buy, busy: guard.busy, added };
}
