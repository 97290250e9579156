import { useState } from 'react';
import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import type { OrderLine } from '../../model/orders.ts';

/** Which work of the order has the problem, and how many copies of it (有问题的数量). */
export function useAffected(lines: readonly OrderLine[]) {
  const [lineID, setLineID] = useState(lines[0]?.lineID ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const line = lines.find((each) => each.lineID === lineID);
  const most = line?.count ?? 0;
  const count = typed ?? String(most);
  const known = parseWholeNumber(count.trim());
  const isRight = known !== null && known >= 1 && known <= most;
  return {
    lineID,
    count,
    problem: isRight || line === undefined ? '' : `有问题的数量请输入 1 到 ${most} 之间的整数`,
    /** How the customer service reads it, before the description. */
    words: line && isRight ? `《${line.clientDesignName}》${copiesText(known, line.goodsName)}：` : '',
    choose(id: string) {
      setLineID(id);
      setTyped(null);
    },
    setCount: (text: string) => setTyped(text),
  };
}

interface AffectedCopiesProps {
  readonly affected: ReturnType<typeof useAffected>;
  readonly lines: readonly OrderLine[];
}

/** Asked beside the description, because a repair has to know what to repair. */
export function AffectedCopies({ affected, lines }: AffectedCopiesProps) {
  return (
    <>
      {lines.length > 1 ? (
        <ChoiceList
          label="有问题的作品"
          choices={lines.map(({ lineID, clientDesignName, goodsName, count }) => ({
            key: lineID,
            title: clientDesignName,
            note: `${goodsName}，${copiesText(count, goodsName)}`,
          }))}
          chosen={affected.lineID}
          onChoose={affected.choose}
        />
      ) : null}
      <TextField
        label="有问题的数量"
        inputMode="numeric"
        field={{ value: affected.count, problem: affected.problem || undefined, change: affected.setCount }}
      />
    </>
  );
}
