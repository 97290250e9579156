import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newIdemKey } from '#web/lib/idem-key.ts';
import { PATHS } from '#web/lib/paths.ts';
import { createOrder, type OrderPreview, type PriceChange, type RefusedLine } from '../api.ts';
import { type CheckoutDraft, orderWish } from '../model/checkout-draft.ts';
import { PREVIEW_KEY } from './use-preview.ts';

const SAFE_TO_REPEAT = '没有提交成功，可以放心重试，不会重复下单';

interface SubmitOptions {
  readonly cartIDs: string;
  /** The server refused a choice, so it is chosen anew. */
  readonly onChoiceRefused: (choice: 'address' | 'delivery' | 'coupon') => void;
}

/** Sends the order (提交订单), once, however often it is asked to. */
export function useSubmit({ cartIDs, onChoiceRefused }: SubmitOptions) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // One key for the whole visit: whatever is repeated here is the same intent.
  const idemKey = useRef(newIdemKey());
  const isUnderWay = useRef(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [problem, setProblem] = useState('');
  const [changes, setChanges] = useState<readonly PriceChange[] | null>(null);
  const [refusedLines, setRefusedLines] = useState<readonly RefusedLine[] | null>(null);

  async function send(draft: CheckoutDraft, preview: OrderPreview): Promise<void> {
    const outcome = await createOrder(orderWish(cartIDs, draft, preview, idemKey.current));
    switch (outcome.kind) {
      case 'created':
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PREVIEW_KEY[0] });
        // Going back from the payment must not lead to an order that was sent.
        await navigate(PATHS.shoppingPay.getHref({ orders: outcome.orderNo }), { replace: true });
        return;
      case 'changed':
        setChanges(outcome.changes);
        await queries.invalidateQueries({ queryKey: PREVIEW_KEY });
        return;
      case 'lines':
        setRefusedLines(outcome.lines);
        return;
      case 'choice':
        setProblem(outcome.message);
        onChoiceRefused(outcome.choice);
        return;
      case 'sent-before':
        void message.info('订单可能已经提交，请先在订单中查看');
        await navigate(PATHS.order.getHref());
        return;
      case 'not-there':
      case 'other':
        setProblem(outcome.message || SAFE_TO_REPEAT);
    }
  }

  async function submit(draft: CheckoutDraft, preview: OrderPreview): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSubmitting(true);
    setProblem('');
    setChanges(null);
    try {
      await send(draft, preview);
    } catch {
      setProblem(SAFE_TO_REPEAT);
    } finally {
      isUnderWay.current = false;
      setIsSubmitting(false);
    }
  }

  return {
    submit,
    isSubmitting,
    problem,
    changes,
    refusedLines,
    forgetChanges: () => setChanges(null),
  };
}
