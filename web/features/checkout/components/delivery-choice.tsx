import { Money } from '#web/components/buying/money.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { shows } from '#web/lib/shows.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import { arrivalText } from '../model/arrival-text.ts';
import type { DeliveryOffer } from '../model/checkout.ts';

interface DeliveryChoiceProps {
  readonly offers: readonly DeliveryOffer[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

function Freight({ amount }: { amount: string }) {
  return amount === '0.00' ? '免运费' : <Money amount={amount} />;
}

/** How it comes, what that costs and when it arrives (配送方式). */
export function DeliveryChoice({ offers, chosen, onChoose }: DeliveryChoiceProps) {
  const choices = offers.map((offer) => ({
    key: offer.code,
    title: offer.name,
    note:
      offer.available === 'Y' ? (
        <WholeDates text={moneyWords(`${arrivalText(offer)}${noteOf(offer)}`)} />
      ) : undefined,
    value: <Freight amount={offer.freight} />,
    obstacle: offer.available === 'Y' ? '' : moneyWords(offer.reason),
  }));
  return (
    <Sheet title="配送方式" {...shows('OrderServiceMag.previewOrder')}>
      <ChoiceList label="配送方式" choices={choices} chosen={chosen} onChoose={onChoose} />
    </Sheet>
  );
}

function noteOf({ note }: DeliveryOffer): string {
  return note === '' ? '' : ` · ${note}`;
}
