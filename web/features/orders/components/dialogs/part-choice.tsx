import { ChoiceList } from '#web/components/choice-list.tsx';
import type { OrderCard } from '../../model/orders.ts';
import { partContents } from '../../model/part-words.ts';

interface PartChoiceProps {
  readonly label: string;
  readonly order: Pick<OrderCard, 'parts' | 'lines'>;
  /** Counted from 1; 0 for all of them, where that can be chosen. */
  readonly chosen: number;
  readonly all?: string;
  readonly onChoose: (part: number) => void;
}

/** Which of the addresses that an order goes to is meant (分寄地址). */
export function PartChoice({ label, order, chosen, all, onChoose }: PartChoiceProps) {
  const { parts = [], lines } = order;
  return (
    <ChoiceList
      label={label}
      choices={[
        ...(all === undefined ? [] : [{ key: '0', title: all }]),
        ...parts.map((part) => ({
          key: String(part.part),
          title: `${part.name} ${part.mobile}`,
          note: `${part.region}${part.detail}；${partContents(part, lines)}`,
        })),
      ]}
      chosen={String(chosen)}
      onChoose={(key) => onChoose(Number(key))}
    />
  );
}
