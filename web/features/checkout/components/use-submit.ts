import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PriceChange, RefusedLine } from '#contracts/rules/refusals/details.ts';
import { forgetBought } from '#web/features/print-options/bought-line.ts';
import { useReadAgain } from '#web/kit/act/stale.ts';
import { resourceKey } from '#web/kit/ask/send.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { client } from '#web/lib/call/client.ts';
import { outcomeOf } from '#web/lib/call/outcome.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { newIdemKey } from '#web/lib/wire/idem-key.ts';
import type { OrderPreview } from '../model/checkout.ts';
import { type CheckoutDraft, orderWish } from '../model/checkout-draft.ts';
import { answerTo, type Choice } from '../model/refusal-answers.ts';
import { forgetDraft } from './use-draft.ts';

interface SubmitOptions {
  readonly cartIDs: string;
  /** The server refused a choice; it is made anew. */
  readonly onChoiceRefused: (choice: Choice) => void;
}

const CREATE = 'OrderServiceMag.createOrder';
const SUBMISSION = ['submission'];
const SAFE_TO_REPEAT = '没有提交成功，可以放心重试，不会重复下单';

/** Sends the order (提交订单), once for any number of presses. */
export function useSubmit({ cartIDs, onChoiceRefused }: SubmitOptions) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // One key for the whole visit: every submission here is the same intent, also with other choices.
  const idemKey = useRef(newIdemKey());
  const readAgain = useReadAgain();
  // A submission lasts until the next page is there, or the new price.
  const { busy, run } = useGuard();
  const [problem, setProblem] = useState('');
  const [changes, setChanges] = useState<readonly PriceChange[] | null>(null);
  const [refusedLines, setRefusedLines] = useState<readonly RefusedLine[] | null>(null);

  async function send(ready: () => Promise<CheckoutDraft | null>, preview: OrderPreview): Promise<void> {
    setProblem('');
    setChanges(null);
    const draft = await ready();
    if (draft === null) return;
    const wish = orderWish(cartIDs, draft, preview, idemKey.current);
    const outcome = outcomeOf(await client().call(CREATE, wish), SAFE_TO_REPEAT);
    // The preview stays as it is: an order that was sent needs no price any more.
    if (outcome.ok || outcome.error.kind === 'failed') void readAgain(CREATE);
    if (!outcome.ok) return answer(outcome.error);
    forgetDraft(cartIDs);
    forgetBought(cartIDs.split(','));
    // Going back from the payment must not lead to an order that was sent.
    await navigate(PATHS.shoppingPay.getHref({ orders: outcome.value.orderNo }), { replace: true });
  }

  async function answer(error: CallError): Promise<void> {
    const way = answerTo(error);
    switch (way?.kind) {
      case 'changed':
        setChanges(way.changes);
        await queryClient.invalidateQueries({ queryKey: resourceKey('order-preview') });
        return;
      case 'lines':
        setRefusedLines(way.lines);
        return;
      case 'choice':
        setProblem(error.message);
        onChoiceRefused(way.choice);
        return;
      case 'sent-before':
        forgetDraft(cartIDs);
        void message.info('订单可能已经提交，请先在订单中查看');
        await navigate(PATHS.order.getHref());
        return;
      default:
        setProblem(error.isToldElsewhere ? SAFE_TO_REPEAT : error.message);
    }
  }

  return {
    /** `ready` completes the order first; where it cannot, nothing is sent. */
    submit: (ready: () => Promise<CheckoutDraft | null>, preview: OrderPreview) =>
      run(SUBMISSION, () => send(ready, preview)),
    isSubmitting: busy.size > 0,
    problem,
    changes,
    refusedLines,
    forgetChanges: () => setChanges(null),
    forgetRefusedLines: () => setRefusedLines(null),
  };
}
