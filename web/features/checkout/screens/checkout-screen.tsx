import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { regionText } from '#contracts/rules/address/region-text.ts';
import { collectorProblems, tidyCollector } from '#contracts/rules/parcels/pickup.ts';
import { BuyingSteps } from '#web/components/buying/buying-steps.tsx';
import columns from '#web/components/columns.module.css';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { ADDRESSES } from '#web/features/addresses/read-addresses.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import type { Address } from '#web/lib/readers/address-list.ts';
import { ChangedDialog } from '../components/changed-dialog.tsx';
import { CheckoutSkeleton } from '../components/checkout-skeleton.tsx';
import { DeliveryChoice } from '../components/delivery-choice.tsx';
import { InvoiceChoice } from '../components/invoice-choice.tsx';
import { OrderLines } from '../components/order-lines.tsx';
import { PickupChoice } from '../components/pickup-choice.tsx';
import { PREVIEW_FAILED } from '../components/preview-query.ts';
import { RefusedLines } from '../components/refused-lines.tsx';
import { SavingChoice } from '../components/saving-choice.tsx';
import { SubmitPanel } from '../components/submit-panel.tsx';
import { useArrivalChange } from '../components/use-arrival-change.ts';
import { useDraft } from '../components/use-draft.ts';
import { useLineChanges } from '../components/use-line-changes.ts';
import { usePreview } from '../components/use-preview.ts';
import { useSubmit } from '../components/use-submit.ts';
import { WhereTo } from '../components/where-to.tsx';
import { Wishes } from '../components/wishes.tsx';
import type { OrderPreview, PreviewLine } from '../model/checkout.ts';
import { type CheckoutDraft, NO_COLLECTOR, sentInvoice } from '../model/checkout-draft.ts';
import { invoiceProblems } from '../model/invoice-problems.ts';
import { answerTo } from '../model/refusal-answers.ts';

const NO_LINES: readonly PreviewLine[] = [];
const STEPS = <BuyingSteps now="确认" />;
const NO_ADDRESS = '请先确认收货地址';
const ADDRESS_GOES_ALONG = '提交时一并保存收货地址';

/** What the order confirmation asks first: where the books go decides what the order costs. */
export const firstQuestion = () => ADDRESSES;

/** The order confirmation (确认订单). */
export function CheckoutScreen() {
  const { ids = '' } = useParams();
  // Other lines are another order, with another intent behind it.
  return <Checkout key={ids} cartIDs={ids} />;
}

function destinationOf(address: Address | null): string {
  return address ? `寄往 ${regionText(address)}，${address.name} 收` : '';
}

function Checkout({ cartIDs }: { cartIDs: string }) {
  const { draft, change } = useDraft(cartIDs);
  const [address, setAddress] = useState<Address | null>(null);
  const finishAddress = useRef<() => Promise<string | null>>(null);
  const [isAddressFilled, setIsAddressFilled] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const query = usePreview(cartIDs, draft);
  const { isSplit, outcome } = query;
  const queryClient = useQueryClient();
  const sending = useSubmit({
    cartIDs,
    onChoiceRefused(choice) {
      if (choice === 'address' && isSplit) void queryClient.invalidateQueries(ADDRESSES);
      else if (choice === 'address') choose(null);
      else change(choice === 'delivery' ? { delivery: '' } : { couponID: 'auto' });
      void query.refetch();
    },
  });
  const lineChanges = useLineChanges(() => void query.refetch());
  const preview = outcome?.ok ? outcome.value : null;
  const arrivalChange = useArrivalChange(draft.addrID, query.isFetching || isSplit ? null : preview);
  const error = outcome?.ok === false ? outcome.error : null;
  const answer = error && answerTo(error);
  const refused = sending.refusedLines ?? (answer?.kind === 'lines' ? answer.lines : null);
  const problems = isChecked ? invoiceProblems(sentInvoice(draft.invoice)) : {};
  const delivery = query.isFetching && draft.delivery ? draft.delivery : preview?.chosen.delivery;
  const isPickup = delivery === 'pickup';
  const ownMobile = preview?.member.mobile ?? '';
  const collector = draft.collector ?? address ?? { ...NO_COLLECTOR, mobile: ownMobile };
  const wrongCollector = isPickup ? collectorProblems(tidyCollector(collector)) : {};

  function choose(chosen: Address | null): void {
    setAddress(chosen);
    const addrID = chosen?.ID ?? null;
    // Another place may have other ways to get there.
    if (addrID !== draft.addrID) change({ addrID, delivery: draft.addrID === null ? draft.delivery : '' });
  }

  /** The whole order, its new address saved first; null where something is missing. */
  async function wholeDraft(): Promise<CheckoutDraft | null> {
    setIsChecked(true);
    let { addrID } = draft;
    if (query.splitProblem !== '') {
      const wrong = '#checkout-address [aria-invalid="true"]';
      focusFirst(document.querySelector(wrong) ? wrong : '#checkout-address [type="checkbox"]:not(:checked)');
      return null;
    }
    if (address === null && !isPickup && !isSplit) {
      if (finishAddress.current === null) {
        focusFirst('#checkout-address button');
        return null;
      }
      addrID = await finishAddress.current();
      if (addrID === null) return null;
    }
    if (isAny(wrongCollector) || isAny(invoiceProblems(sentInvoice(draft.invoice)))) {
      focusFirst('[aria-invalid="true"]');
      return null;
    }
    return { ...draft, addrID, splits: query.splits, collector };
  }

  const submit = (preview: OrderPreview) => void sending.submit(wholeDraft, preview);

  function obstacle(): string {
    if (query.splitProblem !== '') return query.splitProblem;
    if (!isChecked) return '';
    if (isAny(wrongCollector)) return '请先填好取书人';
    if (address === null && !isPickup && !isSplit && !isAddressFilled) return NO_ADDRESS;
    return isAny(problems) ? '请先填好发票信息' : '';
  }

  const destination = isSplit
    ? `寄往 ${draft.splits.length} 个地址，运费分别计算`
    : isPickup
      ? `门店自提，取书人 ${collector.name}`
      : destinationOf(address);

  if (refused !== null) {
    return (
      <>
        <PageHeader title="确认订单" actions={STEPS} />
        <RefusedLines
          cartIDs={cartIDs.split(',')}
          refused={refused}
          onMended={() => {
            sending.forgetRefusedLines();
            void query.refetch();
          }}
        />
      </>
    );
  }
  const isNotThere = error?.kind === 'not-there';
  const isFailed = !isNotThere && (query.isError || error !== null);
  return (
    <>
      <PageHeader
        title="确认订单"
        purpose={isNotThere ? undefined : '提交后商品从购物车移到订单，请在 2 小时内付款。'}
        actions={STEPS}
      />
      <Stack gap={24} className={columns.columns} data-bar data-goes-on-at={PATHS.shoppingPay.path}>
        <Stack gap={16} columns="one" className={columns.main}>
          {draft.delivery === 'pickup' && !isSplit ? null : (
            <WhereTo
              draft={draft}
              price={query}
              lines={preview?.lines ?? NO_LINES}
              address={address}
              arrivalChange={arrivalChange}
              ownMobile={ownMobile}
              finisher={finishAddress}
              onSelect={choose}
              onFilled={setIsAddressFilled}
              change={change}
            />
          )}
          {isPickup ? (
            <PickupChoice
              note={preview?.deliveries.find(({ code }) => code === 'pickup')?.note ?? ''}
              collector={collector}
              problems={isChecked ? wrongCollector : {}}
              onChange={({ name, mobile }) => change({ collector: { name, mobile } })}
              onSend={draft.delivery === 'pickup' ? () => change({ delivery: '' }) : undefined}
            />
          ) : null}
          {isNotThere ? (
            <Sheet>
              <UnsupportedState text="不能在这里下单，购物车中的商品都还在。" />
            </Sheet>
          ) : null}
          {isFailed ? (
            <Sheet>
              <ErrorState
                title={error === null || error.isToldElsewhere ? PREVIEW_FAILED : error.message}
                text="购物车中的商品都还在，请重试。"
                onRetry={() => void retry()}
                isRetrying={query.isFetching}
                error={error}
              />
            </Sheet>
          ) : null}
          {preview === null && !isFailed && !isNotThere ? <CheckoutSkeleton /> : null}
          {preview ? (
            <>
              <OrderLines lines={preview.lines} acts={lineChanges.acts} />
              <DeliveryChoice
                // Books for several places are never collected, also before it is known how many go where.
                offers={
                  isSplit ? preview.deliveries.filter(({ code }) => code !== 'pickup') : preview.deliveries
                }
                chosen={delivery ?? ''}
                onChoose={(delivery) => change({ delivery })}
              />
              <SavingChoice
                preview={preview}
                chosen={
                  query.isFetching && draft.couponID !== 'auto' ? draft.couponID : preview.chosen.couponID
                }
                usesWallet={draft.usesWallet}
                onChooseCoupon={(couponID) => change({ couponID })}
                onUseWallet={(usesWallet) => change({ usesWallet })}
              />
              <InvoiceChoice
                invoice={draft.invoice}
                problems={problems}
                last={preview.member.invoices}
                titles={preview.member.titles}
                onChange={(invoice) => change({ invoice })}
                onTitleSaved={() => void query.refetch()}
              />
              <Wishes
                remark={draft.remark}
                wantsProof={draft.wantsProof}
                onRemark={(remark) => change({ remark })}
                onProof={(wantsProof) => change({ wantsProof })}
              />
            </>
          ) : null}
        </Stack>
        {preview ? (
          <SubmitPanel
            preview={preview}
            isOutdated={query.isFetching || lineChanges.isUnsaved}
            isSubmitting={sending.isSubmitting}
            obstacle={obstacle()}
            hint={address === null && !isPickup && isAddressFilled ? ADDRESS_GOES_ALONG : ''}
            problem={sending.problem}
            destination={destination}
            onSubmit={() => submit(preview)}
          />
        ) : null}
      </Stack>
      {sending.changes !== null && preview ? (
        <ChangedDialog
          changes={sending.changes}
          // The new price is read within the submission, which takes no second one before it ends.
          isReady={!query.isFetching && !sending.isSubmitting}
          onAgree={() => submit(preview)}
          onClose={sending.forgetChanges}
        />
      ) : null}
    </>
  );

  /** A choice that the server refused is given up, so that trying again can succeed. */
  function retry(): Promise<unknown> {
    if (answer?.kind !== 'choice') return query.refetch();
    change(answer.choice === 'coupon' ? { couponID: 'auto' } : { delivery: '' });
    return Promise.resolve();
  }
}

function isAny(problems: object): boolean {
  return Object.keys(problems).length > 0;
}

/** Scrolls to the first thing that is missing, and focuses it. */
function focusFirst(selector: string): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  });
}
