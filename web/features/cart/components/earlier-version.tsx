import { useEffect, useRef } from 'react';
import { chinaDayText } from '#contracts/rules/china-time.ts';
import { LineNote } from '#web/components/buying/line-note.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';

interface EarlierVersionProps {
  readonly cartID: string;
  /** When that version was ordered. */
  readonly versionAt: string;
  /** The element that names the line. */
  readonly lineNameId: string;
  readonly onChanged?: () => void;
}

/** That a line prints its work as it was ordered once (再次购买), and the way to the work as it is. */
export function EarlierVersion({ cartID, versionAt, lineNameId, onChanged }: EarlierVersionProps) {
  const now = useServerNow(null);
  const note = useRef<HTMLDivElement>(null);
  const printing = useAct('ShopCarService.printCurrent', {
    doneText: ({ showPageNum, unitPrice }) => `已改印现在的作品：${showPageNum}，单价 ¥ ${unitPrice}`,
    ...(onChanged && { onDone: onChanged }),
  });
  // What was pressed goes with the note, so the focus goes to what else can be done to the line.
  useEffect(() => {
    const line = note.current?.closest('li');
    return () => {
      if (document.activeElement === document.body) line?.querySelector<HTMLElement>('button')?.focus();
    };
  }, []);
  return (
    <div ref={note} {...shows('ShopCarService.printCurrent')}>
      <LineNote
        describedBy={lineNameId}
        text={`印的是${chinaDayText(Date.parse(versionAt), now)}下单时的内容，不含之后的改动`}
        label="改印现在的作品"
        onAct={() => void printing.run({ cartID })}
      />
      <Problem text={printing.problem} />
    </div>
  );
}
